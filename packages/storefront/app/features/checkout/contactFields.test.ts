import { br, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import type { CheckoutState } from '@driveline/api';
import { addressBody, contactNames, contactValues, validateContact } from './contactFields.ts';

const contact = { email: 'sam@example.com', firstName: 'Sam', lastName: 'Rivera' };
const home = { street: '2204 Morena Blvd', zipCode: '92110-1234', city: 'San Diego', state: 'CA' };

test('[PLUS-018] a pickup asks for email, names and an optional phone', () => {
  expect(contactNames(us)).toEqual(['email', 'firstName', 'lastName', 'phoneNumber']);
  expect(validateContact(us, false, contact).issues).toEqual([]);
});

test('[CART-034] only what ships asks for an address', () => {
  const missing = validateContact(us, true, contact).issues.map(({ field }) => field);
  expect(missing).toEqual(['street', 'zipCode', 'city', 'state']);
});

test('[VALID-006] issues come in the order of the page', () => {
  expect(validateContact(us, false, {}).issues.map(({ field }) => field)).toEqual([
    'email',
    'firstName',
    'lastName',
  ]);
});

test('[CART-036] five digits of the ZIP and the digits of the phone go over the wire', () => {
  const { values } = validateContact(us, true, { ...contact, ...home, phoneNumber: '(619) 555-0142' });
  const body = addressBody(values, us, true, false);
  expect(body.shippingAddress?.postalCode).toBe('92110');
  expect(body.phoneNumber).toBe('6195550142');
});

test('a pickup sends no address', () => {
  expect(addressBody(contact, us, false, false)).not.toHaveProperty('shippingAddress');
});

test('[PLUS-022] Brazil asks for CPF or CNPJ, Mexico only offers the RFC', () => {
  const fields = (market: typeof br) =>
    validateContact(market, false, contact).issues.map(({ field }) => field);
  expect(fields(br)).toContain('fiscalId');
  expect(fields(mx)).not.toContain('fiscalId');
});

const wire = { firstName: 'Ari', lastName: 'Stone', address1: '12 Main St', city: 'Chicago', state: 'IL', postalCode: '60616' }; // prettier-ignore
const other = { ...wire, address1: '500 Beale St' };
const addresses = [
  { addressId: 'home', isDefault: true, address: wire },
  { addressId: 'work', isDefault: false, address: other },
];
const profile = { email: 'ari@example.com', firstName: 'Ari', lastName: 'Stone', phoneNumber: '3125550142' };
const checkout = (facts: object = {}, estimatedFor: string | null = null) =>
  ({ contact: null, shippingAddress: null, cart: { grandOrderPriceInfo: { estimatedFor } }, ...facts }) as CheckoutState; // prettier-ignore

test('[PLUS-050] a member starts with the account and the default address', () => {
  expect(contactValues(checkout(), us, { profile, addresses })).toMatchObject({
    email: 'ari@example.com',
    firstName: 'Ari',
    phoneNumber: '(312) 555-0142',
    savedAddress: 'home',
  });
});

test('[PLUS-050] what the order has goes before the account', () => {
  const known = checkout({ contact: { ...contact, phoneNumber: '', fiscalId: '' }, shippingAddress: other });
  expect(contactValues(known, us, { profile, addresses })).toMatchObject({
    email: 'sam@example.com',
    phoneNumber: '(312) 555-0142',
    savedAddress: 'work',
  });
  const typed = checkout({ shippingAddress: { ...wire, address1: '9 Elm St' } });
  expect(contactValues(typed, us, { profile, addresses })).toMatchObject({ savedAddress: 'other', street: '9 Elm St' }); // prettier-ignore
});

test('[PLUS-060] the postal code of the cart is the start of an address', () => {
  expect(contactValues(checkout({}, '01001'), us)).toMatchObject({ zipCode: '01001', city: '' });
});

test('[PLUS-050] a saved address is sent as its owner keeps it, and nothing of it is typed', () => {
  expect(validateContact(us, true, { ...contact, savedAddress: 'work' }).issues).toEqual([]);
  expect(validateContact(us, true, { ...contact, savedAddress: 'other' }).issues).toHaveLength(4);
  expect(addressBody(contact, us, true, false, other)).toMatchObject({ shippingAddress: other, useAsEntered: true }); // prettier-ignore
});
