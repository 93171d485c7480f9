import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../../http/services.ts';
import { contact } from '../../../conformance/client/buyer.ts';
import { member } from '../../../test/member.ts';
import { happened, openOffice, placedOrder } from '../../../test/placedOrder.ts';
import type { Shop, Shopper } from '../../../test/shop.ts';
import { signedIn } from '../../../test/signedIn.ts';
import { applyOrderEvent } from './applyOrderEvent.ts';

let shop: Shop;
let office: Services;
beforeAll(async () => {
  ({ shop, office } = await openOffice());
});
afterAll(() => shop.close());

test('[PLUS-024] what arrives earns and is covered; what is returned is neither any more', async () => {
  const { shopper, rewardsId } = await member(shop);
  const {
    id,
    number: orderId,
    items: [item = ''],
    shipments: [pickup = ''],
  } = await placedOrder(shop, { shopper, quantity: 3 });
  const { db } = shop.database;
  const credits = async () =>
    await db
      .selectFrom('loyalty_entry')
      .select(['kind', 'credits'])
      .where('rewards_id', '=', rewardsId)
      .where('order_id', '=', id)
      .orderBy('at')
      .execute();
  const cover = () =>
    db.selectFrom('warranty_item').select('voided_on').where('id', '=', item).executeTakeFirst();
  await happened(office, id, pickup, 'accept', 'ready');
  expect([await credits(), await cover()]).toEqual([[], undefined]);
  await happened(office, id, pickup, 'collect');
  const [earned] = await credits();
  expect(earned?.kind).toBe('EARN');
  expect(await cover()).toEqual({ voided_on: null });

  const made = await shopper.do('orders.return', { body: { orderId, method: 'store' } });
  const number = made.orders[0]?.orderId ?? '';
  const back = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await applyOrderEvent(office, {
    orderId: back.id,
    shipmentId: made.orders[0]?.shipmentInfoList[0]?.shipmentId ?? '',
    event: 'receive',
  });
  expect((await credits()).reduce((sum, entry) => sum + entry.credits, 0)).toBe(0);
  expect((await cover())?.voided_on).toBeTruthy();
});

/** Credits of an order, what was taken back counted off. */
const creditsOf = async (orderId: string): Promise<number> => {
  const entries = await shop.database.db
    .selectFrom('loyalty_entry')
    .select('credits')
    .where('order_id', '=', orderId)
    .execute();
  return entries.reduce((sum, { credits }) => sum + credits, 0);
};

const announced = async (shopper: Shopper, orderId: string, commerceItemId: string) => {
  const lines = [{ commerceItemId, quantity: 1, reason: 'damaged' as const }];
  const [entry] = (await shopper.do('orders.return', { body: { orderId, lines, method: 'store' } })).orders;
  const { id } = await shop.database.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', entry?.orderId ?? '')
    .executeTakeFirstOrThrow();
  const shipmentId = entry?.shipmentInfoList[0]?.shipmentId ?? '';
  return {
    number: entry?.orderId ?? '',
    receive: () => applyOrderEvent(office, { orderId: id, shipmentId, event: 'receive' }),
  };
};

test('[PLUS-024] a piece that is only announced to come back keeps its cover and its credits, and so does one that is kept after all', async () => {
  const { shopper } = await member(shop);
  const {
    id,
    number,
    items: [item = ''],
    shipments: [pickup = ''],
  } = await placedOrder(shop, { shopper, quantity: 2, skip: 1 });
  await happened(office, id, pickup, 'accept', 'ready', 'collect');
  const earned = await creditsOf(id);
  const one = await announced(shopper, number, item);
  const other = await announced(shopper, number, item);
  await one.receive();
  const cover = await shop.database.db
    .selectFrom('warranty_item')
    .select('voided_on')
    .where('id', '=', item)
    .executeTakeFirst();
  expect(cover).toEqual({ voided_on: null });
  // Credits are whole: half of them, rounded down.
  expect(await creditsOf(id)).toBe(Math.floor(earned / 2));
  await shopper.do('orders.cancel', { body: { orderId: other.number, reason: 'keeping it' } });
  expect(await creditsOf(id)).toBe(Math.floor(earned / 2));
});

test.each([
  ['is cancelled', ['accept', 'cancel']],
  ['cannot be delivered', ['accept', 'pack', 'ship', 'trouble', 'giveUp']],
] as const)('[PLUS-024] what arrived earns, though the last shipment %s', async (_what, events) => {
  const { shopper } = await member(shop);
  const whole = await member(shop);
  const skip = events.length;
  const {
    id,
    shipments: [pickup = '', parcel = ''],
  } = await placedOrder(shop, { shopper, ways: ['instore', 'regular'], skip });
  await happened(office, id, pickup, 'accept', 'ready', 'collect');
  expect(await creditsOf(id)).toBe(0);
  await happened(office, id, parcel, ...events);
  const alone = await placedOrder(shop, { shopper: whole.shopper, skip });
  await happened(office, alone.id, alone.shipments[0] ?? '', 'accept', 'ready', 'collect');
  expect(await creditsOf(id)).toBe(await creditsOf(alone.id));
  expect(await creditsOf(id)).toBeGreaterThan(0);
});

test('[ACCT-051] [PLUS-024] the warranty is of the pieces that were kept', async () => {
  const { shopper } = await member(shop);
  const {
    id,
    number,
    items: [item = ''],
    shipments: [pickup = ''],
  } = await placedOrder(shop, { shopper, quantity: 3, skip: 3 });
  await happened(office, id, pickup, 'accept', 'ready', 'collect');
  const covered = async () => {
    const { warranties } = await shopper.do('warranties.detail', { params: { warrantyId: id } });
    return warranties[0]?.items.map(({ itemQuantity, status }) => [itemQuantity, status]);
  };
  expect(await covered()).toEqual([[3, 'active']]);
  const back = [await announced(shopper, number, item), await announced(shopper, number, item)];
  expect(await covered()).toEqual([[3, 'active']]);
  await Promise.all(back.map(({ receive }) => receive()));
  expect(await covered()).toEqual([[1, 'active']]);
  await (await announced(shopper, number, item)).receive();
  expect(await covered()).toEqual([[1, 'voided']]);
});

test('[API-083] a purchase at the register is seen by who linked the card, and by nobody else', async () => {
  const { shopper, rewardsId } = await member(shop);
  await shop.database.db
    .insertInto('orders')
    .values({
      id: 'register-1',
      market: 'us',
      number: 'REGISTER1',
      type: 'INSTOREORDER',
      rewards_id: rewardsId,
      email: contact.email,
      status: 'COMPLETE',
      currency: 'USD',
      locale: 'en-US',
      item_total_minor: 1000,
      total_minor: 1000,
      contact: JSON.stringify(contact),
    })
    .execute();
  const { orders } = await shopper.do('orders.history', { query: { orderType: 'INSTOREORDER' } });
  expect(orders.map(({ orderId }) => orderId)).toEqual(['REGISTER1']);
  expect((await shopper.do('orders.detail', { params: { orderId: 'REGISTER1' } })).orders[0]?.orderType).toBe(
    'INSTOREORDER',
  );
  // It came from the register without a line.
  const nothing = await shopper.call('orders.return', { body: { orderId: 'REGISTER1', method: 'store' } });
  expect([nothing.status, nothing.key]).toEqual([422, 'error_return_quantity']);
  const { shopper: other } = await signedIn(shop);
  expect((await other.do('orders.history')).totalCount).toBe(0);
  expect((await other.call('orders.detail', { params: { orderId: 'REGISTER1' } })).key).toBe(
    'error_order_unknown',
  );
});
