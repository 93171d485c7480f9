import { isB2cError, type B2cClient, type OutputOf } from '@driveline/api';
import type { OtpDestination } from '@driveline/api/contract';
import { issue, oneTimeCodeForm, signInForm, type Issue, type Values } from '@driveline/validation';
import { OTP } from '../constants.ts';
import { identityMutations } from './identityMutations.ts';

/** What a form of the sign-in wants; the button that sends it says so, as `intent`. */
export type SignInIntent =
  'sign-in' | 'code-instead' | 'send-code' | 'verify-code' | 'forgot-password' | 'back-to-login';

type Common = {
  /** What was typed, but never a password. */
  readonly values: Values;
  readonly issues?: readonly Issue[];
  /** Why it was refused, worded; empty where the general words have to do. */
  readonly message?: string;
};

/** What a post of the sign-in leads to when it does not lead in: which form comes next, and what it says (ACCT-018). */
export type SignInAnswer =
  | (Common & { readonly step: 'login'; readonly isLocked?: boolean; readonly note?: 'tooManyCodes' })
  | (Common & { readonly step: 'destination'; readonly destinations: readonly OtpDestination[] })
  | (Common & { readonly step: 'code'; readonly isEnded?: boolean })
  | (Common & { readonly step: 'forgot' });

export type SignedIn = OutputOf<'identity.login'>;

/** Signed in, or the form that comes next with the status of its page. */
export type SignInResult =
  { readonly signedIn: SignedIn } | { readonly answer: SignInAnswer; readonly status: number };

type Step = (client: B2cClient, typed: Values) => SignInResult | Promise<SignInResult>;

const steps: Readonly<Record<SignInIntent, Step>> = {
  'sign-in': signIn,
  'code-instead': askForCode,
  'send-code': sendCode,
  'verify-code': verifyCode,
  'forgot-password': (_client, typed) =>
    answer({ step: 'forgot', values: { ...typed, email: typed['username'] ?? '' } }, 200),
  'back-to-login': (_client, typed) => answer({ step: 'login', values: typed }, 200),
};

const isSignInIntent = (intent: string): intent is SignInIntent => Object.hasOwn(steps, intent);

/**
 * Takes a form of the sign-in, on a server and in the browser alike (ACCT-015, ACCT-018, ACCT-019). Its fields are
 * those of the form before, so that nothing is kept between two posts.
 * @returns undefined for a button that nobody knows
 * @throws what is no failure of a call
 */
export async function takeSignIn(client: B2cClient, typed: Values): Promise<SignInResult | undefined> {
  const { intent = 'sign-in' } = typed;
  return isSignInIntent(intent) ? steps[intent](client, typed) : undefined;
}

/** Texts of a form that may go back into its page: no password does. */
export const withoutPasswords = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !/password/i.test(name)));

const answer = (next: SignInAnswer, status: number): SignInResult => ({
  answer: { ...next, values: withoutPasswords(next.values) },
  status,
});

/** What a form says of a failed call, and the status of its page. */
function refusalOf(error: unknown) {
  if (!isB2cError(error)) throw error;
  return { message: error.message, key: error.errorMessageKey, status: error.status ?? 503 };
}

async function signIn(client: B2cClient, typed: Values): Promise<SignInResult> {
  const { values, issues } = signInForm().validate(typed);
  if (issues.length > 0) return answer({ step: 'login', values: typed, issues }, 422);
  const { username = '' } = values;
  // As it was typed: a space at an end belongs to it.
  const { password = '' } = typed;
  try {
    const rememberMe = 'rememberMe' in typed;
    const signedIn = await identityMutations.login(client).mutate({ username, password, rememberMe });
    const { otpRequired, otpDestinations: destinations } = signedIn;
    if (otpRequired) return answer({ step: 'destination', values: typed, destinations }, 200);
    return { signedIn };
  } catch (error) {
    const { message, key, status } = refusalOf(error);
    const isLocked = key === 'error_login_locked';
    return answer({ step: 'login', values: typed, message, isLocked }, status);
  }
}

async function askForCode(client: B2cClient, typed: Values): Promise<SignInResult> {
  const username = typed['username']?.trim() ?? '';
  if (!username) {
    return answer({ step: 'login', values: typed, issues: [issue('required', {}, 'username')] }, 422);
  }
  try {
    const body = { username, rememberMe: 'rememberMe' in typed };
    const { otpDestinations } = await identityMutations.otpDestinations(client).mutate(body);
    return answer({ step: 'destination', values: typed, destinations: otpDestinations }, 200);
  } catch (error) {
    const { message, status } = refusalOf(error);
    return answer({ step: 'login', values: typed, message }, status);
  }
}

/** `destination` is `email` or `text`; `masked.<destination>` is what the shopper knows it by. */
async function sendCode(client: B2cClient, typed: Values): Promise<SignInResult> {
  const { destination = '' } = typed;
  const channel = destination === 'text' ? 'text' : 'email';
  const masked = typed[`masked.${channel}`] ?? '';
  const values = { ...typed, masked, tries: '0' };
  try {
    await identityMutations.sendOtp(client).mutate({ channel, destinationId: destination });
    return answer({ step: 'code', values }, 200);
  } catch (error) {
    const { message, key, status } = refusalOf(error);
    // Another code is not due yet: the one before it still counts.
    if (key === 'error_too_many_requests') {
      return answer({ step: 'code', values: { ...values, tries: typed['tries'] ?? '0' }, message }, status);
    }
    return answer({ step: 'login', values: typed, message }, status);
  }
}

/** Wrong codes are counted in the form's `tries`. */
async function verifyCode(client: B2cClient, typed: Values): Promise<SignInResult> {
  const { values, issues } = oneTimeCodeForm().validate(typed);
  if (issues.length > 0) return answer({ step: 'code', values: typed, issues }, 422);
  try {
    const signedIn = await identityMutations.verifyOtp(client).mutate({ code: values['code'] ?? '' });
    return { signedIn };
  } catch (error) {
    const { message, key, status } = refusalOf(error);
    const tries = Number(typed['tries'] ?? 0) + (key === 'error_otp_invalid' ? 1 : 0);
    if (tries >= OTP.tries) return answer({ step: 'login', values: typed, note: 'tooManyCodes' }, status);
    const isEnded = key === 'error_otp_expired';
    return answer({ step: 'code', values: { ...typed, tries: String(tries) }, message, isEnded }, status);
  }
}
