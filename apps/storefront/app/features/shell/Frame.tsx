import { useMatches } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ManagedConsent } from '../consent/index.ts';
import { CheckoutFoot, Footer } from '../footer/index.ts';
import { CheckoutHead, Header } from '../header/index.ts';
import { IntentListener } from '../../intents/IntentListener.tsx';
import { useMenuKeys } from '../menu/index.ts';
import { StoreAssignment } from '../store/index.ts';
import { Notifications } from '../notifications/index.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Notice } from './Notice.tsx';
import { StagingRibbon } from './StagingRibbon.tsx';
import { Overlays } from './Overlays.tsx';
import { useDelegatedNavigation } from '../../navigation/useDelegatedNavigation.ts';
import { useKeptFocus } from '../../navigation/useKeptFocus.ts';
import { usePageFocus } from '../../navigation/usePageFocus.ts';

/** Header, page and footer; the checkout has a minimal pair of its own, a page for a frame has none (SHELL-003). */
export function Frame({ children }: { children: ReactNode }) {
  const frame = useMatches()
    .map(({ handle }) => frameOf(handle))
    .find(Boolean);
  useDelegatedNavigation();
  useMenuKeys();
  usePageFocus();
  useKeptFocus();
  return (
    <>
      <NavigationProgress />
      <StagingRibbon />
      {frame === 'checkout' ? <CheckoutHead /> : frame !== 'none' && <Header />}
      <main id="main" tabIndex={-1}>
        <Notice />
        {children}
      </main>
      {frame === 'checkout' ? <CheckoutFoot /> : frame !== 'none' && <Footer />}
      <IntentListener />
      <StoreAssignment />
      <ManagedConsent />
      <Overlays />
      <Notifications />
    </>
  );
}

const frameOf = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'frame' in handle ? handle.frame : undefined;
