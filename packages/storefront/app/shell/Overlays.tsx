import { latePart, sayOffline } from '@driveline/hooks';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lateWordsPart } from '../shop/lateWords.tsx';
import { openOverlay, useOverlay } from '../shop/overlays.ts';

// Loaded when they open: react-aria comes with them, and the account's own dialogs after its gate.
const AccountGate = latePart(async () => (await import('./account/AccountGate.tsx')).AccountGate, sayOffline);
const MiniCartDrawer = latePart(
  async () => (await import('./cart/MiniCartDrawer.tsx')).MiniCartDrawer,
  sayOffline,
);
const ConsentDialog = lateWordsPart(
  async () => (await import('./consent/ConsentDialog.tsx')).ConsentDialog,
  sayOffline,
);
const VehicleDrawer = lateWordsPart(
  async () => (await import('./vehicle/VehicleDrawer.tsx')).VehicleDrawer,
  sayOffline,
);
const loadStores = () => import('./store/StoreDialogs.tsx');
const MyStoreDrawer = lateWordsPart(async () => (await loadStores()).MyStoreDrawer, sayOffline);
const StoreDialog = lateWordsPart(async () => (await loadStores()).StoreDialog, sayOffline);

const close = () => openOverlay(undefined);

/** What lies over the page; each part loads when it opens. A page that was navigated to has none. */
export function Overlays() {
  const { open } = useOverlay();
  const { pathname } = useLocation();
  useEffect(close, [pathname]);
  if (!open) return null;
  return (
    <>
      {open.kind === 'mini-cart' && <MiniCartDrawer skuNumber={open.skuNumber} onClose={close} />}
      {open.kind === 'vehicle' && <VehicleDrawer source={open.source} onClose={close} />}
      {open.kind === 'stores' && <StoreDialog onClose={close} />}
      {open.kind === 'my-store' && <MyStoreDrawer onClose={close} />}
      {open.kind === 'account' && <AccountGate asksToSignIn={open.asksToSignIn} onClose={close} />}
      {open.kind === 'cookie-settings' && <ConsentDialog onClose={close} />}
    </>
  );
}
