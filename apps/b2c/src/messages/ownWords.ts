import { IntlMessageFormat } from 'intl-messageformat';
import { nearestLocale, type Market } from '@driveline/markets';
import { enUS, issueWordIds } from '@driveline/validation/messages';
import { shippedWords, type MessageId, type OwnWords, type ServerWordId } from './index.ts';

/** Kinds of elements in the tree of intl-messageformat. */
const [LITERAL, ARGUMENT, NUMBER, SELECT, PLURAL] = [0, 1, 2, 5, 6];

/** Values that are numbers, for a language to put into its plurals. All others are text: an amount, a date and a time too. */
const numbers = ['count', 'days', 'hour', 'inCart', 'limit', 'minutes', 'months', 'n'];

const mayBe = (kind: number, value: string): boolean =>
  kind === ARGUMENT || kind === SELECT || (numbers.includes(value) && (kind === NUMBER || kind === PLURAL));

const OF_ISSUES = 'validation.';
const ids = [
  ...Object.keys(shippedWords['en-US'] ?? {}),
  ...issueWordIds(enUS).map((id) => OF_ISSUES + id),
] as ServerWordId[];

/**
 * The markets of a server with what its shop says otherwise. A language that does not ship needs every message: a
 * shopper never reads two languages.
 * @throws RangeError for a locale that no market speaks, an id that no message has, a value that the server does not
 *   give or not in that kind, and a market that nobody has words for
 */
export function withWords<M extends Market>(markets: readonly M[], words: OwnWords = {}): readonly M[] {
  const spoken = markets.flatMap(({ locale, otherLocales = [] }) => [
    locale,
    ...otherLocales.map((other) => other.locale),
  ]);
  for (const [locale, own] of Object.entries(words)) {
    if (!spoken.includes(locale)) throw new RangeError(`words: no market of this server speaks ${locale}.`);
    for (const [id, text = ''] of Object.entries<string | undefined>(own))
      checkWord(`words, ${locale}`, id, text, locale);
  }
  for (const locale of spoken) {
    const own = words[locale] ?? {};
    if (nearestLocale(Object.keys(shippedWords), locale)) continue;
    const missing = ids.filter((id) => !(id in own));
    if (missing.length > 0)
      throw new RangeError(
        `words: ${locale} does not ship, and ${missing.length} of its messages are missing: ${missing.slice(0, 10).join(', ')}${missing.length > 10 ? ' …' : ''}.`,
      );
  }
  return Object.keys(words).length > 0 ? markets.map((market) => ({ ...market, words })) : markets;
}

function checkWord(place: string, id: string, text: string, locale: string): void {
  // Its arguments are those of a rule; a build of the shop's pages knows them.
  if (isOfIssue(id)) return void argumentsOf(text, locale);
  const stock = shippedWords['en-US']?.[id as MessageId];
  if (stock === undefined) throw new RangeError(`${place}: '${id}' is the id of no message.`);
  // A language takes what its grammar needs, as Spanish the hour for 'a la 1:00'.
  const said = Object.entries(shippedWords).flatMap(([of, words]) => argumentsOf(words[id as MessageId], of));
  const known = [...new Set(said)];
  for (const { value, type } of usesIn(text, locale)) {
    if (!known.includes(value))
      throw new RangeError(
        `${place}: '${id}' has {${value}}, which the server does not give. It gives ${known.map((name) => `{${name}}`).join(', ') || 'none'}.`,
      );
    if (!mayBe(type, value))
      throw new RangeError(
        `${place}: '${id}' formats {${value}}, which the server gives as text, as a number, a plural, a date or a time. Write {${value}}.`,
      );
  }
}

/** A field of one market's form may have a text of its own. */
const isOfIssue = (id: string): boolean =>
  id.startsWith(`${OF_ISSUES}empty.`) || (id.startsWith(OF_ISSUES) && ids.includes(id as ServerWordId));

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
type Argument = Extract<Element, { value: string }>;

/** Names of the values of an ICU message, sorted. @throws SyntaxError when it does not parse */
export const argumentsOf = (message: string, locale: string): string[] =>
  [...new Set(usesIn(message, locale).map(({ value }) => value))].toSorted();

/** Each place of an ICU message where a value is written. */
const usesIn = (message: string, locale: string): Argument[] =>
  argumentsIn(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst());

const argumentsIn = (elements: readonly Element[]): Argument[] =>
  elements.flatMap((element) => {
    const options = 'options' in element ? Object.values(element.options) : [];
    // Literal text and the number sign of a plural have no name.
    const own = 'value' in element && element.type !== LITERAL ? [element] : [];
    return [...own, ...options.flatMap(({ value }) => argumentsIn(value))];
  });
