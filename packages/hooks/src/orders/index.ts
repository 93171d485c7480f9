export { orderMutations } from './orderMutations.ts';
export { orderQueries } from './orderQueries.ts';
