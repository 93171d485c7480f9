export { cachedLine, withQuantity } from './cartChanges.ts';
export { cartMutations } from './cartMutations.ts';
export type { AddItemInput, RemoveItemInput, UpdateItemInput } from './cartMutations.ts';
export { cartQueries } from './cartQueries.ts';
export { miniCartSummary, orderLines, orderShipments } from './miniCartSummary.ts';
export type { MiniCartSummary } from './miniCartSummary.ts';
export * from './useCart.ts';
