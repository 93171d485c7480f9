import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import type { Services } from '../../http/services.ts';
import { booksOf } from '../../../test/orderBooks.ts';
import { openOffice, statusOf, type MoneyBook, type Placed } from '../../../test/placedOrder.ts';
import { collectedOrder } from '../../../test/returnable.ts';
import type { Shop } from '../../../test/shop.ts';
import { applyOrderEvent } from '../lifecycle/applyOrderEvent.ts';
import { recoverSteps } from '../lifecycle/runStep.ts';

const bought = '2026-03-03T18:00:00Z';
const clock = heldClock(bought);
let shop: Shop;
let book: MoneyBook;
let office: Services;
let skip = 0;
beforeAll(async () => {
  ({ shop, book, office } = await openOffice({ clock, limiter: { take: () => Promise.resolve(0) } }));
});
beforeEach(() => clock.set(bought));
afterAll(() => shop.close());

const collected = (quantity?: number, coreMinor?: number) =>
  collectedOrder(shop, office, { quantity, coreMinor, skip: skip++ });
const returnOf = async (number: string) => {
  const row = await shop.database.db
    .selectFrom('orders')
    .innerJoin('order_shipment', 'order_shipment.order_id', 'orders.id')
    .select(['orders.id', 'order_shipment.id as shipment', 'total_minor'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    receive: () => applyOrderEvent(office, { orderId: row.id, shipmentId: row.shipment, event: 'receive' }),
  };
};
const lineOf = ({ items: [commerceItemId = ''] }: Placed, quantity = 1, more: object = {}) => ({
  commerceItemId,
  quantity,
  reason: 'did-not-fit' as const,
  ...more,
});

describe('a return', () => {
  test('[PLUS-006] [PLUS-024] of one piece that did not fit keeps its vehicle and proof, and is refunded when it is in', async () => {
    const placed = await collected();
    const { shopper, number: orderId, id } = placed;
    const before = (await shopper.do('orders.detail', { params: { orderId } })).orders[0]?.shipmentInfoList[0]
      ?.lineItemList[0];
    expect(before?.afterSale).toMatchObject({
      returnable: 3,
      returnBy: '2026-06-01',
      coreReturnable: 3,
      coreReturnBy: '2026-06-01',
    });
    const made = await shopper.do('orders.return', {
      body: { orderId, lines: [lineOf(placed, 1, { note: 'rotor is 2 mm too wide' })], method: 'store' },
    });
    const [entry] = made.orders;
    const line = entry?.shipmentInfoList[0]?.lineItemList[0];
    expect(entry).toMatchObject({ orderType: 'RETURN', orderStatus: 'SUBMITTED', parentOrderId: orderId });
    expect(line).toMatchObject({
      itemQuantity: 1,
      fit: before?.fit,
      vehicleName: before?.vehicleName,
      afterSale: { reason: 'did-not-fit' },
    });
    expect(entry?.shipmentInfoList[0]?.pickupCode).toMatch(/^\w{6}$/);
    const amount = entry?.refund?.amount ?? 0;
    expect(entry?.refund).toMatchObject({ isPaid: false, date: '2026-03-18' });
    expect(made.grandOrderPriceInfo).toMatchObject({ totalPrice: amount, corePrice: 20 });
    expect((await booksOf(shop, id)).refunded_minor).toBe(0);

    // Nobody waits for money of a day that is over: in the mail or at the counter it would come by this one.
    clock.set('2026-03-19T18:00:00Z');
    const late = await shopper.do('orders.detail', { params: { orderId: entry?.orderId ?? '' } });
    expect(late.orders[0]?.refund).toMatchObject({ isPaid: false, date: '2026-04-03' });
    clock.set('2026-03-09T18:00:00Z');
    const theReturn = await returnOf(entry?.orderId ?? '');
    expect(await theReturn.receive()).toBe('COMPLETE');
    expect((await booksOf(shop, id)).refunded_minor).toBe(Math.round(amount * 100));
    expect(book.moved.get(`${theReturn.shipment}:refund`)).toEqual({
      kind: 'refund',
      amount: Math.round(amount * 100),
    });
    const after = await shopper.do('orders.detail', { params: { orderId: entry?.orderId ?? '' } });
    expect(after.orders[0]?.refund).toMatchObject({ amount, date: '2026-03-09', isPaid: true });
    expect(after.orders[0]?.refund?.tenders).toMatchObject([{ lastFour: '4242', amount }]);
    const parent = await shopper.do('orders.detail', { params: { orderId } });
    expect(parent.orders[0]).toMatchObject({
      orderStatus: 'PICKED UP',
      returnOrderIds: [entry?.orderId],
      returnOrders: [{ orderId: entry?.orderId, orderStatus: 'COMPLETE' }],
      refund: { amount },
    });
    expect(parent.orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.afterSale).toMatchObject({
      returnable: 2,
      returned: 1,
      coreReturnable: 2,
    });
    const mails = await shop.database.db.selectFrom('outbox').select(['topic', 'payload']).execute();
    const told = mails.filter(({ payload }) => (payload as { orderId: string }).orderId === theReturn.id);
    // The last two were written at one time.
    expect(told.map(({ topic }) => topic).toSorted()).toEqual([
      'order-refunded',
      'return-announced',
      'return-received',
    ]);
  });

  test('[PLUS-024] piece by piece refunds exactly what was paid, deposits included', async () => {
    const placed = await collected();
    const { shopper, number: orderId, id } = placed;
    for (const quantity of [1, 2]) {
      const made = await shopper.do('orders.return', {
        body: { orderId, lines: [lineOf(placed, quantity)], method: 'label' },
      });
      await (await returnOf(made.orders[0]?.orderId ?? '')).receive();
    }
    const { captured_minor, refunded_minor, total_minor } = await booksOf(shop, id);
    expect([captured_minor, refunded_minor]).toEqual([total_minor, total_minor]);
  });

  test('[PLUS-024] of everything, by one reason', async () => {
    const placed = await collected(2);
    const made = await placed.shopper.do('orders.return', {
      body: { orderId: placed.number, reason: 'not-needed', method: 'store' },
    });
    expect(made.orders[0]?.shipmentInfoList[0]?.lineItemList[0]).toMatchObject({
      itemQuantity: 2,
      afterSale: { reason: 'not-needed' },
    });
    await (await returnOf(made.orders[0]?.orderId ?? '')).receive();
    const { refunded_minor, total_minor } = await booksOf(shop, placed.id);
    expect(refunded_minor).toBe(total_minor);
  });

  test('[PLUS-024] taken back before it is in, its pieces can be returned again', async () => {
    const placed = await collected(1);
    const body = { orderId: placed.number, lines: [lineOf(placed)], method: 'store' as const };
    const made = await placed.shopper.do('orders.return', { body });
    const cancel = { body: { orderId: made.orders[0]?.orderId ?? '', reason: 'keeping it' } };
    expect((await placed.shopper.do('orders.cancel', cancel)).orderStatus).toBe('CANCELLED');
    const again = await placed.shopper.do('orders.return', { body });
    const theReturn = await returnOf(again.orders[0]?.orderId ?? '');
    await theReturn.receive();
    const late = await placed.shopper.call('orders.cancel', {
      body: { orderId: again.orders[0]?.orderId, reason: 'x' },
    });
    expect([late.status, late.key]).toEqual([422, 'error_cancel_too_late']);
    expect(await theReturn.receive()).toBeUndefined();
  });

  test('[PLUS-024] the same key opens one return', async () => {
    const placed = await collected(2);
    const body = {
      orderId: placed.number,
      lines: [lineOf(placed)],
      method: 'store' as const,
      idempotencyKey: 'double-click',
    };
    const made = await Promise.all([1, 2, 3].map(() => placed.shopper.call('orders.return', { body })));
    const good = made
      .filter(({ status }) => status === 200)
      .map(({ body: order }) => order.orders[0]?.orderId);
    expect(new Set(good).size).toBe(1);
    const later = await placed.shopper.do('orders.return', { body });
    expect(later.orders[0]?.orderId).toBe(good[0]);
    const other = await placed.shopper.call('orders.return', { body: { ...body, method: 'label' } });
    expect([other.status, other.key]).toEqual([409, 'error_idempotency_reused']);
  });
});

describe('a core', () => {
  test('[PLUS-013] comes back for as many days as the page of its part says', async () => {
    const placed = await collected(1);
    await shop.database.db
      .updateTable('price')
      .set({ core_minor: 2000 })
      .where('part_id', '=', placed.part.partId)
      .execute();
    const query = { itemIds: placed.part.sku };
    const { pdpResults } = await placed.shopper.do('catalog.product', { query });
    const { afterSale } =
      (await placed.shopper.do('orders.detail', { params: { orderId: placed.number } })).orders[0]
        ?.shipmentInfoList[0]?.lineItemList[0] ?? {};
    const days = (Date.parse(afterSale?.coreReturnBy ?? '') - Date.parse('2026-03-03')) / 86_400_000;
    expect(pdpResults.products[0]?.coreReturnDays).toBe(days);
  });

  test('[PLUS-024] its deposit goes back alone, and not again with the part', async () => {
    const placed = await collected(2);
    const { shopper, number: orderId, id } = placed;
    const [commerceItemId = ''] = placed.items;
    const made = await shopper.do('orders.returnCore', {
      body: { orderId, commerceItemId, quantity: 2, method: 'store' },
    });
    expect(made.orders[0]?.refund?.amount).toBe(40);
    expect(made.orders[0]?.shipmentInfoList[0]?.lineItemList[0]?.afterSale?.isCore).toBe(true);
    await (await returnOf(made.orders[0]?.orderId ?? '')).receive();
    expect((await booksOf(shop, id)).refunded_minor).toBe(4000);
    const parts = await shopper.do('orders.return', {
      body: { orderId, lines: [lineOf(placed, 2)], method: 'store' },
    });
    expect(parts.grandOrderPriceInfo.corePrice).toBe(0);
    await (await returnOf(parts.orders[0]?.orderId ?? '')).receive();
    const { refunded_minor, total_minor } = await booksOf(shop, id);
    expect(refunded_minor).toBe(total_minor);
    const more = await shopper.call('orders.returnCore', {
      body: { orderId, commerceItemId, quantity: 1, method: 'store' },
    });
    expect([more.status, more.key]).toEqual([422, 'error_return_quantity']);
  });

  test('of a part without deposit there is none', async () => {
    const placed = await collected(1, 0);
    const [commerceItemId = ''] = placed.items;
    const none = await placed.shopper.call('orders.returnCore', {
      body: { orderId: placed.number, commerceItemId, quantity: 1, method: 'store' },
    });
    expect([none.status, none.key]).toEqual([422, 'error_return_core_none']);
  });
});

describe('at the same time', () => {
  test('[PLUS-024] ten returns of the one piece: one is taken, and never more refunded than paid', async () => {
    const placed = await collected(1);
    const body = { orderId: placed.number, lines: [lineOf(placed)], method: 'store' as const };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => placed.shopper.call('orders.return', { body })),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(new Set(answers.map(({ key }) => key))).toEqual(new Set([undefined, 'error_return_quantity']));
    const theReturn = await returnOf(taken[0]?.body.orders[0]?.orderId ?? '');
    await Promise.all(Array.from({ length: 5 }, theReturn.receive));
    const { refunded_minor, captured_minor } = await booksOf(shop, placed.id);
    expect(refunded_minor).toBe(captured_minor);
  });

  test('a process that dies while it refunds: the next one does it, once', async () => {
    const placed = await collected(1);
    const made = await placed.shopper.do('orders.return', {
      body: { orderId: placed.number, method: 'store' },
    });
    const theReturn = await returnOf(made.orders[0]?.orderId ?? '');
    book.next = 'hang';
    void theReturn.receive();
    await expect.poll(() => statusOf(shop, theReturn.id)).toBe('PROCESSING');
    book.next = 'answer';
    clock.set('2026-03-03T19:00:00Z');
    await recoverSteps(office);
    expect(await statusOf(shop, theReturn.id)).toBe('COMPLETE');
    const { refunded_minor, captured_minor } = await booksOf(shop, placed.id);
    expect([refunded_minor, book.moved.get(`${theReturn.shipment}:refund`)?.amount]).toEqual([
      captured_minor,
      captured_minor,
    ]);
  });
});
