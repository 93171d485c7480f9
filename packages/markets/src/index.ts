import { br } from './br.ts';
import { createMarkets } from './createMarkets.ts';
import { mx } from './mx.ts';
import { us } from './us.ts';

export type * from './address.ts';
export type * from './market.ts';
export type * from './payments.ts';
export type { MarketFault } from './marketFault.ts';
export { createMarkets, LocaleError, type Markets, type ResolveOptions } from './createMarkets.ts';
export { defineMarket, MarketDefinitionError } from './defineMarket.ts';
export {
  inLocale,
  languageName,
  languagesOf,
  nearestLocale,
  prefixOf,
  splitLocale,
  type LocalizedPath,
} from './marketLocales.ts';
export {
  installmentsOf,
  methodDiscountMinor,
  payTerms,
  pricedMethods,
  type Instalment,
  type MethodPrice,
  type PayTerms,
} from './payTerms.ts';
export type {
  TaxChoice,
  TaxDocument,
  TaxDocumentField,
  TaxDocumentName,
  TaxNumberShape,
  Taxpayer,
  TaxRegime,
  TaxUse,
} from '@driveline/validation';
export { br, mx, us };

/** The shipped markets; the first is the default. A shop with others calls `createMarkets` itself. */
export const { markets, marketByCode, marketByLocale, resolveMarket } = createMarkets([us, mx, br]);
