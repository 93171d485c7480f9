import { argumentsOf, patchedWords, uiWordIds, type Half, type Words } from '@driveline/ui/words';
import { unknownName } from '../src/unknownName.ts';

/** What a shop says otherwise, by locale and id. */
export type OwnWords = Readonly<Record<string, Words>>;

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
    const known = argumentsOf(id, original);
    const missing = argumentsOf(id, text).find((name) => !known.includes(name));
    if (missing !== undefined)
      throw new RangeError(
        `The word '${id}' has the argument {${missing}}, which its page does not give. It gives ${known.map((name) => `{${name}}`).join(', ') || 'none'}.`,
      );
  }
  return { ...stock, ...Object.fromEntries(words) };
}

/**
 * Statements that make `strings` of `stock`, the components' words of one half, with those of the shop in it.
 * @throws RangeError for an id that does not exist, and for an argument that the component does not give
 */
export function shopStrings(locale: string, half: Half, own: Words = {}): string {
  const known = [...uiWordIds('first'), ...uiWordIds('late')];
  const words = Object.entries(own)
    .filter(([id]) => id.startsWith(OF_UI))
    .map(([id, text]) => [id.slice(OF_UI.length), text] as const);
  for (const [id] of words) {
    if (known.includes(id)) continue;
    const names = known.map((it) => OF_UI + it);
    throw unknownName('words', OF_UI + id, names);
  }
  return patchedWords(locale, half, Object.fromEntries(words));
}
