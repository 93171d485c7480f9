import { useMatches } from 'react-router-dom';
import type { ReactNode } from 'react';
import { accountOf } from '@driveline/hooks';
import { Beside } from '../beside/index.ts';
import { ManagedConsent } from '../consent/index.ts';
import { CheckoutFoot, Footer, ReturnsNotice } from '../footer/index.ts';
import { CheckoutHead, Header, StandaloneHeadPlace } from '../header/index.ts';
import { IntentListener } from '../../intents/IntentListener.tsx';
import { useMenuKeys } from '../menu/index.ts';
import { useHeaderData } from '../session/index.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { StoreAssignment } from '../store/index.ts';
import { Notifications } from '../notifications/index.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Notice } from './Notice.tsx';
import { StagingRibbon } from './StagingRibbon.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Overlays } from './Overlays.tsx';
import { useDelegatedNavigation } from '../../navigation/useDelegatedNavigation.ts';
import { useKeptFocus } from '../../navigation/useKeptFocus.ts';
import { usePageFocus } from '../../navigation/usePageFocus.ts';

/** Header, page and footer, and what hangs at the edges of the page (SHELL-003). */
export function Frame({ children }: { children: ReactNode }) {
  const frame = useFrame();
  useDelegatedNavigation();
  useMenuKeys();
  usePageFocus();
  useKeptFocus();
  return (
    <>
      <NavigationProgress />
      <StagingRibbon />
      {frame && HEADS[frame]}
      <main id="main" tabIndex={-1}>
        <Notice />
        {children}
      </main>
      {frame && <Beside />}
      {frame && FEET[frame]}
      <IntentListener />
      <StoreAssignment />
      <ManagedConsent />
      <Overlays />
      <Notifications />
      <OfflineNotice />
    </>
  );
}

const HEADS = { common: <Header />, checkout: <CheckoutHead />, standalone: <StandaloneHeadPlace /> };
const FEET = {
  common: (
    <>
      <ReturnsNotice />
      <Footer />
    </>
  ),
  checkout: <CheckoutFoot />,
  standalone: <CheckoutFoot seal={false} />,
};

/** Which pair surrounds the page: the checkout's own, that of a standalone user (SHELL-004), none for a page in a frame. */
function useFrame(): keyof typeof HEADS | undefined {
  const { wrapsStandaloneUsers } = useShop().market;
  const { isStandalone } = accountOf(useHeaderData().data);
  const frame = useMatches()
    .map(({ handle }) => frameOf(handle))
    .find(Boolean);
  if (frame) return frame === 'checkout' ? frame : undefined;
  return wrapsStandaloneUsers && isStandalone ? 'standalone' : 'common';
}

const frameOf = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'frame' in handle ? handle.frame : undefined;
