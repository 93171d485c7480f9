export { appliedFilters, promotedFilters } from './filterLinks.ts';
export * from './shelfAddress.ts';
export * from './shelfQuery.ts';
export { saysHowRead, shownShelf } from './shownShelf.ts';
