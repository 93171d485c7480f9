import type { ServerMarket } from '../../markets/serverMarket.ts';
import type { OrderStatus } from '@driveline/validation';
import type { Executor } from '../../db/tx.ts';
import { creditsForOrder, reverseCredits } from '../../rewards/earn.ts';
import { coverKept, recordWarranties } from '../../warranties/recordWarranties.ts';
import type { OrderRows } from '../orderRows.ts';
import { arrivalOf } from '../returns/returnTerms.ts';
import type { Happened } from './consequences.ts';
import type { LockedOrder } from './lockOrder.ts';

const arrived: readonly string[] = ['DELIVERED', 'PICKED UP', 'COMPLETE'] satisfies OrderStatus[];
/** Cancelled, or refunded because it could not be delivered. */
const lost: readonly string[] = ['CANCELLED', 'NO_PENDING_ACTION'] satisfies OrderStatus[];

/** Cover begins when a part is in the buyer's hands, shipment by shipment. */
export async function coverParts(
  tx: Executor,
  now: Date,
  { order, shipment, items, market }: Happened,
): Promise<void> {
  if (!market) throw new Error(`Order ${order.id} arrives without its market.`);
  const orderItemIds = items.filter(({ shipment_id }) => shipment_id === shipment.id).map(({ id }) => id);
  await recordWarranties(tx, now, { orderId: order.id, market, orderItemIds });
}

/** Cover of an order that got its account afterwards: each shipment from its own arrival, of the pieces that were kept. */
export async function coverArrived(
  tx: Executor,
  now: Date,
  { order, shipments, items, market }: LockedOrder,
): Promise<void> {
  if (!market) throw new Error(`Order ${order.id} has arrived without its market.`);
  const events = await tx.selectFrom('order_event').selectAll().where('order_id', '=', order.id).execute();
  for (const shipment of shipments) {
    const at = order.type === 'RETURN' ? undefined : arrivalOf({ order, events }, shipment);
    const orderItemIds = items.filter(({ shipment_id }) => shipment_id === shipment.id).map(({ id }) => id);
    if (at) await recordWarranties(tx, at, { orderId: order.id, market, orderItemIds });
  }
  await coverLeft(tx, now, market, items, await piecesBack(tx, order.id));
}

/** An order earns when all that is left of it has arrived, once: with its last arrival, or with its last loss. */
export async function earnCredits(
  tx: Executor,
  now: Date,
  { order, shipment, shipments, items, market }: Happened,
): Promise<void> {
  const live = shipments
    .map((each) => (each.id === shipment.id ? shipment : each))
    .filter(({ status }) => !lost.includes(status));
  if (!live.every(({ status }) => arrived.includes(status))) return;
  const bought = items.filter(({ shipment_id }) => live.some(({ id }) => id === shipment_id));
  const returned = await piecesBack(tx, order.id);
  // An order that ends unpaid is decided without its market, and has earned nothing.
  if (!market) return;
  await creditsForOrder(tx, now, market, {
    orderId: order.id,
    customerId: order.customer_id,
    reference: order.number,
    orderType: order.type,
    amountMinor: keptMinor(order, bought, returned),
  });
}

/** What arrived before waited for this shipment, which will not come any more. */
export async function earnWithout(tx: Executor, now: Date, happened: Happened): Promise<void> {
  if (lost.includes(happened.shipment.status)) await earnCredits(tx, now, happened);
}

/** What a return leaves unearned is taken back when it is refunded, and cover stays with the pieces that were kept. */
export async function reverseReturned(
  tx: Executor,
  now: Date,
  { order, market }: Pick<Happened, 'order' | 'market'>,
): Promise<void> {
  if (order.parent_id === null || !market) return;
  const parent = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.parent_id)
    .executeTakeFirstOrThrow();
  const items = await tx
    .selectFrom('order_item')
    .innerJoin('order_shipment', 'order_shipment.id', 'order_item.shipment_id')
    .selectAll('order_item')
    .where('order_item.order_id', '=', parent.id)
    .where('order_shipment.status', 'not in', lost)
    .execute();
  const returned = await piecesBack(tx, parent.id);
  await coverLeft(tx, now, market, items, returned);
  await reverseCredits(tx, now, market, {
    orderId: parent.id,
    keptMinor: keptMinor(parent, items, returned),
    key: order.id,
  });
}

function coverLeft(
  tx: Executor,
  now: Date,
  market: ServerMarket,
  items: OrderRows['items'],
  returned: ReadonlyMap<string, number>,
): Promise<void> {
  const touched = items.filter(({ id }) => returned.has(id));
  const kept = touched.map(({ id, quantity }) => [id, quantity - (returned.get(id) ?? 0)] as const);
  return coverKept(tx, now, market, new Map(kept));
}

/**
 * Pieces of an order's lines that came back and were refunded, by line. `returned_count` counts what is announced as well,
 * which its buyer may still keep.
 */
async function piecesBack(tx: Executor, orderId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .select(['origin_id', (eb) => eb.fn.sum<string>('quantity').as('pieces')])
    .where('orders.parent_id', '=', orderId)
    .where('returns', '=', 'PART')
    .where('order_item.status', '=', 'COMPLETE')
    .groupBy('origin_id')
    .execute();
  return new Map(rows.map(({ origin_id, pieces }) => [origin_id ?? '', Number(pieces)]));
}

/**
 * Goods that stay bought: without deposits, delivery and tax.
 * @param returned pieces that came back, by line
 */
export function keptMinor(
  { invoice }: Pick<OrderRows['order'], 'invoice'>,
  items: OrderRows['items'],
  returned: ReadonlyMap<string, number>,
): number {
  const isIncluded = (invoice as { taxIncluded?: boolean } | null)?.taxIncluded ?? false;
  return items.reduce((sum, { id, line_total_minor, tax_minor, quantity }) => {
    const goods = line_total_minor - (isIncluded ? tax_minor : 0);
    return sum + Math.floor((goods * (quantity - (returned.get(id) ?? 0))) / quantity);
  }, 0);
}
