import { sayOffline } from '../../shop/connection.ts';
import { latePart } from '../../shop/latePart.tsx';

// Loaded when they open: react-aria comes with them.
export const MiniCartDrawer = latePart(
  async () => (await import('./MiniCartDrawer.tsx')).MiniCartDrawer,
  sayOffline,
);
