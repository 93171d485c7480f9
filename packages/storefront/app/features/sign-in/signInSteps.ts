import type { B2cClient, OutputOf } from '@driveline/api';
import { OTP } from '@driveline/hooks';
import { identityMutations } from '@driveline/hooks/session';
import { issue, oneTimeCodeForm, signInForm } from '@driveline/validation';
import { withoutPasswords } from '../../data/actionData.ts';
import { refusalOf } from './refusal.ts';
import { signInIntents, type SignInAnswer } from './signInAnswer.ts';

export type Texts = Readonly<Record<string, string>>;
export type SignedIn = OutputOf<'identity.login'>;

/** Signed in, or the form that comes next with the status of its page. */
export type SignInResult =
  { readonly signedIn: SignedIn } | { readonly answer: SignInAnswer; readonly status: number };

type Post = { readonly client: B2cClient; readonly typed: Texts };

/** The button that sends a form says what it wants (ACCT-015, ACCT-018, ACCT-019). */
const byIntent: Readonly<Record<string, (post: Post) => SignInResult | Promise<SignInResult>>> = {
  [signInIntents.signIn]: signIn,
  [signInIntents.codeInstead]: askForCode,
  [signInIntents.sendCode]: sendCode,
  [signInIntents.verifyCode]: verifyCode,
  [signInIntents.forgot]: ({ typed }) =>
    answer({ step: 'forgot', values: { ...typed, email: typed['username'] ?? '' } }, 200),
  [signInIntents.back]: ({ typed }) => answer({ step: 'login', values: typed }, 200),
};

/**
 * Takes a form of the sign-in, for the action of its pages and for the dialog alike.
 * @returns undefined for a button that nobody knows
 */
export async function takeSignIn(client: B2cClient, typed: Texts): Promise<SignInResult | undefined> {
  return byIntent[typed['intent'] ?? signInIntents.signIn]?.({ client, typed });
}

/** A password goes back into no page. */
const answer = (next: SignInAnswer, status: number): SignInResult => ({
  answer: { ...next, values: withoutPasswords(next.values) },
  status,
});

async function signIn({ client, typed }: Post): Promise<SignInResult> {
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

async function askForCode({ client, typed }: Post): Promise<SignInResult> {
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
async function sendCode({ client, typed }: Post): Promise<SignInResult> {
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

async function verifyCode({ client, typed }: Post): Promise<SignInResult> {
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
