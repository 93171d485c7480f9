import { inLocale } from '@driveline/markets';
import type { ServerMarket, ServerMarkets } from '../../markets/serverMarket.ts';
import type { Executor } from '../../db/tx.ts';
import type { OrderRows } from '../orderRows.ts';

/** What a decision about an order is made on, held until the transaction ends. */
export interface LockedOrder extends Pick<OrderRows, 'order' | 'shipments' | 'items'> {
  /** Absent where nothing can arrive: an order that ends unpaid. */
  readonly market?: ServerMarket | undefined;
}

/**
 * Everything that changes an order takes its row first, so that decisions about one order come one after the
 * other, and its status and books are never worked out from half a change.
 */
export async function lockOrder(tx: Executor, id: string): Promise<LockedOrder> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const shipments = await tx
    .selectFrom('order_shipment')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const items = await tx
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('line')
    .execute();
  return { order, shipments, items };
}

/** A return is decided together with the order whose money and pieces it moves. */
export async function lockWithParent(
  tx: Executor,
  id: string,
  markets: ServerMarkets,
): Promise<{ readonly own: LockedOrder; readonly payer: LockedOrder }> {
  const { parent_id } = await tx
    .selectFrom('orders')
    .select('parent_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // The parent always first: two that wait for each other in a ring would never end.
  const payer = parent_id === null ? undefined : await lockOrder(tx, parent_id);
  const own = await lockOrder(tx, id);
  const market = inLocale(markets.marketByCode(own.order.market), own.order.locale);
  return { own: { ...own, market }, payer: payer ?? own };
}
