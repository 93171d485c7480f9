export { dealMutations } from './dealMutations.ts';
export { dealQueries } from './dealQueries.ts';
export * from './useDeals.ts';
