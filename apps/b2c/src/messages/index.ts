import type { Market } from '@driveline/markets';
import { enUS } from './en-US.ts';
import { esMX } from './es-MX.ts';
import { ptBR } from './pt-BR.ts';

export type ErrorMessages = Readonly<Record<keyof typeof enUS, string>>;
export type MessageKey = keyof typeof enUS;

const byLocale: Readonly<Record<string, ErrorMessages>> = { 'en-US': enUS, 'es-MX': esMX, 'pt-BR': ptBR };

/**
 * The value of a table of locales for a market: its locale's, else its language's, else English, so that a
 * market that another team adds speaks at once.
 */
export function localized<T>(table: Readonly<Record<string, T>>, market: Market): T {
  const near = Object.keys(table).find((locale) => locale.startsWith(`${market.language}-`));
  return (table[market.locale] ?? table[near ?? ''] ?? table['en-US']) as T;
}

/** Puts values into `{name}` placeholders. */
export const fill = (template: string, values: Readonly<Record<string, string | number>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export type Text = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** The server's own words in the market's language; an unknown key reads as the general failure. */
export function textOf(market: Market): Text {
  const messages = localized(byLocale, market);
  return (key, values) => fill(messages[key] ?? messages.error_internal, values);
}
