import { useEffect, useRef } from 'react';
import { installLink } from '../analytics/scripts.ts';
import { useB2c } from '../client/ClientProvider.ts';
import { useEdge } from '../machine/Edge.ts';
import { useMachine } from '../machine/useMachine.ts';
import { deviceOf } from '../state/device.ts';
import { readConsent } from '../storage/consent.ts';
import {
  appBanner,
  appLinks,
  initialAppBanner,
  installCampaign,
  mayOfferApp,
  phoneSystem,
} from './appBanner.ts';

/** SHELL-052, SHELL-053: the shop's app, once a session and until the path changes; undefined while it is not offered. */
export function useAppBanner(path: string, userAgent: string) {
  const { client } = useB2c();
  const { storage } = useEdge();
  const arrivedAt = useRef(path);
  const system = phoneSystem(userAgent);
  const href = appLinks(client)[system];
  const [state, send] = useMachine(appBanner, initialAppBanner, () =>
    storage.write('appBannerShown', 'true'),
  );
  useEffect(() => {
    const { deviceType, isMobileApp } = deviceOf(userAgent);
    const isBot = deviceType === 'bot';
    const hasSmartBanner = client.flag('SMART_APP_BANNER_ENABLED');
    const mayOffer = href !== undefined && mayOfferApp({ system, isMobileApp, isBot, hasSmartBanner });
    send({ type: 'arrived', mayOffer, wasShown: storage.read('appBannerShown') === 'true' });
  }, [client, href, send, storage, system, userAgent]);
  useEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    send({ type: 'routeChanged' });
  }, [path, send]);
  if (state !== 'shown' || !href) return undefined;
  const rating = { value: client.value('APP_RATING', 0), count: client.value('APP_RATING_COUNT', 0) };
  const install = installLink(
    client,
    readConsent(document.cookie),
    href,
    installCampaign(system, location.hostname),
  );
  return { href: install, ...(rating.count > 0 && { rating }), close: () => send({ type: 'close' }) };
}
