import { issueWordCode, issueWordPath } from '../../../packages/ui/src/words/issueWords.ts';
import { units } from '../../../packages/validation/src/messages/units.ts';
import { differences, messagesOf, nameOf, tableOf, writtenFile } from './wordTables.mjs';

/** A subject has its unit beside its name. */
function leavesOf(id, text) {
  const path = issueWordPath(id);
  const leaf = [path, issueWordCode(id, text)];
  const [group, subject = ''] = path;
  return group === 'subjects' ? [leaf, [[group, subject, 'unit'], JSON.stringify(units[subject])]] : [leaf];
}

const own = {
  // A field of one market's form.
  ids: /^empty\./,
  // English says how many were typed, the others how many are missing.
  arguments: /^reasons\.(short|long)$/,
};

/** Words of field errors, a module for each language. */
export async function validationFiles(words = messagesOf('packages/validation')) {
  const faults = differences(words, own);
  if (faults.length > 0) throw new RangeError(faults.join('\n'));
  return Promise.all(
    Object.entries(words).map(([locale, texts]) => {
      const leaves = Object.entries(texts).flatMap(([id, text]) => leavesOf(id, text));
      return writtenFile(
        `packages/validation/src/messages/${locale}.ts`,
        `import type { Messages } from './messages.ts';

export const ${nameOf(locale)}: Messages = ${tableOf(leaves)};
`,
        `messages/${locale}.json`,
      );
    }),
  );
}
