export { useStoreAssignment } from './useStoreAssignment.ts';
export { loadStores } from './loadStores.ts';
export { StorePage } from './StorePage.tsx';
export { MyStoreDrawer, StoreDialog } from './overlays.ts';
