import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cart, header, line, miniCart, shipment } from '../../test/fixtures.ts';
import { queryRoots } from '../queryRoots.ts';
import { applyCart, cachedLine, showQuantity, withQuantity } from './cartChanges.ts';
import { cartQueries } from './cartQueries.ts';
import { miniCartSummary, orderLines } from './miniCartSummary.ts';
import { blocksCheckout, containsShipToHomeItem, readShipmentType } from '../shipments/shipments.ts';

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
    ['pickup alone', [picked], false],
    ['shipping alone', [shipped], true],
    ['both', [picked, shipped], true],
  ])('%s', (_, shipments, ships) => {
    expect(containsShipToHomeItem(cart(shipments))).toBe(ships);
  });
});

test('[CART-001] a line with an error blocks the checkout', () => {
  expect(blocksCheckout([shipment([line()]), shipment([line({ itemHasError: true })])])).toBe(true);
  expect(blocksCheckout([shipment([line(), line({ itemHasError: true })])])).toBe(true);
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

describe('[CART-005] cached carts', () => {
  const { client } = answering();
  const keys = [
    cartQueries.detail(client).queryKey,
    cartQueries.detail(client, { postalCode: '38103' }).queryKey,
    cartQueries.mini(client).queryKey,
  ];
  const before = miniCart({ itemCount: 2, orderSubTotal: 40 }, cart([shipment([line({ itemQuantity: 2 })])]));

  function cached() {
    const queryClient = new QueryClient();
    for (const queryKey of keys) queryClient.setQueryData<unknown>(queryKey, before);
    const quantities = () =>
      keys.map((key) =>
        orderLines(queryClient.getQueryData<typeof before>(key)!).map((it) => it.itemQuantity),
      );
    return { queryClient, quantities };
  }

  test('show the new quantity of a line, and take it back', () => {
    const { queryClient, quantities } = cached();
    const takeBack = showQuantity(client, queryClient, 'ci1', 3);
    expect(quantities()).toEqual([[3], [3], [3]]);
    takeBack();
    expect(quantities()).toEqual([[2], [2], [2]]);
  });

  test('know their lines', () => {
    const { queryClient } = cached();
    expect(cachedLine(client, queryClient, 'ci1')?.itemQuantity).toBe(2);
    expect(cachedLine(client, queryClient, 'ci2')).toBeUndefined();
    expect(cachedLine(client, new QueryClient(), 'ci1')).toBeUndefined();
  });

  test('take an answer, the badge of the header too', () => {
    const { queryClient, quantities } = cached();
    queryClient.setQueryData<unknown>(queryRoots.header, header());
    applyCart(
      client,
      queryClient,
      miniCart({ itemCount: 5, orderSubTotal: 100 }, cart([shipment([line({ itemQuantity: 5 })])])),
    );
    expect(quantities()).toEqual([[5], [5], [5]]);
    expect(queryClient.getQueryData(queryRoots.header)).toMatchObject({ miniCartMap: { itemCount: 5 } });
  });

  test('of a page that was never open stay unasked', () => {
    const queryClient = new QueryClient();
    applyCart(client, queryClient, before);
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([cartQueries.mini(client).queryKey]);
  });
});
