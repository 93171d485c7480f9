import { useEffect, useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { LOG_SAMPLE_RATE } from '../constants.ts';
import { CONSENT_CHANGED } from '../storage/consent.ts';
import { pageDraw } from './logger.ts';

/** A category was accepted. A pattern and not `readConsent`: every page loads this. */
const ACCEPTED = /(?:^|; )consent=(?!none)/;

/**
 * Whether what measures a page is to be loaded: once the browser is idle, and then for those who accepted something, where a
 * consent manager may tell so, and for the pages whose failures are logged (STATE-022). `visit` is another one with
 * every page.
 */
export function useMayMeasure(visit: string, draw = pageDraw): boolean {
  const { client } = useB2c();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const look = () => {
      const isLogged = draw < client.value('LOG_SAMPLE_RATE', LOG_SAMPLE_RATE);
      if (isLogged || client.flag('ONE_TRUST_ENABLED') || ACCEPTED.test(document.cookie)) setDue(true);
    };
    // Safari has no such call.
    const hasIdle = 'requestIdleCallback' in globalThis;
    const timer = hasIdle ? requestIdleCallback(look) : setTimeout(look, 200);
    addEventListener(CONSENT_CHANGED, look);
    return () => {
      if (hasIdle) cancelIdleCallback(timer as number);
      else clearTimeout(timer);
      removeEventListener(CONSENT_CHANGED, look);
    };
  }, [client, draw, visit]);
  return isDue;
}
