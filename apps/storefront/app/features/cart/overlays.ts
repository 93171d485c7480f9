import { lazy } from 'react';

// Loaded when they open: react-aria comes with them.
export const MiniCartDrawer = lazy(async () => ({
  default: (await import('./MiniCartDrawer.tsx')).MiniCartDrawer,
}));
