import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { text, identifier } from './primitives.ts';

/** Long passwords are welcome, endless ones are not: each is hashed. */
export const password = text(200);

/** Where a one-time code can go, masked. */
const otpDestination = z.object({
  channel: z.enum(['email', 'text']),
  destinationId: z.string(),
  /** `d•••@e••••••.com`, `•••• 34` */
  masked: z.string(),
});

/** API-053 */
const signedIn = z.object({
  userAuthenticated: z.boolean(),
  /** Hashed; empty until signed in. */
  profileId: z.string(),
  userType: z.string(),
  /** The password was right, a one-time code is needed as well. */
  otpRequired: z.boolean(),
  otpDestinations: z.array(otpDestination),
  /** The customer's cart took lines of the guest's in (ACCT-016). */
  cartChanged: z.boolean(),
});

export const identitySchemas = {
  'identity.register': {
    requirement: 'API-088',
    summary: 'Open an account and sign in',
    body: z.object({
      firstName: text(60),
      lastName: text(60),
      email: text(254),
      phoneNumber: z.optional(text(20)),
      postalCode: z.optional(text(10)),
      password,
      receivePromoAndSpecialEvents: z.optional(z.boolean()),
      joinRewards: z.optional(z.boolean()),
      /** An order that this browser has just placed with the same email: the account keeps its address and tax document (PLUS-064). */
      orderId: z.optional(identifier),
    }),
    response: signedIn,
    errors: {
      error_email_taken: 409,
      error_password_weak: 422,
      error_contact_invalid: 422,
      error_too_many_requests: 429,
    },
  },
  'identity.login': {
    requirement: 'API-053',
    summary: 'Sign in by email or username',
    body: z.object({
      username: text(254),
      password,
      rememberMe: z.optional(z.boolean()),
      captchaToken: z.optional(text(4000)),
    }),
    response: signedIn,
    errors: { error_login_invalid: 401, error_login_locked: 423, error_too_many_requests: 429 },
  },
  'identity.logout': {
    requirement: 'API-040',
    summary: 'Sign out; the session ends on the server',
    body: z.object({}),
    response: z.object({ userAuthenticated: z.literal(false) }),
  },
  'identity.token': {
    requirement: 'API-054',
    summary: 'A short-lived bearer token of the session for gateway calls',
    body: z.object({}),
    response: z.object({
      accessToken: z.string(),
      /** Seconds. */
      expiresIn: z.number(),
    }),
    errors: { error_too_many_requests: 429 },
  },
  'identity.otpDestinations': {
    requirement: 'API-055',
    summary: 'Begin a sign-in by one-time code: where the code can go',
    body: z.object({ username: text(254), rememberMe: z.optional(z.boolean()) }),
    response: z.object({ otpDestinations: z.array(otpDestination) }),
    errors: { error_too_many_requests: 429 },
  },
  'identity.sendOtp': {
    requirement: 'API-055',
    summary: 'Send the one-time code',
    body: z.object({ channel: z.enum(['email', 'text']), destinationId: text(64) }),
    response: z.null(),
    errors: { error_otp_expired: 410, error_otp_destination: 422, error_too_many_requests: 429 },
  },
  'identity.verifyOtp': {
    requirement: 'API-055',
    summary: 'Sign in with the one-time code',
    body: z.object({ code: text(20) }),
    response: signedIn,
    errors: { error_otp_invalid: 422, error_otp_expired: 410, error_too_many_requests: 429 },
  },
  'identity.forgotPassword': {
    requirement: 'API-090',
    summary: 'Mail a code for a new password, if there is such an account',
    body: z.object({ email: text(254) }),
    response: z.null(),
    errors: { error_email_invalid: 422, error_too_many_requests: 429 },
  },
  'identity.checkReset': {
    requirement: 'API-091',
    summary: 'Tell whether a mailed code still sets a password',
    body: z.object({ code: text(100) }),
    response: z.null(),
    errors: { error_reset_expired: 410, error_too_many_requests: 429 },
  },
  'identity.resetPassword': {
    requirement: 'API-091',
    summary: 'Set a new password with the mailed code and sign in',
    body: z.object({ code: text(100), password }),
    response: signedIn,
    errors: {
      error_reset_expired: 410,
      error_password_weak: 422,
      error_too_many_requests: 429,
    },
  },
  'identity.confirmEmail': {
    requirement: 'PLUS-024',
    summary:
      'Prove the address of the account with the mailed code; what was bought with it as a guest joins',
    body: z.object({ code: text(100) }),
    response: z.null(),
    errors: {
      error_not_signed_in: 401,
      error_confirmation_expired: 410,
      error_too_many_requests: 429,
    },
  },
} satisfies DomainSchemas;

export type SignedInAnswer = z.infer<typeof signedIn>;
export type OtpDestination = z.infer<typeof otpDestination>;
