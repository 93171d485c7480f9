import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../http/services.ts';
import { happened, openOffice, placedOrder, type Placed } from '../../test/placedOrder.ts';
import { contact } from '../../conformance/client/buyer.ts';
import type { Shop } from '../../test/shop.ts';
import { publishReview } from './moderate.ts';
import { textsOf } from './moderatedTexts.ts';
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

/** Of each line of an order, whether its page offers a review. */
async function offered({ shopper, number: orderId }: Pick<Placed, 'shopper' | 'number'>) {
  const { orders } = await shopper.do('orders.detail', { params: { orderId } });
  const lines = orders.flatMap((order) => order.shipmentInfoList.flatMap((each) => each.lineItemList));
  return lines.map(({ afterSale }) => afterSale?.canReview);
}

/** Whether a member with an order of the part that has come may review it, once something more became of the order. */
async function mayReview(more: (placed: Placed) => Promise<unknown>): Promise<boolean> {
  const { shopper } = await signedIn(shop);
  const placed = await placedOrder(shop, { shopper, part });
  await happened(office, placed.id, placed.shipments[0] ?? '', 'accept', 'ready', 'collect');
  const own = async () => (await shopper.do('catalog.ownReview', { query: { skuNumber: part.sku } })).bought;
  expect(await own()).toBe(true);
  expect(await offered(placed)).toEqual([true]);
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

test('[PLUS-051] an order offers a review from arrival to publication, to its member only', async () => {
  const { shopper } = await signedIn(shop);
  const placed = await placedOrder(shop, { shopper, part });
  expect(await offered(placed)).toEqual([undefined]);
  await happened(office, placed.id, placed.shipments[0] ?? '', 'accept', 'ready', 'collect');
  expect(await offered(placed)).toEqual([true]);
  const guest = shop.shopper();
  const found = { orderId: placed.number, email: contact.email };
  await guest.do('orders.lookup', { body: found });
  expect(await offered({ shopper: guest, number: placed.number })).toEqual([undefined]);
  const rate = (count: number, rating: number) =>
    shop.database.pool.query('update part set review_count = $2, rating = $3 where sku = $1', [
      part.sku,
      count,
      rating,
    ]);
  const { rows } = await shop.database.pool.query<{ count: number; rating: number }>(
    'select review_count as count, rating from part where sku = $1',
    [part.sku],
  );
  // A part whose rating an operator wrote has its reviews elsewhere.
  await rate(400, 31);
  expect(await offered(placed)).toEqual([undefined]);
  await rate(rows[0]!.count, rows[0]!.rating);
  const body = { skuNumber: part.sku, stars: 5, title: 'Shown', text: 'Good.', displayName: 'Ada' };
  await shopper.do('catalog.writeReview', { body });
  expect(await offered(placed)).toEqual([true]);
  const waiting = (await textsOf(shop.database.db, 'waiting')).find(({ title }) => title === 'Shown');
  await publishReview(shop.database.db, new Date(), waiting!.id);
  expect(await offered(placed)).toEqual([undefined]);
});
