import {
  argumentsOf,
  patchedIssues,
  patchedWords,
  uiWordIds,
  type Half,
  type Words,
} from '@driveline/ui/words';
import { enUS, issueWordIds } from '@driveline/validation/messages';
import { stockLocale } from '../content/stockContent.ts';
import { serverMessageIds } from '../server/serverWords.ts';
import { unknownName } from '../src/unknownName.ts';

/** What a shop says otherwise, by locale and id. */
export type OwnWords = Readonly<Record<string, Words>>;

const OF_UI = 'ui.';
const OF_ISSUES = 'validation.';
const OF_SHOP = 'shop.';
const uiIds = [...uiWordIds('first'), ...uiWordIds('late')];
const issueIds = issueWordIds(enUS);
/** Said by other parts: the components, the rules of fields, the server. */
const ELSEWHERE = { [OF_UI]: uiIds, [OF_ISSUES]: issueIds, 'server.': serverMessageIds };
const elsewhere = Object.entries(ELSEWHERE).flatMap(([part, ids]) => ids.map((id) => part + id));

/** The words of one part, by their ids there. */
const wordsOf = (own: Words, part: string): Words =>
  Object.fromEntries(
    Object.entries(own)
      .filter(([id]) => id.startsWith(part))
      .map(([id, text]) => [id.slice(part.length), text]),
  );

/**
 * What a shop does not say in a language that does not ship, which is given whole: a shopper never reads two.
 * @param stock ids of the pages' texts
 */
export function lackingWords(locale: string, stock: readonly string[], own: Words = {}): string | undefined {
  const missing = stockLocale(locale) ? [] : [...stock, ...elsewhere].filter((id) => !Object.hasOwn(own, id));
  const first = `${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ' …' : ''}`;
  const lack = `Driveline has no words in '${locale}', and the shop's messages for it lack ${missing.length}: ${first}.`;
  return missing.length > 0 ? lack : undefined;
}

/**
 * A file of messages with what the shop says otherwise, and what it adds.
 * @throws RangeError for an id that does not exist, and for an argument that the page does not give
 */
export function withShopWords(stock: Words, own: Words = {}): Words {
  const words = Object.entries(own).filter(
    ([id]) => !Object.keys(ELSEWHERE).some((part) => id.startsWith(part)),
  );
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
  const words = wordsOf(own, OF_UI);
  checkKnown(OF_UI, words, uiIds);
  return patchedWords(locale, half, words);
}

/**
 * Statements that make `issueMessages` of `stockIssues`, the errors of fields, with those of the shop in it.
 * @throws RangeError for an id that does not exist, and for an argument that no rule gives
 */
export function shopIssues(own: Words = {}): string {
  const words = wordsOf(own, OF_ISSUES);
  // A field of one market's form may have a text of its own.
  const ruled = Object.fromEntries(Object.entries(words).filter(([id]) => !id.startsWith('empty.')));
  checkKnown(OF_ISSUES, ruled, issueIds);
  return patchedIssues(issueIds, words);
}

function checkKnown(part: string, words: Words, known: readonly string[]): void {
  const strange = Object.keys(words).find((id) => !known.includes(id));
  if (strange === undefined) return;
  const names = known.map((id) => part + id);
  throw unknownName('words', part + strange, names);
}
