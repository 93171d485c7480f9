import * as z from 'zod/mini';
import { signedInErrors, type DomainSchemas } from './endpointSchemas.ts';
import { password } from './identity.ts';
import { address, identifier, text } from './primitives.ts';
import { taxDocument } from './taxDocument.ts';
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
  /** Kept for the next order; absent without one (PLUS-058). */
  taxDocument: z.optional(taxDocument),
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

/** A card that the payment service keeps (PLUS-050). Number and security code are not known here. */
const savedCard = z.object({
  cardId: z.string(),
  isDefault: z.boolean(),
  /** Its owner's name for it, or empty. */
  nickname: z.string(),
  /** A card vendor of CART-047. */
  cardType: z.string(),
  lastFour: z.string(),
  /** MM/YY */
  expiry: z.string(),
  /** It pays nothing any more. */
  isExpired: z.boolean(),
});
const cardBook = z.object({
  cards: z.array(savedCard),
  /** One more can be saved: the payment service keeps cards, and there is room. */
  canAdd: z.boolean(),
});
const cardName = z.optional(text(30));
const cardId = z.object({ cardId: identifier });

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
      /** Null removes it. */
      taxDocument: z.optional(z.nullable(taxDocument)),
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
      error_tax_document: 422,
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
  'account.cards': {
    requirement: 'PLUS-050',
    summary: 'Saved cards, the default one first',
    response: cardBook,
    asksPassword: 'always',
    errors: signedInErrors,
  },
  'account.addCard': {
    requirement: 'PLUS-050',
    summary: 'Save the card of a token; the same card replaces the one that was saved before',
    body: z.object({ token: text(200), nickname: cardName, isDefault: z.optional(z.boolean()) }),
    response: cardBook,
    asksPassword: 'always',
    errors: {
      ...signedInErrors,
      error_payment_token: 422,
      error_payment_method: 422,
      error_payment_processor: 422,
      error_card_declined: 422,
      error_saved_card_limit: 422,
    },
  },
  'account.changeCard': {
    requirement: 'PLUS-050',
    summary: 'Name a saved card or make it the default one',
    params: cardId,
    body: z.object({ nickname: cardName, isDefault: z.optional(z.boolean()) }),
    response: cardBook,
    asksPassword: 'always',
    errors: { ...signedInErrors, error_saved_card_unknown: 404 },
  },
  'account.removeCard': {
    requirement: 'PLUS-050',
    summary: 'Remove a saved card',
    params: cardId,
    response: cardBook,
    asksPassword: 'always',
    errors: { ...signedInErrors, error_saved_card_unknown: 404 },
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
export type SavedCard = z.infer<typeof savedCard>;
export type SavedAddress = z.infer<typeof savedAddress>;
