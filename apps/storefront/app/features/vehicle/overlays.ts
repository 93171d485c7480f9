import { lazy } from 'react';
import { withLateWords } from '../../shop/lateWords.tsx';

// Loaded when they open: react-aria comes with them.
export const VehicleDrawer = lazy(async () => ({
  default: withLateWords((await import('./VehicleDrawer.tsx')).VehicleDrawer),
}));
