export { buyAgain } from './buyAgain.ts';
export { historyFilterOf } from './historyFilter.ts';
export { orderMutations } from './orderMutations.ts';
export { orderQueries } from './orderQueries.ts';
export type { HistoryFilter } from './orderQueries.ts';
export * from './returnChoices.ts';
export { startReturn } from './startReturn.ts';
export { useOrderHistory } from './useOrderHistory.ts';
export { useOrderDetails } from './useOrderDetails.ts';
