export { brandQueries } from './brandQueries.ts';
export { catalogQueries } from './catalogQueries.ts';
export type { SearchParameters } from './catalogQueries.ts';
export type { PageType } from './fetchPageType.ts';
export type { ProductParameters } from './fetchProduct.ts';
export * from './useCatalog.ts';
