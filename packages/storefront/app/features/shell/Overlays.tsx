import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openOverlay, useOverlay } from '../../shop/overlays.ts';
import { AccountGate } from '../account/index.ts';
import { MiniCartDrawer } from '../cart/index.ts';
import { ConsentDialog } from '../consent/index.ts';
import { MyStoreDrawer, StoreDialog } from '../store/index.ts';
import { VehicleDrawer } from '../vehicle/index.ts';

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
      {open.kind === 'vehicle' && <VehicleDrawer onClose={close} />}
      {open.kind === 'stores' && <StoreDialog onClose={close} />}
      {open.kind === 'my-store' && <MyStoreDrawer onClose={close} />}
      {open.kind === 'account' && <AccountGate asksToSignIn={open.asksToSignIn} onClose={close} />}
      {open.kind === 'cookie-settings' && <ConsentDialog onClose={close} />}
    </>
  );
}
