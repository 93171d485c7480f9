import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentAccount } from '../account/useAlerts.ts';
import { useHeader } from '../header/useHeader.ts';
import { useEdge } from '../machine/Edge.ts';
import { ownPath } from './paths.ts';
import { signedInToastDelay, wayIn } from './signedInToast.ts';

export type SignedInToastOptions = {
  readonly path: string;
  readonly isMobileApp?: boolean;
  /** Takes off what stands before every path of the shop, as the prefix of a language. */
  readonly pathOf?: (path: string) => string;
};

const asItIs = (path: string) => path;

/**
 * SHELL-048 to SHELL-051: the toast 'you are now signed in', once a session and for signed-in shoppers only (ACCT-003).
 * `onToast` shows it.
 */
export function useSignedInToast(
  { path, isMobileApp = false, pathOf = asItIs }: SignedInToastOptions,
  onToast: () => void,
): void {
  const { storage } = useEdge();
  const isKnown = useHeader().data !== undefined;
  const { isAuthenticated } = useCurrentAccount();
  const guestPath = useRef<string>(undefined);
  useEffect(() => {
    if (isKnown && !isAuthenticated) guestPath.current = path;
  }, [isAuthenticated, isKnown, path]);
  const show = useEffectEvent(() => {
    storage.write('signedInToastShown', 'true');
    storage.remove('signInAlertDelayed');
    onToast();
  });
  useEffect(() => {
    if (!isAuthenticated) return undefined;
    // Of a page that was loaded again, the one before it.
    const followed = wayIn(guestPath.current ?? pathOf(ownPath(document.referrer, location.origin) ?? ''));
    const delay = signedInToastDelay({
      isAuthenticated,
      isMobileApp,
      followed,
      alreadyShown: storage.read('signedInToastShown') === 'true',
      disabled: storage.read('signInAlertDisabled'),
      delayed: storage.read('signInAlertDelayed'),
      canShow: storage.read('canShowToastNotification'),
    });
    // Nor on a later page: the account or the password said it already.
    if (followed !== 'signIn') storage.write('signedInToastShown', 'true');
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => show(), delay);
    return () => clearTimeout(timer);
  }, [isAuthenticated, isMobileApp, pathOf, storage]);
}
