import type { Helper } from './compileText.ts';
import { issueWordCode, issueWordPath } from './issueWords.ts';
import { helperCode, wordCode } from './wordCode.ts';
import { over, plant, tableCode, type WordTree } from './wordTree.ts';
import { signatures } from './signatures.ts';

/** Texts by id. */
export type Words = Readonly<Record<string, string>>;

/** The words of a first page, or those that come later. */
export type Half = keyof typeof signatures;

/** A text of the components by its path in `UiStrings`; the entries of a list are counted from 0. */
export type UiWordId = keyof typeof signatures.first | keyof typeof signatures.late;

/** Ids of the texts in a half. */
export const uiWordIds = (half: Half): string[] => Object.keys(signatures[half]);

/**
 * Statements for a module that has the words of a half as `stock`: they make `strings`, which has other texts in their
 * place. Without such texts it is `stock` itself; with all of them nothing of `stock` is left.
 * @param words ICU messages, with the arguments of the original; ids of the other half are left out
 * @throws RangeError naming a message as a shop does (`ui.<id>`) that does not parse or takes what its component does not give
 */
export function patchedWords(locale: string, half: Half, words: Words = {}): string {
  const known: Words = signatures[half];
  const helpers = new Set<Helper>();
  const tree: WordTree = {};
  for (const [id, text] of Object.entries(words)) {
    const signature = Object.hasOwn(known, id) ? known[id] : undefined;
    if (signature === undefined) continue;
    const compiled = wordCode(`ui.${id}`, text, signature);
    compiled.helpers.forEach((helper) => helpers.add(helper));
    plant(tree, id.split('.'), compiled.code);
  }
  const isWhole = Object.keys(known).every((id) => Object.hasOwn(words, id));
  return [
    helpers.size > 0 ? "import { countFor, pluralFor } from '@driveline/ui/i18n/plural';" : '',
    helperCode(locale, helpers),
    `const strings = ${isWhole ? tableCode(tree) : over('stock', tree)};`,
  ].join('\n');
}

/**
 * The same for errors of fields: statements that make `issueMessages` of `stockIssues`, the table of `@driveline/validation`.
 * @param ids of all texts, for a language that is given whole
 * @throws RangeError naming a message (`validation.<id>`) that does not parse or takes what no rule gives
 */
export function patchedIssues(ids: readonly string[], words: Words = {}): string {
  const isWhole = ids.every((id) => Object.hasOwn(words, id));
  const tree: WordTree = {};
  for (const [id, text] of Object.entries(words)) {
    const path = issueWordPath(id);
    plant(tree, path, issueWordCode(id, text));
    const [group, subject = ''] = path;
    if (isWhole && group === 'subjects') plant(tree, [group, subject, 'unit'], `units.${subject}`);
  }
  return [
    isWhole ? "import { units } from '@driveline/validation/messages';" : '',
    `const issueMessages = ${isWhole ? tableCode(tree) : over('stockIssues', tree)};`,
  ].join('\n');
}
