import { SIGNED_IN_TOAST_DELAY_MS } from '../constants.ts';

type WayIn = 'signIn' | 'accountCreation' | 'passwordReset';

/** SHELL-049: how a shopper got in, by the path of the last page that a guest saw. */
export function wayIn(path: string): WayIn {
  if (/^\/create(\/|\?|$)/.test(path)) return 'accountCreation';
  return path.startsWith('/resetPassword/') ? 'passwordReset' : 'signIn';
}

/**
 * SHELL-048 to SHELL-051: milliseconds after which the toast 'you are now signed in' shows, or nothing. Storage holds
 * `'true'` and `'false'`; `alreadyShown` is of the session.
 */
export function signedInToastDelay(situation: {
  readonly isAuthenticated: boolean;
  readonly alreadyShown: boolean;
  readonly isMobileApp: boolean;
  readonly followed: WayIn;
  /** `signInAlertDisabled` */
  readonly disabled: string | null;
  /** `signInAlertDelayed` */
  readonly delayed: string | null;
  /** `canShowToastNotification` */
  readonly canShow: string | null;
}): number | undefined {
  const { isAuthenticated, alreadyShown, isMobileApp, followed, disabled, delayed, canShow } = situation;
  const isSuppressed = isMobileApp || followed !== 'signIn' || disabled === 'true' || canShow === 'false';
  if (!isAuthenticated || alreadyShown || isSuppressed) return undefined;
  return delayed === 'true' ? SIGNED_IN_TOAST_DELAY_MS : 0;
}
