import fc from 'fast-check';
import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import { fromWireAddress, toWireAddress } from './wireAddress.ts';

const contact = {
  firstName: 'Ann',
  lastName: 'Cruz',
  phoneNumber: '(901) 555-1234',
  email: 'ann@example.com',
};

test('[CART-036] [CONST-028] the first five digits of a ZIP code and the digits of a phone are sent', () => {
  const values = {
    ...contact,
    street: '123 Main St',
    apartment: '',
    zipCode: '38103-1234',
    city: 'Memphis',
    state: 'TN',
  };
  expect(toWireAddress(values, us)).toEqual({
    ...contact,
    address1: '123 Main St',
    city: 'Memphis',
    state: 'TN',
    postalCode: '38103',
    countryCode: 'US',
    phoneNumber: '9015551234',
  });
});

test('[CART-036] Brazil sends eight digits', () => {
  const values = {
    ...contact,
    street: 'Rua A',
    number: '12',
    complement: 'Apto 3',
    district: 'Centro',
    zipCode: '01310-100',
    city: 'São Paulo',
    state: 'SP',
  };
  expect(toWireAddress(values, br)).toMatchObject({
    address1: 'Rua A, 12',
    address2: 'Centro - Apto 3',
    postalCode: '01310100',
    countryCode: 'BR',
  });
});

test('[CART-035] the fields of Mexico fold into the two lines', () => {
  const values = {
    ...contact,
    street: 'Av. Juárez',
    exteriorNumber: '12',
    interiorNumber: '3',
    colonia: 'Centro',
    references: 'Portón azul',
    zipCode: '06600',
    city: 'Cuauhtémoc',
    state: 'CMX',
  };
  expect(toWireAddress(values, mx)).toMatchObject({
    address1: 'Av. Juárez, 12, Int. 3',
    address2: 'Col. Centro - Portón azul',
    postalCode: '06600',
  });
});

test('[CONF-007] an address of Puerto Rico is sent with its country and its urbanization', () => {
  const values = {
    ...contact,
    street: 'Calle 5',
    urbanization: 'Las Gladiolas',
    zipCode: '00680',
    city: 'Mayagüez',
    state: 'PR',
  };
  expect(toWireAddress(values, us)).toMatchObject({ address2: 'URB Las Gladiolas', countryCode: 'PR' });
  expect(toWireAddress({ ...values, apartment: 'Apt 4' }, us).address2).toBe('Apt 4, URB Las Gladiolas');
});

const word = fc.stringMatching(/^[A-Z][a-z]{1,8}( [A-Z][a-z]{1,8})?$/);
const number = fc.integer({ min: 1, max: 9999 }).map(String);
const optional = (made: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), made);
const common = {
  firstName: word,
  lastName: word,
  city: word,
  email: fc.constant('a@b.co'),
  phoneNumber: fc.constant('(901) 555-1234'),
};

test.each([
  [
    'of the US',
    us,
    fc.record({
      ...common,
      street: word,
      apartment: optional(word),
      urbanization: optional(word),
      zipCode: fc.constant('00680'),
      state: fc.constant('PR'),
    }),
  ],
  [
    'of Mexico',
    mx,
    fc.record({
      ...common,
      phoneNumber: fc.constant('55 1234 5678'),
      street: word,
      exteriorNumber: number,
      interiorNumber: optional(number),
      colonia: word,
      references: optional(word),
      zipCode: fc.constant('06600'),
      state: fc.constant('CMX'),
    }),
  ],
  [
    'of Brazil',
    br,
    fc.record({
      ...common,
      phoneNumber: fc.constant('(11) 91234-5678'),
      street: word,
      number,
      complement: optional(word),
      district: word,
      zipCode: fc.constant('01310-100'),
      state: fc.constant('SP'),
    }),
  ],
] as const)('a saved address %s comes back as it was typed', (_title, market, values) => {
  fc.assert(
    fc.property(values as fc.Arbitrary<Record<string, string>>, (typed) => {
      expect(fromWireAddress(toWireAddress(typed, market), market)).toEqual(typed);
    }),
  );
});

test('an address of which nothing is known has empty fields, and sends empty lines', () => {
  const empty = Object.fromEntries(
    ['firstName', 'lastName', 'phoneNumber', 'email', 'zipCode', 'city', 'state', 'street'].map((name) => [
      name,
      '',
    ]),
  );
  expect(fromWireAddress({}, us)).toEqual({ ...empty, apartment: '', urbanization: '' });
  const sent = { firstName: '', lastName: '', address1: '', city: '', state: '', postalCode: '' };
  expect(toWireAddress({}, us)).toEqual({ ...sent, countryCode: 'US' });
  expect(toWireAddress({}, { ...us, countries: [] })).toEqual(sent);
});

test('[CART-036] what surrounds a value is not sent', () => {
  const values = {
    firstName: ' Ann ',
    lastName: ' Cruz ',
    street: ' 12 Main St ',
    apartment: '  ',
    email: ' a@b.co ',
  };
  expect(toWireAddress(values, us)).toMatchObject({
    firstName: 'Ann',
    lastName: 'Cruz',
    address1: '12 Main St',
    email: 'a@b.co',
  });
  expect(toWireAddress(values, us)).not.toHaveProperty('address2');
});

test.each([
  ['Rua A, 5, 12', 'Rua A, 5', '12'],
  ['Rua A', 'Rua A', ''],
])('the number of %j is what follows the last comma', (address1, street, number) => {
  expect(fromWireAddress({ address1 }, br)).toMatchObject({ street, number });
});

test.each([
  ['Centro - Apto 3 - B', 'Centro', 'Apto 3 - B'],
  ['Centro', 'Centro', ''],
])('the complement of %j is what follows the first dash', (address2, district, complement) => {
  expect(fromWireAddress({ address2 }, br)).toMatchObject({ district, complement });
});

test('a line that another system wrote stays whole in its first field', () => {
  expect(fromWireAddress({ address1: 'Paulista 1000', address2: 'Centro' }, br)).toMatchObject({
    street: 'Paulista 1000',
    number: '',
    district: 'Centro',
    complement: '',
  });
});
