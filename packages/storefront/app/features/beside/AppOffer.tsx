import { appBanner, initialAppBanner, mayOfferApp, useB2c, useEdge, useMachine } from '@driveline/hooks';
import { AppBanner } from '@driveline/ui/banners';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ACTION_PATH } from '../../intents/formTarget.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { appLinks, systemOf } from './appLinks.ts';

/** The shop's app, once a session and until the page changes (SHELL-052, SHELL-053). */
export function AppOffer() {
  const { client } = useB2c();
  const { brand, record } = useShop();
  const { storage } = useEdge();
  const { pathname } = useLocation();
  const path = useRef(pathname);
  const system = systemOf(navigator.userAgent);
  const href = appLinks(client)[system];
  const [state, send] = useMachine(appBanner, initialAppBanner, () =>
    storage.write('appBannerShown', 'true'),
  );
  useEffect(() => {
    const mayOffer =
      href !== undefined &&
      mayOfferApp({
        system,
        isMobileApp: false,
        isBot: false,
        hasSmartBanner: client.flag('SMART_APP_BANNER_ENABLED'),
      });
    send({ type: 'arrived', mayOffer, wasShown: storage.read('appBannerShown') === 'true' });
  }, [client, href, send, storage, system]);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    send({ type: 'routeChanged' });
  }, [pathname, send]);
  if (state !== 'shown' || !href) return null;
  const rating = { value: client.value('APP_RATING', 0), count: client.value('APP_RATING_COUNT', 0) };
  return (
    <AppBanner
      name={brand.name}
      icon={<img src={record.logos['icon']} alt="" width={48} height={48} />}
      href={href}
      {...(rating.count > 0 && { rating })}
      dismissal={{
        target: { action: ACTION_PATH, intent: 'hide-app' },
        onAct: () => send({ type: 'close' }),
      }}
    />
  );
}
