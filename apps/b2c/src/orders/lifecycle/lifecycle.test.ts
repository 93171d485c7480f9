import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onHand } from '../../../seed/stockedPart.ts';
import { booksOf, mailsOf } from '../../../test/orderBooks.ts';
import { happened, openOffice, placedOrder, statusOf, type MoneyBook } from '../../../test/placedOrder.ts';
import type { Shop } from '../../../test/shop.ts';
import { heldClock } from '../../clock/clock.ts';
import { readOrderRows } from '../orderRows.ts';
import type { Services } from '../../http/services.ts';
import { cancelOrder } from './cancelOrder.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';
import { recoverSteps } from './runStep.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
let shop: Shop;
let book: MoneyBook;
let office: Services;
let skip = 0;
beforeAll(async () => {
  ({ shop, book, office } = await openOffice({ clock }));
});
afterAll(() => shop.close());

describe('an order that goes its way', () => {
  test('[ACCT-044] a pickup is paid when it is handed over', async () => {
    const {
      id,
      number,
      shipments: [pickup = ''],
    } = await placedOrder(shop, { skip: skip++ });
    await happened(office, id, pickup, 'accept', 'ready');
    expect(await statusOf(shop, id)).toBe('ORDER READY');
    expect((await booksOf(shop, id)).captured_minor).toBe(0);
    await happened(office, id, pickup, 'collect');
    expect(await statusOf(shop, id)).toBe('PICKED UP');
    const { total_minor, captured_minor } = await booksOf(shop, id);
    expect(captured_minor).toBe(total_minor);
    expect(book.moved.get(`${pickup}:collect`)).toEqual({ kind: 'capture', amount: total_minor });
    expect(await mailsOf(shop, number)).toEqual(['order-placed', 'order-ready']);
  });

  test('[ACCT-044] two shipments go their own ways, and each is paid when it leaves', async () => {
    const {
      id,
      number,
      shipments: [pickup = '', parcel = ''],
    } = await placedOrder(shop, { ways: ['instore', 'regular'], skip: skip++ });
    await happened(office, id, parcel, 'accept', 'pack', 'ship');
    expect(await statusOf(shop, id)).toBe('SHIPPED_MULTIPLE');
    await happened(office, id, parcel, 'dispatch', 'deliver');
    expect(await statusOf(shop, id)).toBe('DELIVERED_MULTIPLE');
    await happened(office, id, pickup, 'accept', 'ready', 'collect');
    expect(await statusOf(shop, id)).toBe('COMPLETE');
    const { total_minor, captured_minor } = await booksOf(shop, id);
    expect(captured_minor).toBe(total_minor);
    const paid = [pickup, parcel].map(
      (shipment, at) => book.moved.get(`${shipment}:${['collect', 'ship'][at]}`)?.amount ?? 0,
    );
    expect((paid[0] ?? 0) + (paid[1] ?? 0)).toBe(total_minor);
    expect(await mailsOf(shop, number)).toEqual([
      'order-placed',
      'order-shipped',
      'order-delivered',
      'order-ready',
    ]);
  });

  test('the history of a shipment is what happened to it', async () => {
    const {
      id,
      number,
      shopper,
      shipments: [parcel = ''],
    } = await placedOrder(shop, { ways: ['regular'], skip: skip++ });
    await happened(office, id, parcel, 'accept', 'pack');
    await applyOrderEvent(office, {
      orderId: id,
      shipmentId: parcel,
      event: 'ship',
      detail: { carrier: 'Parcelway', trackingNumber: 'PW1' },
    });
    const { orders } = await shopper.do('orders.detail', { params: { orderId: number } });
    const [shipment] = orders[0]?.shipmentInfoList ?? [];
    expect(shipment).toMatchObject({
      orderStatus: 'SHIPPED',
      carrier: 'Parcelway',
      trackingNumber: 'PW1',
      trackingUrl: '/sandbox-pay/parcel/PW1',
      canCancel: false,
    });
    expect(shipment?.history?.map(({ orderStatus }) => orderStatus)).toEqual([
      'SUBMITTED',
      'PROCESSING',
      'READY TO SHIP',
      'SHIPPED',
    ]);
  });

  test('what cannot happen changes nothing', async () => {
    const {
      id,
      shipments: [pickup = ''],
    } = await placedOrder(shop, { skip: skip++ });
    for (const event of ['ship', 'collect', 'deliver', 'close', 'refund', 'cancelled'] as const) {
      expect(await applyOrderEvent(office, { orderId: id, shipmentId: pickup, event })).toBeUndefined();
    }
    expect(await statusOf(shop, id)).toBe('SUBMITTED');
    expect((await readOrderRows(shop.database.db, 'us', { id }))?.events).toEqual([]);
  });

  test('a parcel that cannot be delivered is refunded', async () => {
    const {
      id,
      shipments: [parcel = ''],
    } = await placedOrder(shop, { ways: ['regular'], skip: skip++ });
    await happened(office, id, parcel, 'accept', 'pack', 'ship', 'trouble', 'giveUp');
    expect(await statusOf(shop, id)).toBe('NO_PENDING_ACTION');
    const { total_minor, refunded_minor } = await booksOf(shop, id);
    expect([refunded_minor, book.moved.get(`${parcel}:close`)?.amount]).toEqual([total_minor, total_minor]);
  });
});

