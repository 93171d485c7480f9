import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { line, shipment } from '../../test/fixtures.ts';
import { pickupOffer } from './pickupOffer.ts';

const state = fixture('checkout.state');
const pickup = {
  storeNumber: '12',
  storeName: '1 Main St',
  quantity: 4,
  readyAt: '2026-11-21T10:00:00-06:00',
  closesAt: null,
};
const shipped = (...lines: ReturnType<typeof line>[]) => ({
  ...state,
  containsShipToHomeItem: true,
  shippingAddress: null,
  cart: {
    ...state.cart,
    postalCode: '38103',
    orders: [{ ...state.cart.orders[0]!, shipmentInfoList: [shipment(lines, { shipmentType: 'regular' })] }],
  },
});

test('[CART-034] a checkout that ships asks for a store around the postal code that was typed', () => {
  const { query, isAtStore } = pickupOffer(shipped(line()))!;
  expect(String(query)).toBe('q=38103&stocked=1&checkout=1');
  expect(isAtStore).toBe(false);
});

test('[CART-034] whether the chosen store has all of it, is said', () => {
  const there = line({ availability: { pickup } });
  expect(pickupOffer(shipped(there))!.isAtStore).toBe(true);
  expect(pickupOffer(shipped(there, line()))!.isAtStore).toBe(false);
});

test('what is picked up already asks for nothing', () => {
  expect(pickupOffer({ ...shipped(line()), containsShipToHomeItem: false })).toBeUndefined();
});
