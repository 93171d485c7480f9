import type { CheckoutState } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import { cart, line, shipment } from '../../test/fixtures.ts';
import { orderChanges, readSeenOrder, seenOrder, type SeenOrder } from './seenOrder.ts';

const cents = { currency: { minorDigits: 2 } };
const seen: SeenOrder = {
  lines: [
    { id: 'a', title: 'Brake pads', quantity: 1, unit: 4999 },
    { id: 'b', title: 'Coolant', quantity: 2, unit: 1999 },
  ],
  codes: { SAVE10: 1000 },
  discount: 1000,
  delivery: 0,
  deposit: 0,
  tax: 700,
  total: 8697,
  to: 'Ana',
  by: 'visa 4242',
};
const [pads, coolant] = seen.lines as [SeenOrder['lines'][0], SeenOrder['lines'][0]];

describe('[PLUS-065] what changed since the shopper saw the order', () => {
  test.each<[string, Partial<SeenOrder>, object[]]>([
    ['nothing', {}, []],
    [
      'a quantity, with what it costs, and not the tax that follows',
      { lines: [{ ...pads, quantity: 3 }, coolant], tax: 1700, total: 19_695 },
      [
        { kind: 'quantity', title: 'Brake pads', before: 1, now: 3 },
        { kind: 'total', before: 8697, now: 19_695 },
      ],
    ],
    [
      'a price',
      { lines: [pads, { ...coolant, unit: 2499 }], total: 9697 },
      [
        { kind: 'price', title: 'Coolant', before: 1999, now: 2499 },
        { kind: 'total', before: 8697, now: 9697 },
      ],
    ],
    [
      'a line that is gone and one that came',
      { lines: [pads, { id: 'c', title: 'Oil', quantity: 1, unit: 900 }] },
      [
        { kind: 'added', title: 'Oil', quantity: 1 },
        { kind: 'removed', title: 'Coolant', quantity: 2 },
      ],
    ],
    [
      'a code that gives nothing any more',
      { codes: {}, discount: 0, total: 9697 },
      [
        { kind: 'code', title: 'SAVE10', before: 1000, now: 0 },
        { kind: 'total', before: 8697, now: 9697 },
      ],
    ],
    [
      'what a code saves, and not the discount that follows',
      { codes: { SAVE10: 500 }, discount: 500 },
      [{ kind: 'code', title: 'SAVE10', before: 1000, now: 500 }],
    ],
    [
      'a code that came',
      { codes: { ...seen.codes, FIVE: 500 } },
      [{ kind: 'code', title: 'FIVE', before: 0, now: 500 }],
    ],
    [
      'the delivery, also beside other lines',
      { lines: [pads], delivery: 599, deposit: 500 },
      [
        { kind: 'removed', title: 'Coolant', quantity: 2 },
        { kind: 'delivery', before: 0, now: 599 },
      ],
    ],
    [
      'discount and deposit without a line that explains them',
      { discount: 0, deposit: 500 },
      [
        { kind: 'discount', before: 1000, now: 0 },
        { kind: 'deposit', before: 0, now: 500 },
      ],
    ],
    ['the tax alone', { tax: 800 }, [{ kind: 'tax', before: 700, now: 800 }]],
    ['who gets it and what pays', { to: 'Bo', by: '' }, [{ kind: 'contact' }, { kind: 'payment' }]],
  ])('%s', (_name, change, expected) => {
    expect(orderChanges(seen, { ...seen, ...change })).toEqual(expected);
  });

  test('a look has every amount in minor units, and tells who, where and with what', () => {
    const of = cart([shipment([line({ unitPrice: 20.5 })])], 34.49, 5);
    const order = {
      ...of,
      grandOrderPriceInfo: { ...of.grandOrderPriceInfo, discountPrice: 2, shippingPrice: 5.99, tax: 3 },
      promotions: [
        { promoCode: 'SAVE', discount: 1.5 },
        { promoCode: null, discount: 0.5 },
      ],
    };
    const known = {
      cart: order,
      contact: { email: 'a@b.co' },
      shippingAddress: {
        firstName: 'A',
        lastName: 'B',
        address1: '1 Main',
        city: 'Memphis',
        state: 'TN',
        postalCode: '1',
      },
      paymentMethodInfo: [{ cardType: 'visa', lastFour: '4242', paymentMethod: 'visa' }],
      giftCardList: [{ paymentMethod: 'giftCard', lastFour: '1234', amount: 5, giftCardId: 'g1' }],
    } as unknown as CheckoutState;
    expect(seenOrder(known, cents)).toEqual({
      lines: [{ id: 'ci1', title: 'Brake pads', quantity: 1, unit: 2050 }],
      codes: { SAVE: 150 },
      discount: 200,
      delivery: 599,
      deposit: 500,
      tax: 300,
      total: 3449,
      to: JSON.stringify([{ email: 'a@b.co' }, ['A', 'B', '1 Main', '', 'Memphis', 'TN', '1']]),
      by: JSON.stringify([[['visa', '4242']], [['giftCard', '1234', 5]]]),
    });
    const [card] = known.paymentMethodInfo;
    const months = { ...card!, installments: { count: 3, text: '3 × $11.50' } };
    expect(seenOrder({ ...known, paymentMethodInfo: [months] }, cents).by).toContain('["visa","4242",3]');
  });

  test('two looks at the same checkout are the same', () => {
    const state = {
      cart: cart([shipment([line({ itemQuantity: 2 })])]),
      contact: null,
      shippingAddress: null,
      paymentMethodInfo: [],
      giftCardList: [],
    } as unknown as CheckoutState;
    const look = seenOrder(state, cents);
    expect(look.lines).toMatchObject([{ quantity: 2 }]);
    expect(readSeenOrder(JSON.stringify(look))).toEqual(look);
    expect(orderChanges(look, seenOrder(structuredClone(state), cents))).toEqual([]);
  });

  test.each([
    undefined,
    '',
    'x',
    'null',
    '{}',
    '[]',
    '{"lines":[],"codes":{}}',
    JSON.stringify({ ...seen, lines: [null] }),
    JSON.stringify({ ...seen, codes: { A: 'x' } }),
    JSON.stringify({ ...seen, lines: [{ ...pads, id: 1 }] }),
    JSON.stringify({ ...seen, lines: [{ ...pads, title: 1 }] }),
    JSON.stringify({ ...seen, lines: [{ ...pads, quantity: '1' }] }),
    JSON.stringify({ ...seen, lines: [pads, { ...coolant, unit: 1.5 }] }),
    JSON.stringify({ ...seen, tax: 1.5 }),
    JSON.stringify({ ...seen, total: '1' }),
  ])('"%s" is no look', (text) => {
    expect(readSeenOrder(text)).toBeUndefined();
  });
});
