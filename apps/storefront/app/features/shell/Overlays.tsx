import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openOverlay, useOverlay } from '../../shop/overlays.ts';

const MiniCartDrawer = lazy(async () => ({
  default: (await import('../cart/MiniCartDrawer.tsx')).MiniCartDrawer,
}));
const VehicleDrawer = lazy(async () => ({
  default: (await import('../vehicle/VehicleDrawer.tsx')).VehicleDrawer,
}));

const close = () => openOverlay(undefined);

/** What lies over the page; each part loads when it opens. A page that was navigated to has none. */
export function Overlays() {
  const { open } = useOverlay();
  const { pathname } = useLocation();
  useEffect(close, [pathname]);
  if (!open) return null;
  return (
    <Suspense>
      {open.kind === 'mini-cart' && <MiniCartDrawer skuNumber={open.skuNumber} onClose={close} />}
      {open.kind === 'vehicle' && <VehicleDrawer onClose={close} />}
    </Suspense>
  );
}
