import { nearestLocale } from '@driveline/markets';
import type { MarketPages, MarketTexts } from '../src/brandContent.ts';
import { enUS } from './en-US/index.ts';
import { esMX } from './es-MX/index.ts';
import { esUS } from './es-US/index.ts';
import { ptBR } from './pt-BR/index.ts';

/**
 * What shops usually say: header, menus and footer (`texts`), legal pages, questions, guides and programs, deals and coupons.
 * It promises what the rules of the shop do: days, credits and times are theirs.
 */
export type StockContent = { readonly texts: MarketTexts; readonly pages: MarketPages };

/** By locale. A brand's name, company and phone take the places of `{name}` and its like. */
export const stockContent: Readonly<Record<string, StockContent>> = {
  'en-US': enUS,
  'es-MX': esMX,
  'es-US': esUS,
  'pt-BR': ptBR,
};

const shipped = Object.keys(stockContent);

/** The locale whose words are said where a shop says nothing otherwise; none for a language that does not ship: its shop says all. */
export const stockLocale = (locale: string): string | undefined => nearestLocale(shipped, locale);

/** Whose table is read where a language does not ship: each of its words is replaced. */
export const [ORIGINAL = ''] = shipped;
