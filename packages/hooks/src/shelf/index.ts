export { appliedFilters, promotedFilters } from './filterLinks.ts';
export * from './shelfAddress.ts';
export * from './shelfQuery.ts';
export { shownShelf } from './shownShelf.ts';
