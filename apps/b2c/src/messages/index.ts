import { nearestLocale } from '@driveline/markets';
import { IntlMessageFormat } from 'intl-messageformat';
import enUS from '../../messages/en-US.json' with { type: 'json' };
import esMX from '../../messages/es-MX.json' with { type: 'json' };
import esUS from '../../messages/es-US.json' with { type: 'json' };
import ptBR from '../../messages/pt-BR.json' with { type: 'json' };
import type { IssueWordId } from '@driveline/validation/messages';
import type { Speech } from './localized.ts';

/** Id of a message of `messages/<locale>.json`. */
export type MessageId = keyof typeof enUS;

export type Words = Readonly<Record<MessageId, string>>;

/** By locale; a message that a language lacks is a type error. A further region of one has what it says otherwise. */
export const shippedWords: Readonly<Record<string, Words>> = {
  'en-US': enUS,
  'es-MX': esMX,
  'es-US': { ...esMX, ...esUS },
  'pt-BR': ptBR,
};

export type TextValues = Readonly<Record<string, string | number>>;

/** A message in a market's language. @throws Error when a value of the message is missing */
export type Text = (id: MessageId, values?: TextValues) => string;

/** Id of what a shop may say otherwise: a message, or what `@driveline/validation` says of a field. */
export type ServerWordId = MessageId | `validation.${IssueWordId}`;

/** What a shop says otherwise, by locale and id (`withWords`). */
export type OwnWords = Readonly<Record<string, Readonly<Partial<Record<ServerWordId, string>>>>>;

/** A market, with the words of the shop that opened the server. */
export type Speaker = Speech & { readonly words?: OwnWords };

/** The server's own words in a market's language. A key of an adapter that no message has reads as the general failure. */
export function textOf(market: Speaker): Text {
  const words = shippedFor(market);
  const own = market.words?.[market.locale];
  return (id, values) => writeMessage(market.locale, own?.[id] ?? words[id] ?? words.error_internal, values);
}

/** The paragraphs or entries of a message, which stand on lines of their own. */
export const linesOf = (text: string): string[] => text.split('\n');

/** The words of a market's language, of another region where its own has none (`es-AR`: `es-MX`), else English. */
const shippedFor = ({ locale }: Speech): Words =>
  shippedWords[nearestLocale(Object.keys(shippedWords), locale) ?? ''] ?? enUS;

/**
 * Puts values into an ICU message.
 * @throws Error when one is missing
 */
export const writeMessage = (locale: string, message: string, values?: TextValues): string =>
  formatOf(locale, message).format(values) as string;

const formats = new Map<string, IntlMessageFormat>();

/** A message is parsed once. */
function formatOf(locale: string, message: string): IntlMessageFormat {
  const key = `${locale} ${message}`;
  const format = formats.get(key) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}
