import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../http/services.ts';
import { happened, openOffice, placedOrder, type Placed } from '../../test/placedOrder.ts';
import type { Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';

let shop: Shop;
let office: Services;
let part: Stocked;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ limiter: { take: () => Promise.resolve(0) } }));
  part = await stockedPart(shop, { onHand: 20 });
});
afterAll(() => shop.close());

/** Whether a member with an order of the part that has come may review it, once something more became of the order. */
async function mayReview(more: (placed: Placed) => Promise<unknown>): Promise<boolean> {
  const { shopper } = await signedIn(shop);
  const placed = await placedOrder(shop, { shopper, part });
  await happened(office, placed.id, placed.shipments[0] ?? '', 'accept', 'ready', 'collect');
  const own = async () => (await shopper.do('catalog.ownReview', { query: { skuNumber: part.sku } })).bought;
  expect(await own()).toBe(true);
  await more(placed);
  const body = { skuNumber: part.sku, stars: 5, title: 'Good', text: 'Good.', displayName: 'Ada' };
  const { status, key } = await shopper.call('catalog.writeReview', { body });
  const may = await own();
  expect({ status, key }).toEqual(
    may ? { status: 200, key: undefined } : { status: 403, key: 'error_review_not_bought' },
  );
  return may;
}

test.each(['CANCELLED', 'CANCELLATION IN PROGRESS'])(
  '[PLUS-051] a line that is %s in a shipment that came was not bought',
  async (status) => {
    const cancel = ({ items }: Placed) =>
      shop.database.pool.query('update order_item set status = $2 where id = $1', [items[0], status]);
    expect(await mayReview(cancel)).toBe(false);
  },
);

test('[PLUS-051] an order of another market is no purchase here', async () => {
  const elsewhere = ({ id }: Placed) =>
    shop.database.pool.query("update orders set market = 'mx' where id = $1", [id]);
  expect(await mayReview(elsewhere)).toBe(false);
});

test('[PLUS-051] a part that was sent back was bought all the same', async () => {
  const sendBack = async ({ shopper, number: orderId, items: [commerceItemId = ''] }: Placed) => {
    const lines = [{ commerceItemId, quantity: 1, reason: 'did-not-fit' as const }];
    const { orders } = await shopper.do('orders.return', { body: { orderId, lines, method: 'store' } });
    const { id, shipment } = await shop.database.db
      .selectFrom('orders')
      .innerJoin('order_shipment', 'order_shipment.order_id', 'orders.id')
      .select(['orders.id', 'order_shipment.id as shipment'])
      .where('number', '=', orders[0]?.orderId ?? '')
      .executeTakeFirstOrThrow();
    await happened(office, id, shipment, 'receive');
  };
  expect(await mayReview(sendBack)).toBe(true);
});
