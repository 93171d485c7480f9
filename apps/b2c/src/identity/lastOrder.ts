import type { StoredFulfilment } from '../db/commerceSchema.ts';
import type { CallContext } from '../http/route.ts';
import { customerIdOf } from './customer.ts';

type Asked = Pick<CallContext, 'db' | 'market' | 'session'>;

/**
 * Tax number of a member's newest order, so that the next one does not ask again (PLUS-050). What a guest bought with
 * the same email counts once it has joined the account.
 */
export async function lastFiscalId(ctx: Asked): Promise<string | undefined> {
  if (!ctx.market.fiscalId) return undefined;
  const order = await newestOrders(ctx)?.select('contact').executeTakeFirst();
  return (order?.contact as { fiscalId?: string } | undefined)?.fiscalId || undefined;
}

/** How the member's newest order came, which is what the next part starts with (PLUS-050); undefined of a guest. */
export async function lastFulfilment(ctx: Asked): Promise<StoredFulfilment | undefined> {
  const order = await newestOrders(ctx)
    ?.innerJoin('order_shipment', 'order_shipment.order_id', 'orders.id')
    .select('order_shipment.fulfilment')
    .orderBy('order_shipment.id')
    .executeTakeFirst();
  // Freight is regular delivery of a heavy part.
  return order?.fulfilment === 'FREIGHT' ? 'STANDARD' : order?.fulfilment;
}

/** What the member bought in this shop, the newest first; undefined of a guest. */
function newestOrders({ db, market, session }: Asked) {
  const customerId = customerIdOf({ session });
  if (customerId === undefined) return undefined;
  return db
    .selectFrom('orders')
    .where('orders.customer_id', '=', customerId)
    .where('orders.market', '=', market.code)
    .where('orders.type', '=', 'ONLINEORDER')
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc');
}
