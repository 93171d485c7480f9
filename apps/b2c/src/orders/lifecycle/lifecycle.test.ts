import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onHand } from '../../test/buyer.ts';
import {
  backOffice,
  happened,
  moneyBook,
  placedOrder,
  statusOf,
  type MoneyBook,
} from '../../test/placedOrder.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { heldClock } from '../../ops/clock.ts';
import { readOrderRows } from '../orderRows.ts';
import type { Services } from '../../http/services.ts';
import { cancelOrder } from './cancelOrder.ts';
import { happen } from './happen.ts';
import { recoverSteps } from './runStep.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let book: MoneyBook;
let office: Services;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock });
  book = moneyBook(shop, clock);
  office = backOffice(shop, { clock, gateway: book.gateway });
});
afterAll(() => shop.close());

const books = async (id: string) =>
  shop.database.db
    .selectFrom('orders')
    .select(['total_minor', 'captured_minor', 'voided_minor', 'refunded_minor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const mailsOf = async (number: string) =>
  (await shop.database.db.selectFrom('outbox').innerJoin('orders', (on) => on.onTrue()).select(['topic', 'payload', 'orders.id', 'number']).where('number', '=', number).execute()) // prettier-ignore
    .filter(({ payload, id }) => (payload as { orderId: string }).orderId === id)
    .map(({ topic }) => topic);

describe('an order that goes its way', () => {
  test('[ACCT-044] a pickup is paid when it is handed over', async () => {
    const { id, number, shipments: [pickup = ''] } = await placedOrder(shop, { skip: skip++ }); // prettier-ignore
    await happened(office, id, pickup, 'accept', 'ready');
    expect(await statusOf(shop, id)).toBe('ORDER READY');
    expect((await books(id)).captured_minor).toBe(0);
    await happened(office, id, pickup, 'collect');
    expect(await statusOf(shop, id)).toBe('PICKED UP');
    const { total_minor, captured_minor } = await books(id);
    expect(captured_minor).toBe(total_minor);
    expect(book.moved.get(`${pickup}:collect`)).toEqual({ kind: 'capture', amount: total_minor });
    expect(await mailsOf(number)).toEqual(['order-placed', 'order-ready']);
  });

  test('[ACCT-044] two shipments go their own ways, and each is paid when it leaves', async () => {
    const { id, number, shipments: [pickup = '', parcel = ''] } = await placedOrder(shop, { ways: ['instore', 'regular'], skip: skip++ }); // prettier-ignore
    await happened(office, id, parcel, 'accept', 'pack', 'ship');
    expect(await statusOf(shop, id)).toBe('SHIPPED_MULTIPLE');
    await happened(office, id, parcel, 'dispatch', 'deliver');
    expect(await statusOf(shop, id)).toBe('DELIVERED_MULTIPLE');
    await happened(office, id, pickup, 'accept', 'ready', 'collect');
    expect(await statusOf(shop, id)).toBe('COMPLETE');
    const { total_minor, captured_minor } = await books(id);
    expect(captured_minor).toBe(total_minor);
    const paid = [pickup, parcel].map((shipment, at) => book.moved.get(`${shipment}:${['collect', 'ship'][at]}`)?.amount ?? 0); // prettier-ignore
    expect((paid[0] ?? 0) + (paid[1] ?? 0)).toBe(total_minor);
    expect(await mailsOf(number)).toEqual([
      'order-placed',
      'order-shipped',
      'order-delivered',
      'order-ready',
    ]);
  });

  test('the history of a shipment is what happened to it', async () => {
    const { id, number, shopper, shipments: [parcel = ''] } = await placedOrder(shop, { ways: ['regular'], skip: skip++ }); // prettier-ignore
    await happened(office, id, parcel, 'accept', 'pack');
    await happen(office, { orderId: id, shipmentId: parcel, event: 'ship', detail: { carrier: 'Parcelway', trackingNumber: 'PW1' } }); // prettier-ignore
    const { orders } = await shopper.do('orders.detail', { params: { orderId: number } });
    const [shipment] = orders[0]?.shipmentInfoList ?? [];
    expect(shipment).toMatchObject({ orderStatus: 'SHIPPED', carrier: 'Parcelway', trackingNumber: 'PW1', canCancel: false }); // prettier-ignore
    expect(shipment?.history?.map(({ orderStatus }) => orderStatus)).toEqual(['SUBMITTED', 'PROCESSING', 'READY TO SHIP', 'SHIPPED']); // prettier-ignore
  });

  test('what cannot happen changes nothing', async () => {
    const { id, shipments: [pickup = ''] } = await placedOrder(shop, { skip: skip++ }); // prettier-ignore
    for (const event of ['ship', 'collect', 'deliver', 'close', 'refund', 'cancelled'] as const) {
      expect(await happen(office, { orderId: id, shipmentId: pickup, event })).toBeUndefined();
    }
    expect(await statusOf(shop, id)).toBe('SUBMITTED');
    expect((await readOrderRows(shop.database.db, 'us', { id }))?.events).toEqual([]);
  });

  test('a parcel that cannot be delivered is refunded', async () => {
    const { id, shipments: [parcel = ''] } = await placedOrder(shop, { ways: ['regular'], skip: skip++ }); // prettier-ignore
    await happened(office, id, parcel, 'accept', 'pack', 'ship', 'trouble', 'giveUp');
    expect(await statusOf(shop, id)).toBe('NO_PENDING_ACTION');
    const { total_minor, refunded_minor } = await books(id);
    expect([refunded_minor, book.moved.get(`${parcel}:close`)?.amount]).toEqual([total_minor, total_minor]);
  });
});

describe('cancelling', () => {
  test('[API-080] one shipment: its stock and money go back, the other goes on', async () => {
    const { id, number, shopper, part, shipments: [pickup = '', parcel = ''] } = await placedOrder(shop, { ways: ['instore', 'regular'], quantity: 2, skip: skip++ }); // prettier-ignore
    const before = await onHand(shop, part);
    const body = { orderId: number, shipmentId: parcel, reason: 'too slow' };
    const order = await shopper.do('orders.cancelShipment', { body });
    const statuses = Object.fromEntries((order.orders[0]?.shipmentInfoList ?? []).map((one) => [one.shipmentId, one.orderStatus])); // prettier-ignore
    expect(statuses).toEqual({ [pickup]: 'SUBMITTED', [parcel]: 'CANCELLED' });
    expect(await onHand(shop, part)).toBe(before + 2);
    expect(order.orders[0]?.refund).toMatchObject({ isPaid: true });
    // Asked again, as after a lost answer: nothing more happens.
    await shopper.do('orders.cancelShipment', { body });
    expect(await onHand(shop, part)).toBe(before + 2);
    await happened(office, id, pickup, 'accept', 'ready', 'collect');
    const { total_minor, captured_minor, voided_minor } = await books(id);
    expect(captured_minor + voided_minor).toBe(total_minor);
    expect(await mailsOf(number)).toContain('order-cancelled');
  });

  test('[API-079] all of it, once, and the stock is back where it came from', async () => {
    const { id, number, shopper, part } = await placedOrder(shop, { ways: ['instore', 'regular'], skip: skip++ }); // prettier-ignore
    const body = { orderId: number, reason: 'changed my mind' };
    const answer = await shopper.do('orders.cancel', { body });
    expect(answer.orderStatus).toBe('CANCELLED');
    expect(answer.refund).toMatchObject({ isPaid: true });
    expect((await shopper.do('orders.cancel', { body })).orderStatus).toBe('CANCELLED');
    const { total_minor, voided_minor } = await books(id);
    expect(voided_minor).toBe(total_minor);
    const left = await shop.database.db
      .selectFrom('stock_movement')
      .select(['store_id', (eb) => eb.fn.sum<string>('delta').as('sum')])
      .where('part_id', '=', part.partId)
      .groupBy('store_id')
      .execute();
    expect(left.map(({ sum }) => Number(sum))).toEqual(left.map(() => 0));
    expect(await mailsOf(number)).toEqual(['order-placed', 'order-cancelled']);
  });

  test('[API-079] too late for the whole once a part of it has left: then nothing is cancelled', async () => {
    const { id, number, shopper, shipments: [, parcel = ''] } = await placedOrder(shop, { ways: ['instore', 'regular'], skip: skip++ }); // prettier-ignore
    await happened(office, id, parcel, 'accept', 'pack', 'ship');
    const late = await shopper.call('orders.cancel', { body: { orderId: number, reason: 'x' } });
    expect([late.status, late.key]).toEqual([422, 'error_cancel_too_late']);
    expect(await statusOf(shop, id)).toBe('SHIPPED_MULTIPLE');
    expect((await books(id)).voided_minor).toBe(0);
    const one = await shopper.call('orders.cancelShipment', { body: { orderId: number, shipmentId: parcel, reason: 'x' } }); // prettier-ignore
    expect([one.status, one.key]).toEqual([422, 'error_cancel_too_late']);
  });

  test('[API-079] [API-080] a foreign order, a foreign market and an unknown shipment', async () => {
    const { number, shopper, shipments: [pickup = ''] } = await placedOrder(shop, { skip: skip++ }); // prettier-ignore
    const foreign = shop.shopper();
    await foreign.do('stores.setPreferred', { body: { storeNumber: '4002' } }).catch(() => undefined);
    for (const stranger of [foreign, shop.shopper('mx'), shop.shopper()]) {
      const whole = await stranger.call('orders.cancel', { body: { orderId: number, reason: 'x' } });
      const one = await stranger.call('orders.cancelShipment', { body: { orderId: number, shipmentId: pickup, reason: 'x' } }); // prettier-ignore
      expect([whole.status, whole.key, one.status, one.key]).toEqual([404, 'error_order_unknown', 404, 'error_order_unknown']); // prettier-ignore
    }
    const wrong = await shopper.call('orders.cancelShipment', { body: { orderId: number, shipmentId: 'nothing', reason: 'x' } }); // prettier-ignore
    expect([wrong.status, wrong.key]).toEqual([404, 'error_shipment_unknown']);
  });
});

describe('at the same time', () => {
  test('[API-080] cancelling and shipping: one of them wins whole', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, shipments: [parcel = ''] } = await placedOrder(shop, { ways: ['regular'], skip: skip++ }); // prettier-ignore
      await happened(office, id, parcel, 'accept', 'pack');
      const [shipped, cancelled] = await Promise.allSettled([
        happen(office, { orderId: id, shipmentId: parcel, event: 'ship' }),
        cancelOrder(office, { orderId: id, reason: 'race' }),
      ]);
      const wasShipped = shipped.status === 'fulfilled' && shipped.value === 'SHIPPED';
      expect(wasShipped).toBe(cancelled.status === 'rejected');
      expect(await statusOf(shop, id)).toBe(wasShipped ? 'SHIPPED' : 'CANCELLED');
      const { total_minor, captured_minor, voided_minor } = await books(id);
      expect([captured_minor, voided_minor]).toEqual(wasShipped ? [total_minor, 0] : [0, total_minor]);
    }
  });

  test('[API-079] ten cancellations and ten reports of one event happen once', async () => {
    const { id, number, part, shipments: [pickup = ''] } = await placedOrder(shop, { skip: skip++ }); // prettier-ignore
    const accepted = await Promise.all(
      Array.from({ length: 10 }, () => happen(office, { orderId: id, shipmentId: pickup, event: 'accept' })),
    );
    expect(accepted.filter(Boolean)).toHaveLength(1);
    const before = await onHand(shop, part);
    await Promise.all(Array.from({ length: 10 }, () => cancelOrder(office, { orderId: id, reason: 'x' })));
    expect(await onHand(shop, part)).toBe(before + 1);
    expect((await mailsOf(number)).filter((topic) => topic === 'order-cancelled')).toHaveLength(1);
  });
});

