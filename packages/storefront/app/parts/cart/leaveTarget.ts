import { isB2cError, type B2cError, type ErrorKey } from '@driveline/api';
import * as paths from '../../paths/index.ts';

/** Where a checkout goes that has slept (CART-021). */
export const IDLE_TARGET = paths.cart('notice=error_session_idle');

/** What ends a checkout wherever it stands, and where it leads: each page says why, and what to do there. */
const targets: Readonly<Record<string, string>> = {
  error_session_idle: IDLE_TARGET,
  error_cart_empty: paths.cart(),
  // Bought, joined or emptied in another tab: the cart of now is there.
  error_cart_unknown: paths.cart('notice=error_cart_unknown'),
  // A remembered shopper gives the password, and comes back (ACCT-005).
  error_sign_in_again: `${paths.signIn(paths.checkout())}&notice=error_sign_in_again`,
} satisfies Partial<Record<ErrorKey, string>>;

/** @returns undefined for a failure that the step itself tells of */
export const leaveTarget = (error: unknown): string | undefined =>
  isB2cError(error) ? targets[error.errorMessageKey ?? ''] : undefined;

/** The refusal that the page tells of itself. @throws the error that is none, or that ends the checkout */
export function ownRefusal(error: unknown): B2cError {
  if (!isB2cError(error) || leaveTarget(error)) throw error;
  return error;
}
