import { sql } from 'kysely';
import type { Market } from '@driveline/markets';
import type { Executor } from '../db/tx.ts';
import { addMonths, todayIn } from '../clock/calendarDate.ts';
import type { SessionVehicle } from '../ports/session.ts';

/** A purchase whose goods have been handed over. Guests have no list of warranties; their receipt is their proof. */
export interface WarrantyOrder {
  readonly orderId: string;
  readonly market: Market;
  /** Lines that are handed over now; all of them by default. */
  readonly orderItemIds?: readonly string[];
}

/**
 * Gives every part of a fulfilled order its warranty, in the caller's transaction: once, however often it is
 * called; lines that are handed over later join at their own call. Cover begins on the day of `now`.
 * @returns warranties that are new
 */
export async function recordWarranties(tx: Executor, now: Date, given: WarrantyOrder): Promise<number> {
  const { market, orderId } = given;
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'customer_id', 'placed_at'])
    .where('id', '=', orderId)
    .where('market', '=', market.code)
    .executeTakeFirst();
  if (!order?.customer_id) return 0;
  const covered = await coveredLines(tx, orderId);
  const lines = covered.filter(({ id }) => given.orderItemIds?.includes(id) ?? true);
  if (lines.length === 0) return 0;
  const startsOn = todayIn(market, now);
  await tx
    .insertInto('warranty')
    .values({
      id: order.id,
      market: market.code,
      customer_id: order.customer_id,
      store_number: lines.find((line) => line.store_number)?.store_number ?? null,
      receipt_number: order.number,
      bought_on: todayIn(market, new Date(order.placed_at)),
      created_at: now,
    })
    .onConflict((clash) => clash.doNothing())
    .execute();
  const added = await tx
    .insertInto('warranty_item')
    .values(
      lines.map((line) => ({
        id: line.id,
        warranty_id: order.id,
        market: market.code,
        line: line.line,
        part_id: line.part_id,
        part_number: line.part_number,
        brand: line.brand,
        title: line.title,
        product_url: line.product_url,
        drawing: (line.fit_proof as { drawing?: string } | null)?.drawing ?? null,
        quantity: line.quantity,
        months: line.warranty_months,
        starts_on: startsOn,
        ends_on: addMonths(startsOn, line.warranty_months),
        vehicle_name: (line.vehicle as SessionVehicle | null)?.map.vehicleName ?? null,
        has_serial: line.has_core,
      })),
    )
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .execute();
  return added.length;
}

const coveredLines = (tx: Executor, orderId: string) =>
  tx
    .selectFrom('order_item')
    .innerJoin('part', 'part.id', 'order_item.part_id')
    .innerJoin('order_shipment', 'order_shipment.id', 'order_item.shipment_id')
    .leftJoin('store', 'store.id', 'order_shipment.store_id')
    .select([
      'order_item.id',
      'order_item.line',
      'order_item.part_id',
      'order_item.part_number',
      'order_item.brand',
      'order_item.title',
      'order_item.product_url',
      'order_item.quantity',
      'order_item.vehicle',
      'order_item.fit_proof',
      'part.warranty_months',
      'part.has_core',
      'store.number as store_number',
    ])
    .where('order_item.order_id', '=', orderId)
    .where('part.warranty_months', '>', 0)
    .where('order_item.status', 'not in', ['CANCELLED', 'CANCELLATION IN PROGRESS'])
    .orderBy('order_item.line')
    .execute();

/**
 * Cover after a return, in the caller's transaction, which holds the order: of the pieces that were kept, and ended
 * for a line of which none was.
 * @param kept pieces that stay with their buyer, by order line; lines without a warranty are nothing
 */
export async function coverKept(
  tx: Executor,
  now: Date,
  market: Market,
  kept: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [itemId, pieces] of kept) {
    const item = tx.updateTable('warranty_item').where('id', '=', itemId).where('market', '=', market.code);
    await (
      pieces > 0
        ? item.set({ quantity: pieces })
        : item.set({ voided_on: sql<string>`coalesce(voided_on, ${todayIn(market, now)})` })
    ).execute();
  }
}
