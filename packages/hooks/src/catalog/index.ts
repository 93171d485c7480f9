export { brandQueries } from './brandQueries.ts';
export { modelYears, spanText } from './modelYears.ts';
export type { YearSpan } from './modelYears.ts';
export { catalogQueries } from './catalogQueries.ts';
export type { SearchParameters } from './catalogQueries.ts';
export { comparedFacts, comparedQueries, comparePath, useCompared } from './compare.ts';
export { comparedSkus } from './comparedSkus.ts';
export type { ComparedFact } from './compare.ts';
export { createComparison, readComparison, type Comparison } from './comparison.ts';
export { useComparison } from './useComparison.ts';
export { useComparisonOf } from './useComparisonOf.ts';
export { isShopsRefusal } from './fetchPageType.ts';
export type { PageType } from './fetchPageType.ts';
export type { ProductParameters } from './fetchProduct.ts';
export { placeToShow } from './placeToShow.ts';
export { prefetchSku } from './prefetchSku.ts';
export { reviewQueries, useReviews, type ReviewParameters } from './reviewQueries.ts';
export {
  ownReviewQuery,
  questionStart,
  reviewMutations,
  reviewStart,
  toQuestion,
  toReview,
  useOwnReview,
} from './ownReview.ts';
export { askedReviews, reviewsAddress, type ReviewChoice } from './reviewsAddress.ts';
export { sitemapPaths } from './sitemapPaths.ts';
export type { SitemapPaths } from './sitemapPaths.ts';
export * from './useCatalog.ts';
export { useChosenSku } from './useChosenSku.ts';
export { useWearParts } from './useWearParts.ts';
