import { inLocale, marketByCode } from '@driveline/markets';
import { saidWords, textPattern } from '../../scripts/lib/words/textPattern.mjs';
import { messagesOf } from './words.ts';

// What the server says of a mistake: the texts of its errors, and of the rules that it checks like every form.
const tables = [messagesOf('apps/b2c'), messagesOf('packages/validation')];
const patterns = new Map<string, readonly RegExp[]>();

function patternsOf(locale: string): readonly RegExp[] {
  const known = patterns.get(locale);
  if (known) return known;
  const made = tables
    .flatMap((table) => Object.values(table[locale] ?? {}))
    .filter((text) => saidWords(text).some((part) => /\p{L}{2}/u.test(part)))
    .map(textPattern);
  patterns.set(locale, made);
  return made;
}

/** Whether a sentence is one of the server's, in a language of the market. */
export const isOfServer = (market: string, language: string, sentence: string): boolean =>
  patternsOf(inLocale(marketByCode(market), language).locale).some((pattern) => pattern.test(sentence));
