import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import type { Services } from '../../http/services.ts';
import { delivered, type Delivered, type WantedParcel } from '../../../test/delivered.ts';
import { booksOf } from '../../../test/orderBooks.ts';
import { openOffice, type MoneyBook } from '../../../test/placedOrder.ts';
import type { Shop } from '../../../test/shop.ts';
import { applyOrderEvent } from '../lifecycle/applyOrderEvent.ts';

/** In São Paulo and in Acre it is March 3, so the seventh day ends in Acre, on March 11 at 5:00 of UTC. */
const arrived = '2026-03-03T18:00:00Z';
const seventh = '2026-03-11T04:59:00Z';
const eighth = '2026-03-11T05:01:00Z';
const clock = heldClock(arrived);
let shop: Shop;
let book: MoneyBook;
let office: Services;
let skip = 0;
beforeAll(async () => {
  ({ shop, book, office } = await openOffice({ clock, limiter: { take: () => Promise.resolve(0) } }));
});
beforeEach(() => clock.set(arrived));
afterAll(() => shop.close());

const bought = (wanted: Omit<WantedParcel, 'skip'> = {}) =>
  delivered(shop, office, { ...wanted, skip: skip++ });

const asked = ({ number: orderId, items }: Delivered, lines: readonly number[], more: object = {}) => ({
  body: {
    orderId,
    lines: lines.map((index) => ({
      commerceItemId: items[index]?.id ?? '',
      quantity: items[index]?.quantity ?? 0,
      reason: 'not-needed' as const,
    })),
    method: 'label' as const,
    ...more,
  },
});

/** Announces these lines of a purchase. @returns the number of the return */
async function back(placed: Delivered, ...lines: number[]): Promise<string> {
  return (await placed.shopper.do('orders.return', asked(placed, lines))).orders[0]?.orderId ?? '';
}

const cancel = ({ shopper }: Delivered, orderId: string) =>
  shopper.do('orders.cancel', { body: { orderId, reason: 'keeping it' } });

/** What the page of a return says, in minor units. */
async function shown({ shopper }: Delivered, orderId: string) {
  const { orders, grandOrderPriceInfo: info } = await shopper.do('orders.detail', { params: { orderId } });
  const minor = (amount = 0) => Math.round(amount * 100);
  return {
    delivery: minor(info.shippingPrice),
    ofShipment: minor(orders[0]?.shipmentInfoList[0]?.shippingPrice),
    parts: minor(info.itemTotalPrice),
    total: minor(info.totalPrice),
    refund: minor(orders[0]?.refund?.amount),
    tax: minor(info.tax),
  };
}
const deliveryOf = async (placed: Delivered, number: string) => (await shown(placed, number)).delivery;

