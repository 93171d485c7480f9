export { cachedSaved, listMutations, savedMutations } from './savedMutations.ts';
export { savedQueries } from './savedQueries.ts';
export * from './useSaved.ts';
export { listForms } from './listForms.ts';
export * from './useLists.ts';
export { listsPath, readListAddress, type ListAddress } from './listAddress.ts';
