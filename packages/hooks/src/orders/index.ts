export { orderMutations } from './orderMutations.ts';
export { orderQueries } from './orderQueries.ts';
export type { HistoryFilter } from './orderQueries.ts';
export * from './useOrders.ts';
