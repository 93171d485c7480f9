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
