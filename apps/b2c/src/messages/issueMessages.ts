import type { Market } from '@driveline/markets';
import {
  enUS,
  esMX,
  esUS,
  ptBR,
  units,
  type Messages,
  type SubjectText,
} from '@driveline/validation/messages';
import { writeMessage, type Speaker, type TextValues } from './index.ts';
import { localized, type Localized } from './localized.ts';

const byLocale: Localized<Messages> = { 'en-US': enUS, 'es-MX': esMX, 'es-US': esUS, 'pt-BR': ptBR };

/** What the issues of fields say in the market's language, with what the shop says otherwise. */
export function issueMessagesOf(market: Market & Speaker): Messages {
  const stock = localized(byLocale, market);
  const words: { readonly [Id in string]?: string } | undefined = market.words?.[market.locale];
  return words ? withIssueWords(stock, words, market.locale) : stock;
}

const OF_ISSUES = 'validation.';

type Groups = {
  readonly subjects: Record<string, SubjectText>;
  readonly reasons: Record<string, Messages['reasons']['missing']>;
  readonly rules: Record<string, (params: TextValues) => string>;
  readonly empty: Record<string, string>;
};

function withIssueWords(
  stock: Messages,
  words: { readonly [Id in string]?: string },
  locale: string,
): Messages {
  const { subjects, reasons, rules, empty }: Groups = { subjects: {}, reasons: {}, rules: {}, empty: {} };
  const write = (text: string, values: TextValues) => writeMessage(locale, text, withNone(values));
  for (const [id, text] of Object.entries(words)) {
    if (text === undefined || !id.startsWith(OF_ISSUES)) continue;
    const [group = '', first = '', ...rest] = id.slice(OF_ISSUES.length).split('.');
    const name = [first, ...rest].join('.');
    if (group === 'subjects') subjects[first] = { name: text, unit: units[first as keyof typeof units] };
    else if (group === 'reasons')
      reasons[first] = (subject, params) => write(text, { ...subject, ...params });
    else if (group === 'rules') rules[name] = (params) => write(text, params);
    else empty[first] = text;
  }
  return {
    subjects: { ...stock.subjects, ...subjects },
    reasons: { ...stock.reasons, ...reasons },
    rules: { ...stock.rules, ...rules },
    empty: { ...stock.empty, ...empty },
  };
}

/** A figure that may be absent is asked for by the choice `none`, which ICU has no word for. */
const withNone = (values: TextValues): TextValues => ({
  ...{ example: 'none', others: 'none' },
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
});
