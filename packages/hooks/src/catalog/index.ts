export { brandQueries } from './brandQueries.ts';
export { modelYears, spanText } from './modelYears.ts';
export type { YearSpan } from './modelYears.ts';
export { catalogQueries } from './catalogQueries.ts';
export type { SearchParameters } from './catalogQueries.ts';
export type { PageType } from './fetchPageType.ts';
export type { ProductParameters } from './fetchProduct.ts';
export * from './useCatalog.ts';
export { useChosenSku } from './useChosenSku.ts';
