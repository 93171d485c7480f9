import type { Line, Order } from '@driveline/api/contract';
import { readableStars } from '../catalog/demoStars.ts';
import { readPartsBySku } from '../catalog/readParts.ts';
import type { CallContext } from '../http/route.ts';
import { customerIdOf, isRemembered } from '../identity/customer.ts';
import { receivedOf } from './receivedLines.ts';

/** An order of which each line says whether the member may review its part now (PLUS-051). */
export async function withReviewable(ctx: CallContext, order: Order): Promise<Order> {
  const customerId = customerIdOf(ctx);
  if (customerId === undefined || isRemembered(ctx.session)) return order;
  const lines = order.orders.flatMap(({ shipmentInfoList }) =>
    shipmentInfoList.flatMap(({ lineItemList }) => lineItemList),
  );
  const skus = await reviewableSkus(ctx, customerId, [...new Set(lines.map(({ skuNumber }) => skuNumber))]);
  const marked = (line: Line): Line =>
    line.afterSale && !line.afterSale.isCore && skus.has(line.skuNumber)
      ? { ...line, afterSale: { ...line.afterSale, canReview: true } }
      : line;
  const orders = order.orders.map((entry) => ({
    ...entry,
    shipmentInfoList: entry.shipmentInfoList.map((shipment) => ({
      ...shipment,
      lineItemList: shipment.lineItemList.map(marked),
    })),
  }));
  return { ...order, orders };
}

/** Of parts that are sold here and whose reviews are here: those that were received, without a published review. */
async function reviewableSkus(
  { db, market }: CallContext,
  customerId: string,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const parts = (await readPartsBySku(db, market.code, skus)).filter((part) => readableStars(part));
  if (parts.length === 0) return new Set();
  const ids = parts.map(({ id }) => id);
  const received = await receivedOf({ db, market }, customerId, ids);
  const published = await db
    .selectFrom('part_review')
    .select('part_id')
    .where('customer_id', '=', customerId)
    .where('part_id', 'in', ids)
    .where('status', '=', 'published')
    .execute();
  const done = new Set(published.map(({ part_id }) => part_id));
  return new Set(parts.filter(({ id }) => received.has(id) && !done.has(id)).map(({ sku }) => sku));
}