describe('a payment service that fails', () => {
  test('an answer that is lost is asked for again by the same key, and moves the money once', async () => {
    const { id, shipments: [parcel = ''] } = await placedOrder(shop, { ways: ['regular'], skip: skip++ }); // prettier-ignore
    await happened(office, id, parcel, 'accept', 'pack');
    const captured = book.sum('capture');
    book.next = 'lost';
    expect(await happen(office, { orderId: id, shipmentId: parcel, event: 'ship' })).toBe('READY TO SHIP');
    // Held: nobody cancels what may be paid already.
    await expect(cancelOrder(office, { orderId: id, reason: 'x' })).rejects.toMatchObject({ key: 'error_cancel_too_late' }); // prettier-ignore
    book.next = 'answer';
    clock.set(new Date(clock.now().getTime() + 120_000));
    expect(await recoverSteps(office)).toBe(1);
    expect(await statusOf(shop, id)).toBe('SHIPPED');
    expect(book.sum('capture') - captured).toBe((await books(id)).total_minor);
  });

  test('a capture that nobody answers for hours is not given up: it may have happened', async () => {
    const { id, shipments: [parcel = ''] } = await placedOrder(shop, { ways: ['regular'], skip: skip++ }); // prettier-ignore
    await happened(office, id, parcel, 'accept', 'pack');
    book.next = 'lost';
    await happen(office, { orderId: id, shipmentId: parcel, event: 'ship' });
    for (let round = 0; round < 8; round++) {
      clock.set(new Date(clock.now().getTime() + 3_600_000));
      await recoverSteps(office);
    }
    // Whoever cancelled now would have paid for it.
    await expect(cancelOrder(office, { orderId: id, reason: 'x' })).rejects.toMatchObject({ key: 'error_cancel_too_late' }); // prettier-ignore
    book.next = 'answer';
    clock.set(new Date(clock.now().getTime() + 3_600_000));
    await recoverSteps(office);
    expect(await statusOf(shop, id)).toBe('SHIPPED');
    expect(book.moved.get(`${parcel}:ship`)?.amount).toBe((await books(id)).total_minor);
  });

  test('a capture that is refused for good keeps the parcel here, and it can be cancelled', async () => {
    const { id, number, shipments: [parcel = ''] } = await placedOrder(shop, { ways: ['regular'], skip: skip++ }); // prettier-ignore
    await happened(office, id, parcel, 'accept', 'pack');
    book.next = 'refuse';
    await happen(office, { orderId: id, shipmentId: parcel, event: 'ship' });
    for (let round = 0; round < 8; round++) {
      clock.set(new Date(clock.now().getTime() + 3_600_000));
      await recoverSteps(office);
    }
    book.next = 'answer';
    expect(await statusOf(shop, id)).toBe('DELAYED');
    expect((await books(id)).captured_minor).toBe(0);
    await cancelOrder(office, { orderId: id, reason: 'x' });
    expect(await statusOf(shop, id)).toBe('CANCELLED');
    expect(await mailsOf(number)).toContain('order-delayed');
  });
});

