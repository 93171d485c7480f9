import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import { addressForm, OTHER_CHOICE } from './address.ts';

const right = {
  firstName: 'Ann',
  lastName: 'de la O Cruz',
  street: '123 Main St #4',
  apartment: '',
  zipCode: '38103-1234',
  city: 'Memphis',
  state: 'TN',
  phoneNumber: '9015551234',
  email: 'ann@example.com',
};

test('[CART-035][VALID-007] a right address passes, formatted', () => {
  const { values, issues } = addressForm(us).validate({ ...right, firstName: ' Ann ', stranger: 'x' });
  expect(issues).toEqual([]);
  expect(values).toEqual({ ...right, phoneNumber: '(901) 555-1234' });
});

test.each([
  ['firstName', 'A B C', 'firstName.spaces'],
  ['lastName', 'a b c d e', 'lastName.spaces'],
  ['phoneNumber', '901', 'phone.short'],
  ['email', 'ann', 'email.invalid'],
  ['street', '12 Main!', 'streetAddress.characters'],
  ['city', '9', 'city.invalid'],
  ['state', 'XX', 'state.invalid'],
  ['zipCode', '3810', 'postalCode.short'],
  ['apartment', '!', 'streetAddress.characters'],
])('[VALID-007] the form fails with a wrong %s alone', (field, value, rule) => {
  const form = addressForm(us);
  const { issues } = form.validate({ ...right, [field]: value });
  expect(issues).toMatchObject([{ field, rule }]);
  expect(form.check(field, { ...right, [field]: value })).toEqual(issues[0]);
});

test('[VALID-006][VALID-014] an empty form names every required field in the order of the page', () => {
  const { issues } = addressForm(us).validate({});
  expect(issues.map(({ field }) => field)).toEqual([
    'firstName',
    'lastName',
    'street',
    'zipCode',
    'city',
    'state',
    'phoneNumber',
    'email',
  ]);
  expect(issues[0]?.rule).toBe('firstName.missing');
});

test('[CONF-007][VALID-011] Puerto Rico takes accents, its ZIP codes and an urbanization', () => {
  const form = addressForm(us);
  const address = {
    ...right,
    lastName: 'Núñez',
    city: 'Mayagüez',
    state: 'PR',
    zipCode: '00680',
    urbanization: 'Las Gladiolas',
  };
  expect(form.validate(address)).toMatchObject({ issues: [], values: { urbanization: 'Las Gladiolas' } });
  expect(form.validate({ ...address, zipCode: '38103' }).issues).toMatchObject([
    { rule: 'postalCode.prefix' },
  ]);
  expect(form.validate({ ...address, urbanization: '!' }).issues).toMatchObject([{ field: 'urbanization' }]);
  const elsewhere = form.validate({ ...address, state: 'TN', zipCode: '38103' });
  expect(elsewhere.issues).toEqual([]);
  expect(elsewhere.values).not.toHaveProperty('urbanization');
});

test('[PLUS-023] Mexico and Brazil ask for the postal code first and for their own lines', () => {
  expect(addressForm(mx, ['firstName', 'lastName']).fields.slice(0, 4)).toEqual([
    'firstName',
    'lastName',
    'zipCode',
    'state',
  ]);
  const address = {
    ...right,
    zipCode: '01310100',
    street: 'Avenida Paulista',
    number: 's/n',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    phoneNumber: '11912345678',
  };
  expect(addressForm(br).validate(address)).toMatchObject({ issues: [], values: { zipCode: '01310-100' } });
  expect(addressForm(br).validate({ ...address, number: '' }).issues).toMatchObject([
    { field: 'number', rule: 'required' },
  ]);
  expect(addressForm(br).validate({ ...address, number: '1'.repeat(11) }).issues).toMatchObject([
    { rule: 'text.long' },
  ]);
});

test('[CART-035] an address whose contact is elsewhere asks only for its own lines', () => {
  expect(addressForm(br, []).fields).toEqual(br.address.fields.map(({ name }) => name));
  expect(addressForm(mx, ['email', 'lastName']).fields).toEqual([
    'lastName',
    ...mx.address.fields.map(({ name }) => name),
    'email',
  ]);
});

test('[PLUS-060] another colonia than those of the list is typed', () => {
  const { values, issues } = addressForm(mx, []).validate({ colonia: OTHER_CHOICE });
  expect(values['colonia']).toBe('');
  expect(issues.find(({ field }) => field === 'colonia')).toMatchObject({ rule: 'required' });
});

test.each([null, undefined, 'text', 7, [], { firstName: { deep: 1 } }, Object.create(null)])(
  'a post of %j is refused, not thrown at',
  (input) => {
    expect(addressForm(us).validate(input).issues.length).toBe(8);
  },
);
