import { IntlMessageFormat } from 'intl-messageformat';
import type { Market } from '@driveline/markets';
import { shippedWords, type MessageId, type OwnWords } from './index.ts';
import { nearest } from './localized.ts';

const ids = Object.keys(shippedWords['en-US'] ?? {}) as MessageId[];

/**
 * The markets of a server with what its shop says otherwise. A language that does not ship needs every message: a
 * shopper never reads two languages.
 * @throws RangeError for a locale that no market speaks, an id that no message has, a value that the server does not
 *   give, and a market that nobody has words for
 */
export function withWords<M extends Market>(markets: readonly M[], words: OwnWords = {}): readonly M[] {
  const spoken = markets.flatMap(({ locale, otherLocales = [] }) => [
    locale,
    ...otherLocales.map((other) => other.locale),
  ]);
  for (const [locale, own] of Object.entries(words)) {
    if (!spoken.includes(locale)) throw new RangeError(`words: no market of this server speaks ${locale}.`);
    for (const [id, text] of Object.entries(own)) checkWord(`words, ${locale}`, id, text, locale);
  }
  for (const locale of spoken) {
    const own = words[locale] ?? {};
    const missing = nearest(Object.keys(shippedWords), locale) ? undefined : ids.find((id) => !(id in own));
    if (missing) throw new RangeError(`words: ${locale} does not ship, and '${missing}' is missing.`);
  }
  return Object.keys(words).length > 0 ? markets.map((market) => ({ ...market, words })) : markets;
}

function checkWord(place: string, id: string, text: string, locale: string): void {
  const stock = shippedWords['en-US']?.[id as MessageId];
  if (stock === undefined) throw new RangeError(`${place}: '${id}' is the id of no message.`);
  const known = argumentsOf(stock, 'en-US');
  const strange = argumentsOf(text, locale).find((name) => !known.includes(name));
  if (strange)
    throw new RangeError(
      `${place}: '${id}' has {${strange}}, which the server does not give. It gives ${known.map((name) => `{${name}}`).join(', ') || 'none'}.`,
    );
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Names of the values of an ICU message, sorted. @throws SyntaxError when it does not parse */
export const argumentsOf = (message: string, locale: string): string[] =>
  [
    ...new Set(namesIn(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst())),
  ].toSorted();

const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => {
    const options = 'options' in element ? Object.values(element.options) : [];
    return [...nameOf(element), ...options.flatMap(({ value }) => namesIn(value))];
  });

/** Literal text and the number sign of a plural have no name. */
const nameOf = (element: Element): string[] =>
  'value' in element && element.type !== 0 ? [element.value] : [];
