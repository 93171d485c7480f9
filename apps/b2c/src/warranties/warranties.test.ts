import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMarkets, markets } from '@driveline/markets';
import { withTx } from '../db/tx.ts';
import { commitBody, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { coverKept, recordWarranties } from './recordWarranties.ts';
import { warrantyState } from './warrantyStatus.ts';

let shop: Shop;
let now = new Date('2026-06-15T18:00:00Z');
const market = createMarkets(markets).marketByCode('us');
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now } });
});
afterAll(() => shop.close());

const record = (orderId: string, orderItemIds?: readonly string[]) =>
  withTx(shop.database.db, (tx) =>
    recordWarranties(tx, now, { orderId, market, ...(orderItemIds ? { orderItemIds } : {}) }),
  );

let skip = 0;
/** An order of the customer, placed by the way that a shopper takes. */
async function bought(customerId: string | null): Promise<{ id: string; number: string; itemIds: string[] }> {
  const ready = await readyBuyer(shop, await stockedPart(shop, { skip: skip++ }));
  const { orderId = '' } = await ready.shopper.do('checkout.commit', commitBody(ready));
  const { db } = shop.database;
  const order = await db
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where('number', '=', orderId)
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = await db.selectFrom('order_item').select('id').where('order_id', '=', order.id).execute();
  return { id: order.id, number: orderId, itemIds: items.map(({ id }) => id) };
}

const list = (shopper: Shopper, query = {}) => shopper.do('warranties.list', { query });

