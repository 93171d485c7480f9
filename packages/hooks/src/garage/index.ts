export { serviceFormBody, serviceFormTexts, vehicleFormBody, vehicleFormTexts } from './garageForms.ts';
export { garageMutations } from './garageMutations.ts';
export { garageQueries } from './garageQueries.ts';
export type { WarrantyFilter } from './garageQueries.ts';
export { matchingGuides } from './repairGuides.ts';
export * from './useGarage.ts';
export { warrantyFilterOf, warrantyStates } from './warrantyFilter.ts';
export { warrantyStores } from './warrantyStores.ts';