describe('a payment service that fails', () => {
  test('an answer that is lost is asked for again by the same key, and moves the money once', async () => {
    const {
      id,
      shipments: [parcel = ''],
    } = await placedOrder(shop, { ways: ['regular'], skip: skip++ });
    await happened(office, id, parcel, 'accept', 'pack');
    const captured = book.sum('capture');
    book.next = 'lost';
    expect(await applyOrderEvent(office, { orderId: id, shipmentId: parcel, event: 'ship' })).toBe(
      'READY TO SHIP',
    );
    // Held: nobody cancels what may be paid already.
    await expect(cancelOrder(office, { orderId: id, reason: 'x' })).rejects.toMatchObject({
      key: 'error_cancel_too_late',
    });
    book.next = 'answer';
    clock.set(new Date(clock.now().getTime() + 120_000));
    expect(await recoverSteps(office)).toBe(1);
    expect(await statusOf(shop, id)).toBe('SHIPPED');
    expect(book.sum('capture') - captured).toBe((await booksOf(shop, id)).total_minor);
  });

  test('a capture that nobody answers for hours is not given up: it may have happened', async () => {
    const {
      id,
      shipments: [parcel = ''],
    } = await placedOrder(shop, { ways: ['regular'], skip: skip++ });
    await happened(office, id, parcel, 'accept', 'pack');
    book.next = 'lost';
    await applyOrderEvent(office, { orderId: id, shipmentId: parcel, event: 'ship' });
    for (let round = 0; round < 8; round++) {
      clock.set(new Date(clock.now().getTime() + 3_600_000));
      await recoverSteps(office);
    }
    // A shopper who cancelled now would have paid for it.
    await expect(cancelOrder(office, { orderId: id, reason: 'x' })).rejects.toMatchObject({
      key: 'error_cancel_too_late',
    });
    book.next = 'answer';
    clock.set(new Date(clock.now().getTime() + 3_600_000));
    await recoverSteps(office);
    expect(await statusOf(shop, id)).toBe('SHIPPED');
    expect(book.moved.get(`${parcel}:ship`)?.amount).toBe((await booksOf(shop, id)).total_minor);
  });

  test('a capture that is refused for good keeps the parcel here, and it can be cancelled', async () => {
    const {
      id,
      number,
      shipments: [parcel = ''],
    } = await placedOrder(shop, { ways: ['regular'], skip: skip++ });
    await happened(office, id, parcel, 'accept', 'pack');
    book.next = 'refuse';
    await applyOrderEvent(office, { orderId: id, shipmentId: parcel, event: 'ship' });
    for (let round = 0; round < 8; round++) {
      clock.set(new Date(clock.now().getTime() + 3_600_000));
      await recoverSteps(office);
    }
    book.next = 'answer';
    expect(await statusOf(shop, id)).toBe('DELAYED');
    expect((await booksOf(shop, id)).captured_minor).toBe(0);
    await cancelOrder(office, { orderId: id, reason: 'x' });
    expect(await statusOf(shop, id)).toBe('CANCELLED');
    expect(await mailsOf(shop, number)).toContain('order-delayed');
  });
});

describe('a process that dies', () => {
  test.each(['hang', 'lost'] as const)(
    'while it ships (%s): the next one finishes, the money moves once',
    async (mode) => {
      const {
        id,
        shipments: [parcel = ''],
      } = await placedOrder(shop, { ways: ['regular'], skip: skip++ });
      await happened(office, id, parcel, 'accept', 'pack');
      book.next = mode;
      void applyOrderEvent(office, { orderId: id, shipmentId: parcel, event: 'ship' });
      const { db } = shop.database;
      const step = () =>
        db.selectFrom('order_step').select('tries').where('order_id', '=', id).executeTakeFirst();
      await expect.poll(async () => (await step())?.tries).toBe(1);
      book.next = 'answer';
      clock.set(new Date(clock.now().getTime() + 120_000));
      await recoverSteps(office);
      expect(await statusOf(shop, id)).toBe('SHIPPED');
      const { total_minor, captured_minor } = await booksOf(shop, id);
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
