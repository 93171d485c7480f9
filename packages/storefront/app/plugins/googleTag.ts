import { CONSENT_CHANGED, readConsent } from '@driveline/hooks';
import { toGoogle, withoutQuery, type PluginModule } from '@driveline/hooks/analytics';
import * as paths from '../paths/index.ts';

const pageHere = () => ({
  page_location: withoutQuery(location.href),
  page_referrer: withoutQuery(document.referrer),
});

const consentNow = () => ({
  analytics_storage: readConsent(document.cookie)?.includes('analytics') ? 'granted' : 'denied',
});

export const start: PluginModule['start'] = ({ settings, currency }) => {
  // Google's script tells commands from events by their being `arguments`.
  function gtag(..._command: unknown[]) {
    ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []).push(arguments);
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, ...consentNow() });
  gtag('js', new Date());
  gtag('set', pageHere());
  gtag('config', settings['id'], { send_page_view: false });
  addEventListener(CONSENT_CHANGED, () => gtag('consent', 'update', consentNow()));
  let isCheckingOut = false;
  return (event) => {
    // Shops order the steps as they like: the first one begins it, until another page is seen.
    if (event.event === 'checkoutStep' && isCheckingOut) return;
    if (event.event === 'pageView') isCheckingOut &&= event.path.startsWith(paths.checkout());
    isCheckingOut ||= event.event === 'checkoutStep';
    const told = toGoogle(event, currency);
    if (event.event === 'pageView') gtag('set', pageHere());
    if (told) gtag('event', ...told);
  };
};
