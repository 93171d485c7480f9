import { lazy } from 'react';

// Loaded when they open: react-aria comes with them.
export const VehicleDrawer = lazy(async () => ({
  default: (await import('./VehicleDrawer.tsx')).VehicleDrawer,
}));
