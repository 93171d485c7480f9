import { SIGNED_IN_TOAST_DELAY_MS } from '../constants.ts';

/**
 * SHELL-048 to SHELL-051: milliseconds after which the toast 'you are now signed in' shows, or nothing. Storage holds
 * `'true'` and `'false'`; `alreadyShown` is of the session.
 */
export function signedInToastDelay(situation: {
  readonly isAuthenticated: boolean;
  readonly alreadyShown: boolean;
  readonly isMobileApp: boolean;
  /** How the shopper got in. */
  readonly followed: 'signIn' | 'accountCreation' | 'passwordReset';
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
