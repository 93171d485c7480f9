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
    ['the tax alone', { tax: 800 }, [{ kind: 'tax', before: 700, now: 800 }]],
    ['who gets it and what pays', { to: 'Bo', by: '' }, [{ kind: 'contact' }, { kind: 'payment' }]],
  ])('%s', (_name, change, expected) => {
    expect(orderChanges(seen, { ...seen, ...change })).toEqual(expected);
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
  ])('"%s" is no look', (text) => {
    expect(readSeenOrder(text)).toBeUndefined();
  });
});