describe('warranties of a purchase', () => {
  test('[API-113] [ACCT-050] [ACCT-051] [ACCT-052] are born of it, once, and end with its months', async () => {
    now = new Date('2026-06-15T18:00:00Z');
    const { shopper, customerId } = await signedIn(shop);
    expect(await list(shopper)).toEqual({ warranties: [], totalCount: 0 });
    const order = await bought(customerId);
    const added = await Promise.all([record(order.id), record(order.id), record(order.id)]);
    expect(added.sort()).toEqual([0, 0, 1]);
    const { warranties, totalCount } = await list(shopper);
    expect(totalCount).toBe(1);
    const [warranty] = warranties;
    const { months } = await shop.database.db
      .selectFrom('warranty_item')
      .select('months')
      .where('warranty_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(warranty).toMatchObject({ warrantyId: order.id, receiptNumber: order.number, date: '2026-06-15' });
    expect(warranty?.items).toMatchObject([
      { startDate: '2026-06-15', endDate: `${2026 + months / 12}-06-15`, status: 'active' },
    ]);
    expect(warranty?.items[0]?.coverage).toContain(`${months}-month`);
    const params = { warrantyId: order.id, warrantyItemId: order.itemIds[0] ?? '' };
    expect(await shopper.do('warranties.detail', { params })).toEqual({ warranties, totalCount: 1 });
    expect(await shopper.do('warranties.item', { params })).toEqual({ warranties, totalCount: 1 });
    // Its last minute in Honolulu is a part of its last day.
    now = new Date(`${2026 + months / 12}-06-16T09:59:00Z`);
    const atLast = await signedIn(shop, { customer: { id: customerId }, at: now });
    expect((await list(atLast.shopper)).warranties[0]?.items[0]).toMatchObject({
      status: 'active',
      daysLeft: 1,
    });
    now = new Date(`${2026 + months / 12}-06-16T10:00:00Z`);
    const later = await signedIn(shop, { customer: { id: customerId }, at: now });
    expect((await list(later.shopper)).warranties[0]?.items[0]).toMatchObject({
      status: 'ended',
      daysLeft: 0,
    });
  });

  test('a guest’s purchase has no list, a line that is not handed over no warranty', async () => {
    expect(await record((await bought(null)).id)).toBe(0);
    const { customerId } = await signedIn(shop);
    const order = await bought(customerId);
    expect(await record(order.id, [])).toBe(0);
    expect(await record('unknown')).toBe(0);
    expect(await record(order.id, order.itemIds)).toBe(1);
  });

  test('[ACCT-050] are searched, filtered and paged', async () => {
    now = new Date('2026-06-15T18:00:00Z');
    const { shopper, customerId } = await signedIn(shop);
    const orders = [await bought(customerId), await bought(customerId), await bought(customerId)];
    for (const order of orders) await record(order.id);
    const first = await list(shopper, { maxResult: 2 });
    const second = await list(shopper, { maxResult: 2, pageNumber: 2 });
    expect([first.totalCount, first.warranties.length, second.warranties.length]).toEqual([3, 2, 1]);
    const item = second.warranties[0]?.items[0];
    const found = await list(shopper, { searchText: item?.partNumber.toLowerCase() });
    expect(found.warranties.map(({ warrantyId }) => warrantyId)).toContain(second.warranties[0]?.warrantyId);
    expect((await list(shopper, { searchText: '100% nothing_' })).totalCount).toBe(0);
    expect((await list(shopper, { searchText: '%' })).totalCount).toBe(0);
    await withTx(shop.database.db, (tx) =>
      coverKept(tx, now, market, new Map(orders[0]?.itemIds.map((id) => [id, 0]))),
    );
    expect((await list(shopper, { status: 'active' })).totalCount).toBe(2);
    const ended = await list(shopper, { status: 'ended' });
    expect(ended.warranties[0]?.items[0]).toMatchObject({ status: 'voided', daysLeft: 0 });
  });

  test('are called, and found, in the language of the page', async () => {
    now = new Date('2026-06-15T18:00:00Z');
    const { shopper, customerId } = await signedIn(shop);
    const order = await bought(customerId);
    await record(order.id);
    const { title } = await shop.database.db
      .selectFrom('part')
      .innerJoin('warranty_item', 'warranty_item.part_id', 'part.id')
      .select('part.title')
      .where('warranty_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const inSpanish = shop.shopper('us', 'es-US');
    inSpanish.cookies.set('sessionId', shopper.cookies.get('sessionId') ?? '');
    const { warranties } = await list(inSpanish, { searchText: title['es-MX'] });
    expect(warranties[0]?.items[0]?.itemDescription).toBe(title['es-MX']);
    const { orders } = await inSpanish.do('orders.history');
    const line = orders[0]?.shipmentInfoList[0]?.lineItemList[0];
    expect(line?.itemDescription).toBe(title['es-MX']);
    expect((await list(shopper)).warranties[0]?.items[0]?.itemDescription).toBe(title['en-US']);
  });

  test('[API-113] [ACCT-011] are nobody else’s', async () => {
    const owner = await signedIn(shop);
    const order = await bought(owner.customerId);
    await record(order.id);
    const { shopper: stranger } = await signedIn(shop);
    const { shopper: neighbour, customerId } = await signedIn(shop);
    const own = await bought(customerId);
    await record(own.id);
    const item = order.itemIds[0] ?? '';
    for (const answer of [
      await stranger.call('warranties.detail', { params: { warrantyId: order.id } }),
      await stranger.call('warranties.item', { params: { warrantyId: order.id, warrantyItemId: item } }),
      await neighbour.call('warranties.item', { params: { warrantyId: own.id, warrantyItemId: item } }),
      await neighbour.call('warranties.setSerial', {
        params: { warrantyId: own.id, warrantyItemId: item },
        body: { serialNumber: null },
      }),
      await owner.shopper.call('warranties.detail', { params: { warrantyId: 'none' } }),
    ]) {
      expect([answer.status, answer.key]).toEqual([404, 'error_warranty_unknown']);
    }
    expect((await list(stranger)).totalCount).toBe(0);
    const guest = await shop.shopper().call('warranties.list');
    expect([guest.status, guest.key]).toEqual([401, 'error_not_signed_in']);
  });

  test('[ACCT-052] a part that carries a serial number takes one', async () => {
    const { shopper, customerId } = await signedIn(shop);
    const order = await bought(customerId);
    await record(order.id);
    const params = { warrantyId: order.id, warrantyItemId: order.itemIds[0] ?? '' };
    const set = (serialNumber: string | null) =>
      shopper.call('warranties.setSerial', { params, body: { serialNumber } });
    const mark = (has_serial: boolean) =>
      shop.database.db
        .updateTable('warranty_item')
        .set({ has_serial })
        .where('warranty_id', '=', order.id)
        .execute();
    await mark(false);
    expect((await set('SN20264471')).key).toBe('error_serial_invalid');
    await mark(true);
    for (const wrong of ['123', 'SN-2026-4471', 'ç'.repeat(12)]) {
      const answer = await set(wrong);
      expect([answer.status, answer.key]).toEqual([422, 'error_serial_invalid']);
    }
    expect((await set('sn20264471')).body.warranties[0]?.items[0]?.serialNumber).toBe('SN20264471');
    expect((await set(null)).body.warranties[0]?.items[0]?.serialNumber).toBeNull();
  });
});

test.each([
  ['2026-06-15', null, 'active', 1],
  ['2026-06-14', null, 'ended', 0],
  ['2026-06-20', null, 'active', 6],
  ['2026-06-20', '2026-06-01', 'voided', 0],
] as const)('[ACCT-051] ending %s, voided %s, is %s', (endsOn, voidedOn, status, daysLeft) => {
  expect(warrantyState(endsOn, voidedOn, '2026-06-15')).toEqual({ status, daysLeft });
});