describe('a process that dies', () => {
  test.each(['hang', 'lost'] as const)(
    'while it ships (%s): the next one finishes, the money moves once',
    async (mode) => {
      // prettier-ignore
      const { id, shipments: [parcel = ''] } = await placedOrder(shop, { ways: ['regular'], skip: skip++ }); // prettier-ignore
      await happened(office, id, parcel, 'accept', 'pack');
      book.next = mode;
      void happen(office, { orderId: id, shipmentId: parcel, event: 'ship' });
      const { db } = shop.database;
      const step = () =>
        db.selectFrom('order_step').select('tries').where('order_id', '=', id).executeTakeFirst();
      await expect.poll(async () => (await step())?.tries).toBe(1);
      book.next = 'answer';
      clock.set(new Date(clock.now().getTime() + 120_000));
      await recoverSteps(office);
      expect(await statusOf(shop, id)).toBe('SHIPPED');
      const { total_minor, captured_minor } = await books(id);
      expect([captured_minor, book.moved.get(`${parcel}:ship`)?.amount]).toEqual([total_minor, total_minor]);
      expect(await recoverSteps(office)).toBe(0);
    },
  );

  test('while it cancels: the next one gives stock and money back, once', async () => {
    const { id, part } = await placedOrder(shop, { skip: skip++ });
    const before = await onHand(shop, part);
    book.next = 'hang';
    void cancelOrder(office, { orderId: id, reason: 'x' });
    await expect.poll(() => statusOf(shop, id)).toBe('CANCELLATION IN PROGRESS');
    book.next = 'answer';
    clock.set(new Date(clock.now().getTime() + 120_000));
    await recoverSteps(office);
    expect(await statusOf(shop, id)).toBe('CANCELLED');
    expect(await onHand(shop, part)).toBe(before + 1);
  });
});
