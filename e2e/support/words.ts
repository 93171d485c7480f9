import { readFileSync } from 'node:fs';
import type { Market } from '@driveline/markets';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { esUS } from '@driveline/ui/i18n/es-US';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import type { RuleName } from '@driveline/validation';
import * as issues from '@driveline/validation/messages';

const tables = [enUS, esMX, esUS, ptBR];
const locales = ['en-US', 'es-MX', 'es-US', 'pt-BR'];
const issueTables = [issues.enUS, issues.esMX, issues.esUS, issues.ptBR];
/** What speaks where a file holds only what its region says otherwise. */
const bases: Readonly<Record<string, string>> = { 'es-US': 'es-MX' };

/** Of a package or app, by locale and id. */
export function messagesOf(folder: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const read = (locale: string) => {
    const file = new URL(`../../${folder}/messages/${locale}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  };
  return Object.fromEntries(
    locales.map((locale) => [locale, { ...read(bases[locale] ?? locale), ...read(locale) }]),
  );
}

const messages = messagesOf('packages/storefront');
const serverMessages = messagesOf('apps/b2c');

/** What a market's shop says, so that one journey reads all languages. */
export interface Words {
  /** The components' own words. */
  readonly ui: typeof enUS;
  /** A page's text; `{name}` places are filled. Texts with a plural are not for tests. */
  readonly text: (id: string, values?: Readonly<Record<string, string | number>>) => string;
  /** What the server says of an error, filled likewise. */
  readonly error: (id: string, values?: Readonly<Record<string, string | number>>) => string;
  /** What a form says of a field that breaks this rule. */
  readonly issue: (rule: RuleName) => string;
  /** Amount in the market's currency, without the code behind totals. */
  readonly money: (amount: number) => string;
}

/** @param market in the language that its pages speak */
export function wordsOf({ locale, currency }: Market): Words {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
  });
  const issueTable = issueTables[locales.indexOf(locale)] ?? issues.enUS;
  return {
    ui: tables[locales.indexOf(locale)] ?? enUS,
    text: (id, values = {}) => filled(messages[locale]?.[id], id, values),
    error: (id, values = {}) => filled(serverMessages[locale]?.[id], id, values),
    issue: (rule) => issues.issueText({ rule, params: {} }, issueTable),
    money: (amount) => format.format(amount),
  };
}

function filled(message: string | undefined, id: string, values: Readonly<Record<string, string | number>>) {
  if (message === undefined) throw new RangeError(`There is no message '${id}'.`);
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A field's label, alone or with a note in brackets behind it: 'Phone (optional)'. */
export const labelled = (label: string) => new RegExp(`^${escaped(label)}( \\(.*)?$`);

/** The whole text, in which `{}` stands for what is not known. */
export function pattern(text: string): RegExp {
  const parts = text.split('{}').map(escaped);
  return new RegExp(`^${parts.join('.+')}$`);
}