async function receive(...numbers: string[]) {
  for (const number of numbers) {
    const { id, shipment } = await shop.database.db
      .selectFrom('orders')
      .innerJoin('order_shipment', 'order_shipment.order_id', 'orders.id')
      .select(['orders.id', 'order_shipment.id as shipment'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await applyOrderEvent(office, { orderId: id, shipmentId: shipment, event: 'receive' });
  }
}

describe('a purchase that its buyer withdraws from', () => {
  test('[PLUS-024] on the seventh day brings back all that was paid, delivery on a row of its own', async () => {
    const placed = await bought();
    expect(placed.deliveryMinor).toBeGreaterThan(0);
    clock.set(seventh);
    const number = await back(placed, 0, 1);
    const { total_minor, refunded_minor } = await booksOf(shop, placed.id);
    expect(refunded_minor).toBe(0);
    const page = await shown(placed, number);
    expect(page).toMatchObject({
      delivery: placed.deliveryMinor,
      ofShipment: placed.deliveryMinor,
      parts: total_minor - placed.deliveryMinor,
      total: total_minor,
      refund: total_minor,
    });
    expect(page.tax).toBe((await shown(placed, placed.number)).tax);
    await receive(number);
    expect((await booksOf(shop, placed.id)).refunded_minor).toBe(total_minor);
    expect([...book.moved.values()].at(-1)).toEqual({ kind: 'refund', amount: total_minor });
  });

  test('[PLUS-024] on the eighth day brings back its parts alone', async () => {
    const placed = await bought();
    clock.set(eighth);
    const number = await back(placed, 0, 1);
    await receive(number);
    const { total_minor, refunded_minor } = await booksOf(shop, placed.id);
    expect(await deliveryOf(placed, number)).toBe(0);
    expect(refunded_minor).toBe(total_minor - placed.deliveryMinor);
  });

  test('[PLUS-024] in two returns brings the delivery with the one that makes it whole', async () => {
    const placed = await bought();
    const first = await back(placed, 0);
    expect(await deliveryOf(placed, first)).toBe(0);
    await receive(first);
    clock.set(seventh);
    const second = await back(placed, 1);
    expect(await deliveryOf(placed, second)).toBe(placed.deliveryMinor);
    await receive(second);
    const { total_minor, refunded_minor } = await booksOf(shop, placed.id);
    expect(refunded_minor).toBe(total_minor);
  });

  test('[PLUS-024] is whole too late when its last piece is', async () => {
    const placed = await bought();
    await back(placed, 0);
    clock.set(eighth);
    expect(await deliveryOf(placed, await back(placed, 1))).toBe(0);
  });

  test('[PLUS-024] brings no delivery back in a market without that right', async () => {
    const placed = await bought({ market: 'us' });
    expect(placed.deliveryMinor).toBeGreaterThan(0);
    const number = await back(placed, 0, 1);
    expect(await deliveryOf(placed, number)).toBe(0);
    await receive(number);
    expect((await booksOf(shop, placed.id)).refunded_minor).toBeLessThan(
      (await booksOf(shop, placed.id)).captured_minor,
    );
  });

  test('[PLUS-024] had none to pay for what was collected, and its parcel is whole without that', async () => {
    const placed = await bought({ ways: ['instore', 'regular'] });
    const { db } = shop.database;
    const collected = await db
      .selectFrom('order_item')
      .innerJoin('order_shipment', 'order_shipment.id', 'order_item.shipment_id')
      .select('order_item.id')
      .where('order_item.order_id', '=', placed.id)
      .where('fulfilment', '=', 'PICKUP')
      .execute();
    const [pickup, parcel] = [true, false].map((isPickup) =>
      placed.items.flatMap(({ id }, index) =>
        collected.some((each) => each.id === id) === isPickup ? [index] : [],
      ),
    );
    expect(await deliveryOf(placed, await back(placed, ...(pickup ?? [])))).toBe(0);
    expect(await deliveryOf(placed, await back(placed, ...(parcel ?? [])))).toBe(placed.deliveryMinor);
  });
});

describe('never twice', () => {
  test('[PLUS-024] one that is cancelled brings it back when it is announced again', async () => {
    const placed = await bought();
    await cancel(placed, await back(placed, 0, 1));
    const again = await back(placed, 0, 1);
    expect(await deliveryOf(placed, again)).toBe(placed.deliveryMinor);
    await receive(again);
    const { total_minor, refunded_minor } = await booksOf(shop, placed.id);
    expect(refunded_minor).toBe(total_minor);
  });

  test('[PLUS-024] pieces that stay after all take it from the return that is still open', async () => {
    const placed = await bought();
    const first = await back(placed, 0);
    const second = await back(placed, 1);
    const before = await shown(placed, second);
    await cancel(placed, first);
    const after = await shown(placed, second);
    expect(after).toMatchObject({ delivery: 0, ofShipment: 0, refund: before.refund - placed.deliveryMinor });
    expect([after.total, after.tax < before.tax]).toEqual([after.parts, true]);
    const third = await back(placed, 0);
    expect(await deliveryOf(placed, third)).toBe(placed.deliveryMinor);
    await receive(second, third);
    const { total_minor, refunded_minor } = await booksOf(shop, placed.id);
    expect(refunded_minor).toBe(total_minor);
  });

  test('[PLUS-024] what was refunded before stays the only time', async () => {
    const placed = await bought();
    const first = await back(placed, 0);
    const second = await back(placed, 1);
    await receive(second);
    await cancel(placed, first);
    expect(await deliveryOf(placed, second)).toBe(placed.deliveryMinor);
    const third = await back(placed, 0);
    expect(await deliveryOf(placed, third)).toBe(0);
    await receive(third);
    const { total_minor, refunded_minor } = await booksOf(shop, placed.id);
    expect(refunded_minor).toBe(total_minor);
  });

  test('[PLUS-024] halves at the same time, each asked three times with its key', async () => {
    const placed = await bought();
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((line) =>
        placed.shopper.call('orders.return', asked(placed, [line], { idempotencyKey: `half-${line}` })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const numbers = [...new Set(answers.map(({ body }) => body.orders[0]?.orderId ?? ''))];
    expect(numbers).toHaveLength(2);
    const deliveries = await Promise.all(numbers.map((number) => deliveryOf(placed, number)));
    expect(deliveries.toSorted((a, b) => a - b)).toEqual([0, placed.deliveryMinor]);
    await receive(...numbers, ...numbers);
    const { total_minor, refunded_minor } = await booksOf(shop, placed.id);
    expect(refunded_minor).toBe(total_minor);
  });
});
