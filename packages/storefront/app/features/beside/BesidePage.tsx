import { accountOf, deviceOf, EdgeProvider, useB2c } from '@driveline/hooks';
import { PageEdge } from '@driveline/ui/banners';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createEdge } from '../../shop/edge.ts';
import { useHeaderData } from '../session/index.ts';
import { AppOffer, ChatCorner, ContactEdge, OfferTab, RewardsNotice } from './parts.ts';

/**
 * What may be offered beside the page: the app, a pilot of rewards, an offer for the email address, the desk and a chat.
 * Bots are offered nothing (CONF-027), and in the app's webview the app speaks for itself.
 */
export function BesidePage() {
  const { client } = useB2c();
  const navigate = useNavigate();
  const [edge] = useState(() => createEdge(client, (path) => void navigate(path)));
  const { isAuthenticated } = accountOf(useHeaderData().data);
  const { deviceType, isMobileApp } = deviceOf(navigator.userAgent);
  const isPhone = deviceType === 'phone';
  if (deviceType === 'bot' || isMobileApp) return null;
  return (
    <EdgeProvider edge={edge}>
      <PageEdge place="bottom">
        <Suspense>{isAuthenticated && <RewardsNotice />}</Suspense>
        <Suspense>{isPhone && <AppOffer />}</Suspense>
      </PageEdge>
      <PageEdge place="side">
        <Suspense>{isAuthenticated && <OfferTab />}</Suspense>
        <Suspense>{!isPhone && <ContactEdge device={deviceType} />}</Suspense>
      </PageEdge>
      <PageEdge place="corner">
        <Suspense>{!isPhone && <ChatCorner />}</Suspense>
      </PageEdge>
    </EdgeProvider>
  );
}
