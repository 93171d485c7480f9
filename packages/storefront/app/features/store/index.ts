export { StoreAssignment } from './StoreAssignment.tsx';
export { loadStores } from './loadStores.ts';
export { StorePage } from './StorePage.tsx';
export { MyStoreDrawer, StoreDialog } from './overlays.ts';
