import { accountOf, deviceOf, EdgeProvider, useConfig, useHeader, useHoverMenu } from '@driveline/hooks';
import { PageEdge } from '@driveline/ui/banners';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createEdge } from '../../shop/edge.ts';
import { lateWordsPart } from '../../shop/lateWords.tsx';
import * as paths from '../../paths/index.ts';

// Each loads for those who may see it.
const AppOffer = lateWordsPart(async () => (await import('./AppOffer.tsx')).AppOffer);
const RewardsNotice = lateWordsPart(async () => (await import('./RewardsNotice.tsx')).RewardsNotice);
const RewardsPrompts = lateWordsPart(async () => (await import('./RewardsPrompts.tsx')).RewardsPrompts);
const SurveyOffer = lateWordsPart(async () => (await import('./SurveyOffer.tsx')).SurveyOffer);
const OfferTab = lateWordsPart(async () => (await import('./OfferTab.tsx')).OfferTab);
const ContactEdge = lateWordsPart(async () => (await import('./ContactEdge.tsx')).ContactEdge);
const ChatCorner = lateWordsPart(async () => (await import('./ChatCorner.tsx')).ChatCorner);
const SessionNotices = lateWordsPart(
  async () => (await import('../session/SessionNotices.tsx')).SessionNotices,
);
const SignInHint = lateWordsPart(async () => (await import('../session/SignInHint.tsx')).SignInHint);
const VehicleTooltip = lateWordsPart(
  async () => (await import('../vehicle/VehicleTooltip.tsx')).VehicleTooltip,
);

type OffersProps = {
  readonly wasActive: boolean;
  /** The last one of a window of this shop. */
  readonly message: MessageEvent | undefined;
};

/**
 * What is said of the session, and what may be offered beside the page: a sign-in, the app, a card to link, a pilot of rewards, an offer for the email address, a
 * survey, the desk, a chat and a hint for the vehicle; and what the menu does for a mouse (SHELL-015).
 * Bots are offered nothing (CONF-027), and in the app's webview the app speaks for itself.
 */
export function Offers({ wasActive, message }: OffersProps) {
  const config = useConfig();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [edge] = useState(() => createEdge((path) => void navigate(path)));
  const { isAuthenticated } = accountOf(useHeader().data);
  const { deviceType, isMobileApp } = deviceOf(navigator.userAgent);
  const isPhone = deviceType === 'phone';
  useHoverMenu();
  if (deviceType === 'bot') return null;
  const session = <SessionNotices isMobileApp={isMobileApp} message={message} />;
  if (isMobileApp) return <EdgeProvider edge={edge}>{session}</EdgeProvider>;
  return (
    <EdgeProvider edge={edge}>
      <Suspense>{session}</Suspense>
      <Suspense>{!isAuthenticated && config.flag('SIGN_IN_ALERT_ENABLED') && <SignInHint />}</Suspense>
      <Suspense>{isAuthenticated && <RewardsPrompts />}</Suspense>
      <PageEdge place="bottom">
        <Suspense>{isAuthenticated && <RewardsNotice />}</Suspense>
        <Suspense>{isPhone && <AppOffer />}</Suspense>
        <Suspense>{pathname === paths.confirmation() && <SurveyOffer />}</Suspense>
      </PageEdge>
      <PageEdge place="side">
        <Suspense>{isAuthenticated && <OfferTab />}</Suspense>
        <Suspense>{!isPhone && <ContactEdge device={deviceType} />}</Suspense>
      </PageEdge>
      <PageEdge place="corner">
        <Suspense>{!isPhone && <ChatCorner />}</Suspense>
      </PageEdge>
      <Suspense>
        <VehicleTooltip wasActive={wasActive} />
      </Suspense>
    </EdgeProvider>
  );
}
