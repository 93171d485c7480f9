import { lazy } from 'react';

// Loaded when they open: react-aria comes with them.
export const MyStoreDrawer = lazy(async () => ({
  default: (await import('./MyStoreDrawer.tsx')).MyStoreDrawer,
}));
export const StoreDialog = lazy(async () => ({ default: (await import('./StoreDialog.tsx')).StoreDialog }));
