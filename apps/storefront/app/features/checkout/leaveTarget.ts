import { isB2cError } from '@driveline/api';

/** Where a checkout goes that has slept (CART-021). */
export const IDLE_TARGET = '/cart?notice=error_session_idle';

/** What ends a checkout wherever it stands, and where it leads: to the cart, which is kept and says why. */
const targets: Readonly<Record<string, string>> = {
  error_session_idle: IDLE_TARGET,
  // Who is only remembered gives the password first (ACCT-005).
  error_sign_in_again: '/cart?notice=error_sign_in_again',
};

/** @returns undefined for a failure that the step itself tells of */
export const leaveTarget = (error: unknown): string | undefined =>
  isB2cError(error) ? targets[error.errorMessageKey ?? ''] : undefined;
