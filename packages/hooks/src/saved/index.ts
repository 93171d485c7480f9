export { cachedSaved, listMutations, savedMutations } from './savedMutations.ts';
export { prefetchSaved } from './prefetchSaved.ts';
export { savedQueries } from './savedQueries.ts';
export * from './useSaved.ts';
export { listForms } from './listForms.ts';
export * from './useLists.ts';
export { readListAddress } from './listAddress.ts';
export { listsPath, type ListAddress } from './listsPath.ts';
