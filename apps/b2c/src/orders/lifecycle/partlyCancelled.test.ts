import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockedPart } from '../../../seed/stockedPart.ts';
import { coupon } from '../../../seed/coupon.ts';
import { placedOrder } from '../../../test/placedOrder.ts';
import { openShop, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('[API-080] [PLUS-024] of buy one, get one each is worth half: the other is not left for nothing', async () => {
  const part = await stockedPart(shop, { onHand: 30, elsewhere: 30 });
  const { db } = shop.database;
  await db.updateTable('price').set({ core_minor: 0 }).where('part_id', '=', part.partId).execute();
  const rule = { kind: 'BUY_GET', buy: 1, get: 1, percent: 100 } as const;
  await coupon(shop, rule, { automatic: true, scope: { skus: [part.sku] } });
  const {
    shopper,
    id,
    number: orderId,
    items,
    shipments: [shipmentId = ''],
  } = await placedOrder(shop, { part, ways: ['instore', 'regular'] });
  const paid = await db
    .selectFrom('order_item')
    .select(['id', 'line_total_minor', 'tax_minor', 'unit_price_minor'])
    .where('order_id', '=', id)
    .execute();
  const [pickup, parcel] = items.map((item) => paid.find((each) => each.id === item));
  expect((pickup?.line_total_minor ?? 0) + (parcel?.line_total_minor ?? 0)).toBe(pickup?.unit_price_minor);
  expect(Math.abs((pickup?.line_total_minor ?? 0) - (parcel?.line_total_minor ?? 0))).toBeLessThanOrEqual(1);
  await shopper.do('orders.cancelShipment', { body: { orderId, shipmentId, reason: 'not needed' } });
  const { voided_minor } = await db
    .selectFrom('orders')
    .select('voided_minor')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(voided_minor).toBe((pickup?.line_total_minor ?? 0) + (pickup?.tax_minor ?? 0));
});
