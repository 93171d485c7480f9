export { garageMutations } from './garageMutations.ts';
export { garageQueries } from './garageQueries.ts';
export type { WarrantyFilter } from './garageQueries.ts';
export * from './useGarage.ts';
