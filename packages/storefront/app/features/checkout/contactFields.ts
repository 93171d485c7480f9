import type { Address, CheckoutState, CurrentUser, SavedAddress } from '@driveline/api/contract';
import { savedAddressOf } from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import {
  addressForm,
  contactForm,
  fromWireAddress,
  toWireAddress,
  type Form,
  type Values,
} from '@driveline/validation';

/** Field that names a saved address, or says that another one is typed. */
export const SAVED_ADDRESS = 'savedAddress';
export const OTHER_ADDRESS = 'other';

/** Name of the button that signs in first and comes back with what was typed. */
export const SIGN_IN_FIRST = 'signInFirst';

/** Id of the saved address that a form has chosen; undefined where one is typed. */
export const savedAddressId = (typed: Values): string | undefined => {
  const id = typed[SAVED_ADDRESS];
  return id && id !== OTHER_ADDRESS ? id : undefined;
};

const CONTACT = ['email', 'firstName', 'lastName', 'phoneNumber'] as const;

/** Names of the contact's fields in the order of the page: email first (PLUS-018). */
export const contactNames = (market: Market) => [
  ...CONTACT,
  ...(market.fiscalId ? (['fiscalId'] as const) : []),
];

/** Message ids of the fields' names. */
export const contactLabels = (market: Market): Readonly<Record<string, string>> => ({
  email: 'contact.email',
  firstName: 'contact.firstName',
  lastName: 'contact.lastName',
  phoneNumber: market.phone.labelKey,
  ...(market.fiscalId && { fiscalId: market.fiscalId.labelKey }),
  ...Object.fromEntries(market.address.fields.map(({ name, labelKey }) => [name, labelKey])),
});

/** The forms of the contact step: the address is asked only when something ships (CART-034). */
export function contactForms(market: Market, isShipped: boolean): Form[] {
  // The phone is only for texts about the order, a fiscal id where the law does not ask one only for an invoice.
  const optional = ['phoneNumber' as const, ...(market.fiscalId?.required ? [] : (['fiscalId'] as const))];
  const contact = contactForm(market, contactNames(market), optional);
  return isShipped ? [contact, addressForm(market, [])] : [contact];
}

/** Both forms as one: every value and every issue, in the order of the page. A saved address is not typed. */
export function validateContact(market: Market, isShipped: boolean, input: Values) {
  const isTyped = isShipped && savedAddressId(input) === undefined;
  const results = contactForms(market, isTyped).map((form) => form.validate(input));
  return {
    values: Object.assign({}, ...results.map(({ values }) => values)) as Record<string, string>,
    issues: results.flatMap(({ issues }) => issues),
  };
}

/** What is known of a member. */
export type KnownMember = {
  readonly profile?: Pick<CurrentUser, 'email' | 'firstName' | 'lastName' | 'phoneNumber'> | undefined;
  /** The default one first. */
  readonly addresses: readonly SavedAddress[];
};

/**
 * What is known already, as the form's start values: what the order has, else the account, else the postal code that
 * was typed in the cart (PLUS-050, WCAG 3.3.7).
 */
export function contactValues(
  { contact, shippingAddress, cart }: CheckoutState,
  market: Market,
  { profile, addresses }: KnownMember = { addresses: [] },
): Record<string, string> {
  const { email = '', firstName = '', lastName = '', phoneNumber = '' } = profile ?? {};
  const postalCode = cart.grandOrderPriceInfo.estimatedFor;
  const place = shippingAddress ?? (postalCode === null ? {} : { postalCode });
  return {
    ...fromWireAddress({ ...place, phoneNumber }, market),
    ...filled({ email, firstName, lastName }),
    ...filled(contact ?? {}),
    ...(addresses.length > 0 && {
      [SAVED_ADDRESS]: savedAddressOf(addresses, shippingAddress) ?? OTHER_ADDRESS,
    }),
  };
}

const filled = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<string, string>;

/** Body of the address call (API-069). @param saved takes the place of what was typed, as its owner keeps it */
export function addressBody(
  values: Values,
  market: Market,
  isShipped: boolean,
  useAsEntered: boolean,
  saved?: Address,
) {
  const { email = '', firstName = '', lastName = '', fiscalId } = values;
  const wire = toWireAddress(values, market);
  return {
    email,
    firstName,
    lastName,
    ...(wire.phoneNumber && { phoneNumber: wire.phoneNumber }),
    ...(fiscalId && { fiscalId }),
    ...(isShipped && { shippingAddress: saved ?? (wire as Address) }),
    ...((useAsEntered || saved) && { useAsEntered: true }),
  };
}
