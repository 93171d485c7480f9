export {
  quantityOf,
  readAddItem,
  readLine,
  readSaved,
  readStoreChoice,
  readSwap,
  readUpdateItem,
  restOf,
} from './lineForms.ts';
export { collectAt, linesElsewhere } from './collectAt.ts';
export type { IneligibleItems } from './collectAt.ts';
export { deliverTo, suggestPlace } from './deliverTo.ts';
export { readWrongPlace, wrongPlacePath, wrongPlaceTarget } from './wrongPlace.ts';
export { lineMutations } from './lineMutations.ts';
export { useQuantityChange } from './useQuantityChange.ts';
export { setAddError, useAddErrors } from './addErrors.ts';
export type { AddError } from './addErrors.ts';
export { addParts } from './addParts.ts';
export type { AddedParts, RefusedPart } from './addParts.ts';
export { isAllShared, MOST_SHARED, sharedParts, sharedPath } from './sharedLink.ts';
export type { SharedPart } from './sharedLink.ts';
export { sharedQueries, useSharedParts } from './useSharedParts.ts';
