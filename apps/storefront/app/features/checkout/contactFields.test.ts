import { br, mx, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import { addressBody, contactNames, validateContact } from './contactFields.ts';

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
