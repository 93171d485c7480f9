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
export * from './useDeals.ts';
