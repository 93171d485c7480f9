import type { B2cClient } from '@driveline/api';
import { bodyMutation } from '../mutations/bodyMutation.ts';
import { PERSONAL_ROOTS } from '../personalRoots.ts';
import { queryRoots } from '../queryRoots.ts';

/** Somebody else is here: everything personal is asked again. */
const signsIn = { invalidates: PERSONAL_ROOTS };

const provesEmail = { invalidates: [queryRoots.account, queryRoots.garage, queryRoots.orders] };

/**
 * Who the shopper is (ACCT-015 to ACCT-027). An answer with `otpRequired` is not signed in yet: the sign-in flow goes
 * on with a one-time code. Signing out is `signOutSession`, which clears what the browser keeps.
 */
export const identityMutations = {
  register: (client: B2cClient) => bodyMutation(client, 'identity.register', signsIn),
  /** A 401 means wrong credentials and comes here as `error_login_invalid` (API-016). */
  login: (client: B2cClient) => bodyMutation(client, 'identity.login', signsIn),
  /** A short-lived bearer token for gateway calls; `expiresIn` in seconds. */
  token: (client: B2cClient) => bodyMutation(client, 'identity.token'),
  otpDestinations: (client: B2cClient) => bodyMutation(client, 'identity.otpDestinations'),
  sendOtp: (client: B2cClient) => bodyMutation(client, 'identity.sendOtp'),
  verifyOtp: (client: B2cClient) => bodyMutation(client, 'identity.verifyOtp', signsIn),
  /** Answers the same whether the account exists or not (ACCT-026). */
  forgotPassword: (client: B2cClient) => bodyMutation(client, 'identity.forgotPassword'),
  resetPassword: (client: B2cClient) => bodyMutation(client, 'identity.resetPassword', signsIn),
  /** Proves the account's address by the mailed code; what was bought with it as a guest joins. */
  confirmEmail: (client: B2cClient) => bodyMutation(client, 'identity.confirmEmail', provesEmail),
};
