export const SIGN_IN_PATH = '/signin';
/** The sign-in before or within a checkout (ACCT-016). */
export const CHECKOUT_SIGN_IN_PATH = '/signincheckout';
export const FORGOT_PATH = '/forgotPassword';
export const CREATE_PATH = '/create';
export const COMPLETE_PATH = '/completeAccount';

/** ACCT-026 */
export const RESET_AGAIN_MS = 60_000;
