export { cachedSaved, savedMutations } from './savedMutations.ts';
export { savedQueries } from './savedQueries.ts';
export * from './useSaved.ts';
