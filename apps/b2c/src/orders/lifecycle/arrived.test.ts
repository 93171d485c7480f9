import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../../http/services.ts';
import { contact } from '../../test/buyer.ts';
import { member } from '../../test/member.ts';
import { backOffice, happened, moneyBook, placedOrder } from '../../test/placedOrder.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { happen } from './happen.ts';

let shop: Shop;
let office: Services;
beforeAll(async () => {
  shop = await openShop();
  office = backOffice(shop, { gateway: moneyBook(shop).gateway });
});
afterAll(() => shop.close());

test('[PLUS-024] what arrives earns and is covered; what is returned is neither any more', async () => {
  const { shopper, rewardsId } = await member(shop);
  const { id, number: orderId, items: [item = ''], shipments: [pickup = ''] } = await placedOrder(shop, { shopper, quantity: 3 }); // prettier-ignore
  const { db } = shop.database;
  const credits = async () => (await db.selectFrom('loyalty_entry').select(['kind', 'credits']).where('rewards_id', '=', rewardsId).where('order_id', '=', id).orderBy('at').execute()); // prettier-ignore
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
  await happen(office, { orderId: back.id, shipmentId: made.orders[0]?.shipmentInfoList[0]?.shipmentId ?? '', event: 'receive' }); // prettier-ignore
  expect((await credits()).reduce((sum, entry) => sum + entry.credits, 0)).toBe(0);
  expect((await cover())?.voided_on).toBeTruthy();
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
  expect((await shopper.do('orders.detail', { params: { orderId: 'REGISTER1' } })).orders[0]?.orderType).toBe('INSTOREORDER'); // prettier-ignore
  const { shopper: other } = await signedIn(shop);
  expect((await other.do('orders.history')).totalCount).toBe(0);
  expect((await other.call('orders.detail', { params: { orderId: 'REGISTER1' } })).key).toBe(
    'error_order_unknown',
  );
});
