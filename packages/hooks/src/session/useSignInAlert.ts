import { useEffect, useState } from 'react';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { useConfig } from '../config/useConfig.ts';
import { useHeader } from '../header/useHeader.ts';
import { useEdge } from '../machine/Edge.ts';
import { showsSignInAlert } from './accountButton.ts';
import { isCartOrCheckout, rememberedPath } from './paths.ts';

/**
 * SHELL-039, STATE-033: the hint to sign in, on the first page of a session that is neither a sign-in nor on the way to
 * pay, until it is closed or the page is left.
 */
export function useSignInAlert(path: string) {
  const { storage } = useEdge();
  const config = useConfig();
  const isKnown = useHeader().data !== undefined;
  const { isAuthenticated } = useCurrentAccount();
  const [shownOn, setShownOn] = useState<string>();
  const mayShow = isKnown && rememberedPath(path) !== undefined && !isCartOrCheckout(path);
  useEffect(() => {
    if (!mayShow) return;
    const wasShown = storage.read('signInAlertShown') === 'true';
    if (!showsSignInAlert(config, { isAuthenticated, wasShown })) return;
    storage.write('signInAlertShown', 'true');
    setShownOn(path);
  }, [config, isAuthenticated, mayShow, path, storage]);
  return { isShown: shownOn === path && !isAuthenticated, close: () => setShownOn(undefined) };
}
