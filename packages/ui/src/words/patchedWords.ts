import type { Helper } from './compileText.ts';
import { helperCode, wordCode } from './wordCode.ts';
import { signatures } from './signatures.ts';

/** Texts by id. */
export type Words = Readonly<Record<string, string>>;

/** The words of a first page, or those that come later. */
export type Half = keyof typeof signatures;

/** A text of the components by its path in `UiStrings`; the entries of a list are counted from 0. */
export type UiWordId = keyof typeof signatures.first | keyof typeof signatures.late;

interface Tree {
  [key: string]: Tree | string;
}

/** Ids of the texts in a half. */
export const uiWordIds = (half: Half): string[] => Object.keys(signatures[half]);

/**
 * Statements for a module that has the words of a half as `stock`: they make `strings`, which has other texts in their
 * place. Without such texts it is `stock` itself.
 * @param words ICU messages, with the arguments of the original; ids of the other half are left out
 * @throws RangeError naming a message as a shop does (`ui.<id>`) that does not parse or takes what its component does not give
 */
export function patchedWords(locale: string, half: Half, words: Words = {}): string {
  const known: Words = signatures[half];
  const helpers = new Set<Helper>();
  const tree: Tree = {};
  for (const [id, text] of Object.entries(words)) {
    const signature = Object.hasOwn(known, id) ? known[id] : undefined;
    if (signature === undefined) continue;
    const compiled = wordCode(`ui.${id}`, text, signature);
    compiled.helpers.forEach((helper) => helpers.add(helper));
    plant(tree, id.split('.'), compiled.code);
  }
  return [
    helpers.size > 0 ? "import { countFor, pluralFor } from '@driveline/ui/i18n/plural';" : '',
    helperCode(locale, helpers),
    `const strings = ${over('stock', tree)};`,
  ].join('\n');
}

function plant(tree: Tree, [key = '', ...rest]: readonly string[], code: string): void {
  if (rest.length === 0) tree[key] = code;
  else plant((tree[key] ??= {}) as Tree, rest, code);
}

/** An object or a list with other leaves, as an expression. */
function over(original: string, tree: Tree): string {
  const entries = Object.entries(tree).map(
    ([key, it]) =>
      [
        JSON.stringify(key),
        typeof it === 'string' ? it : over(`${original}[${JSON.stringify(key)}]`, it),
      ] as const,
  );
  if (entries.length === 0) return original;
  return entries.every(([key]) => /^"\d+"$/.test(key))
    ? `${original}${entries.map(([key, code]) => `.with(${JSON.parse(key)}, ${code})`).join('')}`
    : `{ ...${original}, ${entries.map(([key, code]) => `${key}: ${code}`).join(', ')} }`;
}
