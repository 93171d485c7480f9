import { latePart, sayLost } from '@driveline/hooks';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lateWordsPart } from '../shop/lateWords.tsx';
import { openOverlay, useOverlay } from '../shop/overlays.ts';

// Loaded when they open: react-aria comes with them, and the account's own dialogs after its gate.
const AccountGate = latePart(async () => (await import('./account/AccountGate.tsx')).AccountGate, sayLost);
const MiniCartDrawer = latePart(
  async () => (await import('./cart/MiniCartDrawer.tsx')).MiniCartDrawer,
  sayLost,
);
const ConsentDialog = lateWordsPart(
  async () => (await import('./consent/ConsentDialog.tsx')).ConsentDialog,
  sayLost,
);
const VehicleDrawer = lateWordsPart(
  async () => (await import('./vehicle/VehicleDrawer.tsx')).VehicleDrawer,
  sayLost,
);
const loadStores = () => import('./store/StoreDialogs.tsx');
const MyStoreDrawer = lateWordsPart(async () => (await loadStores()).MyStoreDrawer, sayLost);
const StoreDialog = lateWordsPart(async () => (await loadStores()).StoreDialog, sayLost);

const close = () => openOverlay(undefined);

/** What lies over the page; each part loads when it opens. A page that was navigated to has none. */
export function Overlays() {
  const { open, page } = useOverlay();
  const { pathname } = useLocation();
  useEffect(close, [pathname]);
  if (!open) return null;
  return (
    <>
      {open.kind === 'mini-cart' && <MiniCartDrawer skuNumber={open.skuNumber} onClose={close} />}
      {open.kind === 'vehicle' && <VehicleDrawer source={open.source} onClose={close} />}
      {open.kind === 'stores' && <StoreDialog page={page} onClose={close} />}
      {open.kind === 'my-store' && <MyStoreDrawer onClose={close} />}
      {open.kind === 'account' && <AccountGate asksToSignIn={open.asksToSignIn} onClose={close} />}
      {open.kind === 'cookie-settings' && <ConsentDialog onClose={close} />}
    </>
  );
}
