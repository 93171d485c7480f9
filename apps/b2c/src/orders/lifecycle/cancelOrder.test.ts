import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onHand } from '../../../seed/stockedPart.ts';
import { booksOf, mailsOf } from '../../../test/orderBooks.ts';
import { happened, openOffice, placedOrder, statusOf } from '../../../test/placedOrder.ts';
import type { Shop } from '../../../test/shop.ts';
import { heldClock } from '../../clock/clock.ts';
import type { Services } from '../../http/services.ts';
import { cancelOrder } from './cancelOrder.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let office: Services;
let skip = 0;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ clock }));
});
afterAll(() => shop.close());

describe('cancelling', () => {
  test('[API-080] one shipment: its stock and money go back, the other goes on', async () => {
    const {
      id,
      number,
      shopper,
      part,
      shipments: [pickup = '', parcel = ''],
    } = await placedOrder(shop, { ways: ['instore', 'regular'], quantity: 2, skip: skip++ });
    const before = await onHand(shop, part);
    const body = { orderId: number, shipmentId: parcel, reason: 'too slow' };
    const order = await shopper.do('orders.cancelShipment', { body });
    const statuses = Object.fromEntries(
      (order.orders[0]?.shipmentInfoList ?? []).map((one) => [one.shipmentId, one.orderStatus]),
    );
    expect(statuses).toEqual({ [pickup]: 'SUBMITTED', [parcel]: 'CANCELLED' });
    expect(await onHand(shop, part)).toBe(before + 2);
    expect(order.orders[0]?.refund).toMatchObject({ isPaid: true });
    // Asked again, as after a lost answer: nothing more happens.
    await shopper.do('orders.cancelShipment', { body });
    expect(await onHand(shop, part)).toBe(before + 2);
    await happened(office, id, pickup, 'accept', 'ready', 'collect');
    const { total_minor, captured_minor, voided_minor } = await booksOf(shop, id);
    expect(captured_minor + voided_minor).toBe(total_minor);
    expect(await mailsOf(shop, number)).toContain('order-cancelled');
  });

  test('[API-079] all of it, once, and the stock is back where it came from', async () => {
    const { id, number, shopper, part } = await placedOrder(shop, {
      ways: ['instore', 'regular'],
      skip: skip++,
    });
    const body = { orderId: number, reason: 'changed my mind' };
    const answer = await shopper.do('orders.cancel', { body });
    expect(answer.orderStatus).toBe('CANCELLED');
    expect(answer.refund).toMatchObject({
      isPaid: true,
      hold: { amount: answer.refund?.amount, isReleased: true },
    });
    expect(answer.refund).not.toHaveProperty('tenders');
    expect((await shopper.do('orders.cancel', { body })).orderStatus).toBe('CANCELLED');
    const { total_minor, voided_minor } = await booksOf(shop, id);
    expect(voided_minor).toBe(total_minor);
    const left = await shop.database.db
      .selectFrom('stock_movement')
      .select(['store_id', (eb) => eb.fn.sum<string>('delta').as('sum')])
      .where('part_id', '=', part.partId)
      .groupBy('store_id')
      .execute();
    expect(left.map(({ sum }) => Number(sum))).toEqual(left.map(() => 0));
    expect(await mailsOf(shop, number)).toEqual(['order-placed', 'order-cancelled']);
  });

  test('[API-079] too late for the whole once a part of it has left: then nothing is cancelled', async () => {
    const {
      id,
      number,
      shopper,
      shipments: [, parcel = ''],
    } = await placedOrder(shop, { ways: ['instore', 'regular'], skip: skip++ });
    await happened(office, id, parcel, 'accept', 'pack', 'ship');
    const late = await shopper.call('orders.cancel', { body: { orderId: number, reason: 'x' } });
    expect([late.status, late.key]).toEqual([422, 'error_cancel_too_late']);
    expect(await statusOf(shop, id)).toBe('SHIPPED_MULTIPLE');
    expect((await booksOf(shop, id)).voided_minor).toBe(0);
    const one = await shopper.call('orders.cancelShipment', {
      body: { orderId: number, shipmentId: parcel, reason: 'x' },
    });
    expect([one.status, one.key]).toEqual([422, 'error_cancel_too_late']);
  });

  test('[API-079] [API-080] a foreign order, a foreign market and an unknown shipment', async () => {
    const {
      number,
      shopper,
      shipments: [pickup = ''],
    } = await placedOrder(shop, { skip: skip++ });
    const foreign = shop.shopper();
    await foreign.do('stores.setPreferred', { body: { storeNumber: '4002' } }).catch(() => undefined);
    for (const stranger of [foreign, shop.shopper('mx'), shop.shopper()]) {
      const whole = await stranger.call('orders.cancel', { body: { orderId: number, reason: 'x' } });
      const one = await stranger.call('orders.cancelShipment', {
        body: { orderId: number, shipmentId: pickup, reason: 'x' },
      });
      expect([whole.status, whole.key, one.status, one.key]).toEqual([
        404,
        'error_order_unknown',
        404,
        'error_order_unknown',
      ]);
    }
    const wrong = await shopper.call('orders.cancelShipment', {
      body: { orderId: number, shipmentId: 'nothing', reason: 'x' },
    });
    expect([wrong.status, wrong.key]).toEqual([404, 'error_shipment_unknown']);
  });
});

describe('at the same time', () => {
  test('[API-080] cancelling and shipping: one of them wins whole', async () => {
    for (let round = 0; round < 6; round++) {
      const {
        id,
        shipments: [parcel = ''],
      } = await placedOrder(shop, { ways: ['regular'], skip: skip++ });
      await happened(office, id, parcel, 'accept', 'pack');
      const [shipped, cancelled] = await Promise.allSettled([
        applyOrderEvent(office, { orderId: id, shipmentId: parcel, event: 'ship' }),
        cancelOrder(office, { orderId: id, reason: 'race' }),
      ]);
      const wasShipped = shipped.status === 'fulfilled' && shipped.value === 'SHIPPED';
      expect(wasShipped).toBe(cancelled.status === 'rejected');
      expect(await statusOf(shop, id)).toBe(wasShipped ? 'SHIPPED' : 'CANCELLED');
      const { total_minor, captured_minor, voided_minor } = await booksOf(shop, id);
      expect([captured_minor, voided_minor]).toEqual(wasShipped ? [total_minor, 0] : [0, total_minor]);
    }
  });

  test('[API-079] ten cancellations and ten reports of one event happen once', async () => {
    const {
      id,
      number,
      part,
      shipments: [pickup = ''],
    } = await placedOrder(shop, { skip: skip++ });
    const accepted = await Promise.all(
      Array.from({ length: 10 }, () =>
        applyOrderEvent(office, { orderId: id, shipmentId: pickup, event: 'accept' }),
      ),
    );
    expect(accepted.filter(Boolean)).toHaveLength(1);
    const before = await onHand(shop, part);
    await Promise.all(Array.from({ length: 10 }, () => cancelOrder(office, { orderId: id, reason: 'x' })));
    expect(await onHand(shop, part)).toBe(before + 1);
    expect((await mailsOf(shop, number)).filter((topic) => topic === 'order-cancelled')).toHaveLength(1);
  });
});
