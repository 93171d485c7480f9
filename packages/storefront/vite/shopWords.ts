import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { unknownName } from '../src/unknownName.ts';

type Words = Readonly<Record<string, string>>;

/** What a shop says otherwise, by locale and id. */
export type OwnWords = Readonly<Record<string, Words>>;

/** The words of a first page, or those that come later. */
export type Half = 'first' | 'late';

/** A table of words of `@driveline/ui`. */
export type WordTable = { readonly [key: string]: unknown };

const OF_UI = 'ui.';
const OF_SHOP = 'shop.';

/**
 * A file of messages with what the shop says otherwise, and what it adds.
 * @throws RangeError for an id that does not exist, and for an argument that the page does not give
 */
export function withShopWords(stock: Words, own: Words = {}): Words {
  const words = Object.entries(own).filter(([id]) => !id.startsWith(OF_UI));
  for (const [id, text] of words) {
    if (id.startsWith(OF_SHOP)) continue;
    const original = Object.hasOwn(stock, id) ? stock[id] : undefined;
    if (original === undefined) throw unknownName('words', id, Object.keys(stock));
    const known = argumentsOf(original);
    const missing = argumentsOf(text).find((name) => !known.includes(name));
    if (missing !== undefined)
      throw new RangeError(
        `The word '${id}' has the argument {${missing}}, which its page does not give. It gives ${known.map((name) => `{${name}}`).join(', ') || 'none'}.`,
      );
  }
  return { ...stock, ...Object.fromEntries(words) };
}

const argumentsOf = (text: string): string[] =>
  namesIn(parse(text, { captureLocation: false, ignoreTag: true }));

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => [
    ...(element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value]),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : []),
  ]);

/** The components' words of one half in a shop, as an expression over `stock`. */
export async function shopStrings(locale: string, half: Half, own: Words = {}): Promise<string> {
  const words = uiWords(own);
  if (Object.keys(words).length === 0) return 'stock';
  const tableOf = async (of: Half) => {
    const tables = (await import(`@driveline/ui/i18n/${of}/${locale}`)) as Readonly<
      Record<string, WordTable>
    >;
    return Object.values(tables)[0] ?? {};
  };
  return patchedTable(
    'stock',
    words,
    await tableOf(half),
    await tableOf(half === 'first' ? 'late' : 'first'),
  );
}

/** The texts of `@driveline/ui` that a shop says otherwise, by their path without `ui.`. */
export const uiWords = (own: Words = {}): Words =>
  Object.fromEntries(
    Object.entries(own).flatMap(([id, text]) =>
      id.startsWith(OF_UI) ? [[id.slice(OF_UI.length), text]] : [],
    ),
  );

const textAt = (table: WordTable, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (isTable(at) && Object.hasOwn(at, key) ? at[key] : undefined), table);

const isTable = (it: unknown): it is WordTable => typeof it === 'object' && it !== null && !Array.isArray(it);

const pathsIn = (table: WordTable, start = ''): string[] =>
  Object.entries(table).flatMap(([key, it]) =>
    isTable(it) ? pathsIn(it, `${start}${key}.`) : typeof it === 'string' ? [`${start}${key}`] : [],
  );

/**
 * An expression for a half of the words of `@driveline/ui` with those of the shop in it.
 * @param name of the variable that holds the half
 * @throws RangeError for a path that is in neither half or is no plain text
 */
export function patchedTable(name: string, words: Words, half: WordTable, other: WordTable): string {
  const tree: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(words)) {
    if (typeof textAt(half, path) === 'string') plant(tree, path.split('.'), text);
    else if (typeof textAt(other, path) !== 'string') {
      const known = [...pathsIn(half), ...pathsIn(other)].map((it) => OF_UI + it);
      throw unknownName('words', OF_UI + path, known);
    }
  }
  return expressionOf(tree, name);
}

function plant(tree: Record<string, unknown>, [key = '', ...rest]: readonly string[], text: string): void {
  tree[key] = rest.length === 0 ? text : (tree[key] ?? {});
  if (rest.length > 0) plant(tree[key] as Record<string, unknown>, rest, text);
}

function expressionOf(tree: Readonly<Record<string, unknown>>, from: string): string {
  const entries = Object.entries(tree).map(([key, it]) => {
    const value =
      typeof it === 'string' ? JSON.stringify(it) : expressionOf(it as typeof tree, `${from}.${key}`);
    return `${key}: ${value}`;
  });
  return entries.length === 0 ? from : `{ ...${from}, ${entries.join(', ')} }`;
}
