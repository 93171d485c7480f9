import type { OtpDestination } from '@driveline/api/contract';
import type { Issue } from '@driveline/validation';

type Common = {
  /** What was typed, but never a password. */
  readonly values: Readonly<Record<string, string>>;
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

/** What a form of the sign-in wants; the button that sends it says so. */
export const signInIntents = {
  signIn: 'sign-in',
  codeInstead: 'code-instead',
  sendCode: 'send-code',
  verifyCode: 'verify-code',
  forgot: 'forgot-password',
  back: 'back-to-login',
} as const;
