import type { BrowserStorage } from '../storage/browserStorage.ts';

/** What SHELL-027 to SHELL-031 ask about. */
export interface AccountButtonSituation {
  readonly isAuthenticated: boolean;
  /** Guests of the market see the account body where their store offers pickup (Mexico). */
  readonly guestsSeeAccount: boolean;
  readonly bopusEnabled: boolean;
}

/**
 * SHELL-027, SHELL-030, SHELL-031, STATE-031, STATE-054: what the account button does: a modal with the account or the
 * sign-in body, or the link to `/signin`.
 */
export function accountButton(
  config: { flag(name: 'GUEST_DROPDOWN_ENABLED' | 'NEW_SIGN_IN_ENABLED'): boolean },
  { isAuthenticated, guestsSeeAccount, bopusEnabled }: AccountButtonSituation,
): 'account' | 'signIn' | 'link' {
  const showsAccount =
    isAuthenticated || config.flag('GUEST_DROPDOWN_ENABLED') || (guestsSeeAccount && bopusEnabled);
  if (showsAccount) return 'account';
  return config.flag('NEW_SIGN_IN_ENABLED') ? 'signIn' : 'link';
}

/** SHELL-039, STATE-033: the hint to sign in, for guests, once a session. */
export const showsSignInAlert = (
  config: { flag(name: 'SIGN_IN_ALERT_ENABLED'): boolean },
  situation: { readonly isAuthenticated: boolean; readonly wasShown: boolean },
): boolean => config.flag('SIGN_IN_ALERT_ENABLED') && !situation.isAuthenticated && !situation.wasShown;

/**
 * SHELL-028, SHELL-029: keeps from where the sign-in was asked for: the header, and the cart where its button was
 * pressed there.
 */
export function keepSignInOrigin(storage: BrowserStorage, path: string): void {
  storage.write('interactionLocation', 'Header');
  if (/^\/cart(\/|$)/.test(path)) storage.write('loggedInFrom', 'cart');
  else storage.remove('loggedInFrom');
}
