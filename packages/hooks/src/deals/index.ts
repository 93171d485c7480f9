export {
  currentCoupons,
  hasDealEnded,
  lastDayOf,
  lastOfMonth,
  rebatesWith,
  shelfOfDeal,
} from './currentDeals.ts';
export { dealMutations } from './dealMutations.ts';
export { dealQueries } from './dealQueries.ts';
export { HOME_DEALS, prefetchOffers } from './prefetchOffers.ts';
export { useDealCards } from './useDealCards.ts';
export * from './useDeals.ts';
