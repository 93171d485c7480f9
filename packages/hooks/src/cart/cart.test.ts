import { describe, expect, test } from 'vitest';
import { cart, line, shipment } from '../../test/fixtures.ts';
import { cartBadge } from './cartBadge.ts';
import { withQuantity } from './cartChanges.ts';
import { miniCartSummary, orderLines } from './miniCartSummary.ts';
import { initialOrderDetails, orderDetailsLifecycle } from '../cart-state/orderDetailsLifecycle.ts';
import { promoAmount } from '../promotions/promoAmount.ts';
import {
  blocksCheckout,
  containsPickupItem,
  containsShipToHomeItem,
  fulfilmentChoices,
  readShipmentType,
} from '../shipments/shipments.ts';
import { B2cError } from '@driveline/api';

describe('[CART-006] the mini-cart summary', () => {
  test('sums quantities over shipments and takes the order’s own totals', () => {
    const order = cart(
      [shipment([line({ itemQuantity: 2 })]), shipment([line({ itemQuantity: 3 })])],
      123.45,
      18,
    );
    expect(miniCartSummary(order)).toEqual({
      itemCount: 5,
      orderSubTotal: 123.45,
      corePrice: 18,
      orderDetails: order,
    });
  });

  test('of an order without lines counts zero', () => {
    expect(miniCartSummary(cart([], 0)).itemCount).toBe(0);
  });
});

test.each([
  [0, undefined],
  [-1, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [120, '99+'],
])('[SHELL-034][CONST-005] %d items badge %s', (count, badge) => {
  expect(cartBadge(count)).toBe(badge);
});

test.each([
  [5, 2, { value: 5, fractionDigits: 0 }],
  [5.5, 2, { value: 5.5, fractionDigits: 2 }],
  [-5, 2, { value: 5, fractionDigits: 0 }],
  [-12.25, 2, { value: 12.25, fractionDigits: 2 }],
  [0, 2, { value: 0, fractionDigits: 0 }],
  [0.1 + 0.9, 2, { value: 1, fractionDigits: 0 }],
])('[CART-019] a promo of %d shows %j', (amount, digits, parts) => {
  expect(promoAmount(amount, digits)).toEqual(parts);
});

test.each([
  ['nextday', 'nextday'],
  ['NextDay', 'nextday'],
  ['regular', 'regular'],
  ['freight', 'freight'],
  ['instore', 'instore'],
  ['pickup', 'instore'],
  ['', 'instore'],
  [undefined, 'instore'],
  [null, 'instore'],
])('[CART-027] shipment type %s reads as %s', (type, read) => {
  expect(readShipmentType(type)).toBe(read);
});

describe('[CART-034] what an order asks for', () => {
  const picked = shipment([line()], { shipmentType: 'instore' });
  const shipped = shipment([line()], { shipmentType: 'regular' });

  test.each([
    ['pickup alone', [picked], false, true],
    ['shipping alone', [shipped], true, false],
    ['both', [picked, shipped], true, true],
  ])('%s', (_, shipments, ships, picks) => {
    expect(containsShipToHomeItem(cart(shipments))).toBe(ships);
    expect(containsPickupItem(cart(shipments))).toBe(picks);
  });
});

describe('[VEHST-042] the ways to a line', () => {
  const availability = {
    pickup: {
      storeNumber: '12',
      storeName: '1 Main St',
      quantity: 4,
      readyAt: '2026-11-21T10:00:00-06:00',
      closesAt: null,
    },
    nextDay: { date: '2026-11-22', orderBy: '2026-11-21T15:00:00-06:00', price: 9.99 },
    regular: { date: '2026-11-24', price: 0 },
  };
  const ways = (choices: ReturnType<typeof fulfilmentChoices>) => choices.map(({ type }) => type);

  test('[CART-034] hold pickup where the store offers it', () => {
    const of = line({ availability, shipmentType: 'regular' });
    expect(fulfilmentChoices(of, { bopusEnabled: true })).toEqual([
      { type: 'instore', selected: false },
      { type: 'nextday', selected: false },
      { type: 'regular', selected: true },
    ]);
  });

  test('are home delivery alone where it does not, or without a store', () => {
    expect(ways(fulfilmentChoices(line({ availability }), { bopusEnabled: false }))).toEqual([
      'nextday',
      'regular',
    ]);
    expect(ways(fulfilmentChoices(line({ availability }), null))).toEqual(['nextday', 'regular']);
  });

  test('leave out a pickup that is not ready at any time', () => {
    const none = { ...availability, pickup: { ...availability.pickup, quantity: 0, readyAt: null } };
    expect(ways(fulfilmentChoices(line({ availability: none }), { bopusEnabled: true }))).toEqual([
      'nextday',
      'regular',
    ]);
  });
});

test('[CART-001] a line with an error blocks the checkout', () => {
  expect(blocksCheckout([shipment([line()]), shipment([line({ itemHasError: true })])])).toBe(true);
  expect(blocksCheckout([shipment([line()])])).toBe(false);
});

describe('a line shown with its new quantity', () => {
  const before = cart([shipment([line(), line({ commerceItemId: 'ci2', unitPrice: 0.1 })])]);

  test('changes that line and its total alone', () => {
    const [first, second] = orderLines(withQuantity(before, 'ci2', 3));
    expect(second).toMatchObject({ itemQuantity: 3, lineTotal: 0.3 });
    expect(first).toEqual(orderLines(before)[0]);
    expect(orderLines(before)[1]).toMatchObject({ itemQuantity: 1 });
  });

  test('goes away at zero', () => {
    expect(orderLines(withQuantity(before, 'ci1', 0)).map((one) => one.commerceItemId)).toEqual(['ci2']);
  });
});

describe('[CART-005][ACCT-049] the order-details lifecycle', () => {
  const working = orderDetailsLifecycle(initialOrderDetails, {
    type: 'updateQuantity',
    skuNumber: '7',
    quantity: 4,
  });

  test('names the line and quantity in work', () => {
    expect(working).toMatchObject({
      status: 'requesting',
      work: 'updateQuantity',
      loadingSkuNumber: '7',
      quantity: 4,
    });
  });

  test.each(['updateItem', 'removeItem'] as const)('%s has a line and no quantity', (type) => {
    expect(orderDetailsLifecycle(working, { type, skuNumber: '8' })).toMatchObject({
      work: type,
      loadingSkuNumber: '8',
      quantity: undefined,
    });
  });

  test('ends in success', () => {
    expect(orderDetailsLifecycle(working, { type: 'success' })).toEqual({
      ...initialOrderDetails,
      status: 'success',
    });
  });

  test('ends in failure with its message, and the line is free again', () => {
    const failed = orderDetailsLifecycle(working, {
      type: 'failure',
      error: new B2cError('http', 'Sold out'),
    });
    expect(failed).toMatchObject({
      status: 'failure',
      errorMessage: 'Sold out',
      loadingSkuNumber: undefined,
    });
    expect(orderDetailsLifecycle(failed, { type: 'requesting' })).toMatchObject({
      status: 'requesting',
      errorMessage: undefined,
    });
    expect(orderDetailsLifecycle(failed, { type: 'clear' })).toEqual(initialOrderDetails);
  });
});
