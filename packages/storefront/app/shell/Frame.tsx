import { accountOf, useHeader, useKeptFocus, useMenuKeys } from '@driveline/hooks';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';
import { IntentListener } from '../intents/IntentListener.tsx';
import { useDelegatedNavigation } from '../navigation/useDelegatedNavigation.ts';
import { usePageFocus } from '../navigation/usePageFocus.ts';
import { useShop } from '../shop/useShop.ts';
import Footer from '../slots/footer.ts';
import Header from '../slots/header.ts';
import { CheckoutFootPlace, ReturnsNotice } from './footer/FootPlaces.tsx';
import { CheckoutHeadPlace, StandaloneHeadPlace } from './header/HeadPlaces.tsx';
import { Languages } from './Languages.tsx';
import { LateMeasured } from './measured/LateMeasured.tsx';
import { NavigationProgress, Notice, Notifications, OfflineNotice, StagingRibbon } from './Notices.tsx';
import { LateOffers } from './offers/LateOffers.tsx';
import { Overlays } from './Overlays.tsx';
import { StoreAssignment } from './store/StoreAssignment.tsx';

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
      {frame && frame !== 'common' && <Languages />}
      <main id="main" tabIndex={-1}>
        <Notice />
        {children}
      </main>
      {frame && <LateOffers />}
      {frame && FEET[frame]}
      <IntentListener />
      <StoreAssignment />
      <LateMeasured frame={frame} />
      <Overlays />
      <Notifications />
      <OfflineNotice />
    </>
  );
}

const HEADS = { common: <Header />, checkout: <CheckoutHeadPlace />, standalone: <StandaloneHeadPlace /> };
const FEET = {
  common: (
    <>
      <ReturnsNotice />
      <Footer />
    </>
  ),
  checkout: <CheckoutFootPlace />,
  standalone: <CheckoutFootPlace seal={false} />,
};

/** Which pair surrounds the page: the checkout's own, that of a standalone user (SHELL-004), none for a page in a frame. */
function useFrame(): keyof typeof HEADS | undefined {
  const { wrapsStandaloneUsers } = useShop().market;
  const { isStandalone } = accountOf(useHeader().data);
  const frame = useMatches()
    .map(({ handle }) => frameOf(handle))
    .find(Boolean);
  if (frame) return frame === 'checkout' ? frame : undefined;
  return wrapsStandaloneUsers && isStandalone ? 'standalone' : 'common';
}

const frameOf = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'frame' in handle ? handle.frame : undefined;
