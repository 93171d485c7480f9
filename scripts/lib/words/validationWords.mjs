import { argumentsOf, compileText } from '../../../packages/ui/src/words/compileText.ts';
import { units } from '../../../packages/validation/src/messages/units.ts';
import { differences, messagesOf, nameOf, tableOf, writtenFile } from './wordTables.mjs';

const OF_SUBJECT = ['name', 'unit'];
/** What rules say of a value, and what `issueText` calculates of it. */
const FIGURES = [
  ...['character', 'count', 'digits', 'entered', 'example', 'extra', 'last', 'max', 'min', 'missing'],
  ...['mostDigits', 'others', 'sign', 'spread'],
];

const destructured = (names) => (names.length > 0 ? `{ ${names.join(', ')} }` : '_');

/** Code of a text: a string, or a function of a subject and the figures of an issue. */
function codeOf(id, text) {
  const isReason = id.startsWith('reasons.');
  const { code, helpers } = compileText(id, text, {
    names: isReason ? [...OF_SUBJECT, ...FIGURES] : FIGURES,
    // Rules of length always give one.
    optional: /^reasons\.(short|long)$/.test(id) ? [] : ['example', 'others'],
  });
  if (helpers.size > 0)
    throw new RangeError(`The word '${id}' needs the rules of its language: pick by =1 and other here.`);
  const used = argumentsOf(id, text);
  if (used.length === 0) return isReason ? `() => ${code}` : code;
  const subject = used.filter((name) => isReason && OF_SUBJECT.includes(name));
  const figures = used.filter((name) => !subject.includes(name));
  const given = [...(isReason ? [subject] : []), ...(figures.length > 0 ? [figures] : [])];
  return `(${given.map(destructured).join(', ')}) => ${code}`;
}

/** `rules.city.missing` is the rule `city.missing`; a subject has its unit beside its name. */
function leavesOf(id, text) {
  const [group = '', ...rest] = id.split('.');
  if (group !== 'subjects') return [[[group, rest.join('.')], codeOf(id, text)]];
  const [subject = ''] = rest;
  return [
    [[group, subject, 'name'], codeOf(id, text)],
    [[group, subject, 'unit'], JSON.stringify(units[subject])],
  ];
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
