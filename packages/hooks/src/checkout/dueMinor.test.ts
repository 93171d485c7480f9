import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { cart, line, shipment } from '../../test/fixtures.ts';
import { dueMinor } from './dueMinor.ts';

const card = { giftCardId: 'g1', paymentMethod: 'giftCard', lastFour: '1234', amount: 25.5, balance: 0 };
const known = { ...fixture('checkout.state'), cart: cart([shipment([line()])], 100.1) };

test.each([
  [[], 100_10],
  [[card], 74_60],
  [[card, { ...card, giftCardId: 'g2', amount: 74.6 }], 0],
])('[CART-043] what gift cards and rewards of %j leave is charged', (giftCardList, due) => {
  expect(dueMinor({ ...known, giftCardList }, { currency: { minorDigits: 2 } })).toBe(due);
});

test('a market without cents has amounts as they are', () => {
  expect(
    dueMinor({ ...known, cart: cart([], 100), giftCardList: [] }, { currency: { minorDigits: 0 } }),
  ).toBe(100);
});
