export { assumedStoreNumber, chosenStore } from '../storeChoice/assumedStore.ts';
export * from '../storeChoice/storeAssignment.ts';
export * from '../storeChoice/storeAssignmentMachine.ts';
export { storeFromUrl } from '../storeChoice/storeFromUrl.ts';
export type { StoreFromUrl } from '../storeChoice/storeFromUrl.ts';
export { useDevicePlace } from './useDevicePlace.ts';
export {
  directionsTo,
  isStoreOf,
  ownPostalCode,
  readStoreSearch,
  searchRadius,
  storeSearchQuery,
  FOR_CHECKOUT,
  wholeCartQuery,
  widerSearch,
} from './storeSearchQuery.ts';
export type { StoreSearch } from './storeSearchQuery.ts';
export { prefetchStores } from './prefetchStores.ts';
export { StoreSearchConfigError } from './searchStores.ts';
export type { StoreSearchParameters, StoreSearchResult } from './searchStores.ts';
export { storeLabel } from './storeLabel.ts';
export type { StoreLabel } from './storeLabel.ts';
export { storeMutations } from './storeMutations.ts';
export { storeQueries } from './storeQueries.ts';
export { useFoundStores } from './useFoundStores.ts';
export { useStoreFinder } from './useStoreFinder.ts';
export type { StoreFinderOptions } from './useStoreFinder.ts';
export { tileOrigin } from './tileOrigin.ts';
export { useRepairShops } from './useRepairShops.ts';
export { useSisterStores } from './useSisterStores.ts';
export { placeOfCart } from './placeOfCart.ts';
export { usePlaceFill } from './usePlaceFill.ts';
export type { PlaceForm } from './usePlaceFill.ts';
export { FILL_PLACE, FILLED_BY, fillPlace } from './fillPlace.ts';
export { filledValues } from './placeFill.ts';
export type { PlaceMarket } from './placeFill.ts';
export { addressSpecs } from './addressSpecs.ts';
export { useStoreAssignment } from '../storeChoice/useStoreAssignment.ts';
export type { AssignmentPage } from '../storeChoice/useStoreAssignment.ts';
export { storesOfPage } from './storesOfPage.ts';
export type { StorePage } from './storesOfPage.ts';
