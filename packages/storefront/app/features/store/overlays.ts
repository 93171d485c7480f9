import { lateWordsPart } from '../../shop/lateWords.tsx';
import { sayOffline } from '../../shop/connection.ts';

// Loaded when they open: react-aria comes with them.
export const MyStoreDrawer = lateWordsPart(
  async () => (await import('./MyStoreDrawer.tsx')).MyStoreDrawer,
  sayOffline,
);
export const StoreDialog = lateWordsPart(
  async () => (await import('./StoreDialog.tsx')).StoreDialog,
  sayOffline,
);
