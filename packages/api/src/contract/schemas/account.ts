import * as z from 'zod/mini';
import { signedInErrors, type DomainSchemas } from './endpointSchemas.ts';
import { password } from './identity.ts';
import { address, identifier, text } from './primitives.ts';
import { loyaltyAccount, loyaltyAccountAlert } from './rewards.ts';

/** API-028 */
const currentUser = z.object({
  userType: z.string(),
  loyaltyAccountAlerts: z.array(loyaltyAccountAlert),
  /** Null without linked rewards. */
  loyaltyAccount: z.nullable(loyaltyAccount),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  username: z.string(),
  /** Digits; empty when none is known. */
  phoneNumber: z.string(),
  postalCode: z.string(),
  /** The default one of the saved addresses. */
  profileAddress: z.nullable(address),
  receivePromoAndSpecialEvents: z.boolean(),
  /** '1' means yes (ACCT-042). */
  receivePromoPrint: z.string(),
  receiveTextMessage: z.boolean(),
  /** A right password is followed by a one-time code. */
  twoStepSignIn: z.boolean(),
});

const preferences = z.object({
  receivePromoAndSpecialEvents: z.optional(z.boolean()),
  receivePromoPrint: z.optional(text(1)),
  receiveTextMessage: z.optional(z.boolean()),
});

const savedAddress = z.object({ addressId: z.string(), isDefault: z.boolean(), address });
const addressBook = z.object({ addresses: z.array(savedAddress) });
const addressBody = z.object({ address, isDefault: z.optional(z.boolean()) });
const addressId = z.object({ addressId: identifier });

export const accountSchemas = {
  'account.current': {
    requirement: 'API-028',
    summary: 'Profile of who is signed in',
    response: currentUser,
    errors: { error_not_signed_in: 401 },
  },
  'account.update': {
    requirement: 'API-060',
    summary: 'Change profile, email, username, phone or password',
    body: z.object({
      firstName: z.optional(text(60)),
      lastName: z.optional(text(60)),
      email: z.optional(text(254)),
      username: z.optional(text(60)),
      phoneNumber: z.optional(text(20)),
      postalCode: z.optional(text(10)),
      profileAddress: z.optional(address),
      twoStepSignIn: z.optional(z.boolean()),
      /** For a change of email, username, phone, password or two-step sign-in. */
      currentPassword: z.optional(password),
      newPassword: z.optional(password),
    }),
    response: currentUser,
    asksPassword: 'always',
    errors: {
      ...signedInErrors,
      error_profile_email_taken: 409,
      error_profile_username_taken: 409,
      error_profile_invalid: 422,
      error_password_wrong: 422,
      error_password_weak: 422,
      error_address_invalid: 422,
      error_too_many_requests: 429,
    },
  },
  'account.preferences': {
    requirement: 'API-039',
    summary: 'Choose which offers to get',
    body: preferences,
    response: z.object({
      receivePromoAndSpecialEvents: z.boolean(),
      receivePromoPrint: z.string(),
      receiveTextMessage: z.boolean(),
    }),
    errors: { error_not_signed_in: 401 },
  },
  'account.addresses': {
    requirement: 'API-060',
    summary: 'Saved addresses, the default one first',
    response: addressBook,
    asksPassword: 'always',
    errors: signedInErrors,
  },
  'account.addAddress': {
    requirement: 'API-060',
    summary: 'Save an address',
    body: addressBody,
    response: addressBook,
    asksPassword: 'always',
    errors: {
      ...signedInErrors,
      error_address_invalid: 422,
      error_address_limit: 422,
    },
  },
  'account.changeAddress': {
    requirement: 'API-060',
    summary: 'Change a saved address or make it the default one',
    params: addressId,
    body: addressBody,
    response: addressBook,
    asksPassword: 'always',
    errors: {
      ...signedInErrors,
      error_address_unknown: 404,
      error_address_invalid: 422,
    },
  },
  'account.removeAddress': {
    requirement: 'API-060',
    summary: 'Remove a saved address',
    params: addressId,
    response: addressBook,
    asksPassword: 'always',
    errors: { ...signedInErrors, error_address_unknown: 404 },
  },
  'account.verifyAddress': {
    requirement: 'API-109',
    summary: 'Hold an address against its postal code',
    body: address,
    response: z.object({
      status: z.enum(['success', 'notRequired', 'editNotFound', 'notFoundWithoutSuggestion']),
      suggestions: z.array(address),
    }),
    errors: { error_address_invalid: 422, error_too_many_requests: 429 },
  },
} satisfies DomainSchemas;

export type CurrentUser = z.infer<typeof currentUser>;
export type SavedAddress = z.infer<typeof savedAddress>;
