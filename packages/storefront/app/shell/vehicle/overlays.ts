import { lateWordsPart } from '../../shop/lateWords.tsx';
import { sayOffline } from '../../shop/connection.ts';

// Loaded when they open: react-aria comes with them.
export const VehicleDrawer = lateWordsPart(
  async () => (await import('./VehicleDrawer.tsx')).VehicleDrawer,
  sayOffline,
);
