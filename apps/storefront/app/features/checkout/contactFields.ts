import type { Address, CheckoutState } from '@driveline/api';
import type { Market } from '@driveline/markets';
import {
  addressForm,
  contactForm,
  fromWireAddress,
  toWireAddress,
  type Form,
  type Values,
} from '@driveline/validation';

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

/** Both forms as one: every value and every issue, in the order of the page. */
export function validateContact(market: Market, isShipped: boolean, input: unknown) {
  const results = contactForms(market, isShipped).map((form) => form.validate(input));
  return {
    values: Object.assign({}, ...results.map(({ values }) => values)) as Record<string, string>,
    issues: results.flatMap(({ issues }) => issues),
  };
}

/** What the order already knows, as the form's start values. */
export function contactValues(
  { contact, shippingAddress }: CheckoutState,
  market: Market,
): Record<string, string> {
  const address = fromWireAddress(shippingAddress ?? {}, market);
  const own = Object.fromEntries(Object.entries(contact ?? {}).filter(([, value]) => value !== ''));
  return { ...address, ...own };
}

/** Body of the address call (API-069). */
export function addressBody(values: Values, market: Market, isShipped: boolean, useAsEntered: boolean) {
  const { email = '', firstName = '', lastName = '', fiscalId } = values;
  const wire = toWireAddress(values, market);
  return {
    email,
    firstName,
    lastName,
    ...(wire.phoneNumber && { phoneNumber: wire.phoneNumber }),
    ...(fiscalId && { fiscalId }),
    ...(isShipped && { shippingAddress: wire as Address }),
    ...(useAsEntered && { useAsEntered }),
  };
}
