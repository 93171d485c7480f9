import type { Address } from '@driveline/api';
import { expect, test } from 'vitest';
import { savedAddressOf } from './savedAddressOf.ts';

const home: Address = {
  firstName: 'Ann',
  lastName: 'Cruz',
  address1: '12 Main St',
  address2: 'Apt 4',
  city: 'Memphis',
  state: 'TN',
  postalCode: '38103',
};
const plain: Address = { ...home, address2: undefined };
const addresses = [
  { addressId: 'plain', isDefault: true, address: plain },
  { addressId: 'home', isDefault: false, address: home },
];

test('[PLUS-050] an order without an address goes to the default one', () => {
  expect(savedAddressOf(addresses, null)).toBe('plain');
  expect(savedAddressOf([], null)).toBeUndefined();
});

test('[PLUS-050] an order goes to the saved address of its place, no matter who gets it', () => {
  expect(savedAddressOf(addresses, { ...home, firstName: 'Bo' })).toBe('home');
  expect(savedAddressOf(addresses, { ...plain, address2: '' })).toBe('plain');
});

test.each([
  { address1: '13 Main St' },
  { address2: 'Apt 5' },
  { city: 'Bartlett' },
  { state: 'MS' },
  { postalCode: '38104' },
])('an order to another place goes to no saved address: %o', (change) => {
  expect(savedAddressOf(addresses, { ...home, ...change })).toBeUndefined();
});
