import { lazy } from 'react';
import { withLateWords } from '../../shop/lateWords.tsx';

// Loaded when they open: react-aria comes with them.
export const MyStoreDrawer = lazy(async () => ({
  default: withLateWords((await import('./MyStoreDrawer.tsx')).MyStoreDrawer),
}));
export const StoreDialog = lazy(async () => ({
  default: withLateWords((await import('./StoreDialog.tsx')).StoreDialog),
}));
