import type { Executor } from '../../db/tx.ts';
import { newId } from '../../ops/newId.ts';
import type { OrderRows } from '../orderRows.ts';

type Items = OrderRows['items'];

/**
 * Puts the pieces of a cancelled shipment back where its order took them, never more than it took: of its own
 * store first, as another shipment of the order may hold the same part from elsewhere.
 */
export async function releaseShipmentStock(
  tx: Executor,
  now: Date,
  order: OrderRows['order'],
  shipment: OrderRows['shipments'][number],
  items: Items,
): Promise<void> {
  const wanted = countByPart(items.filter(({ shipment_id }) => shipment_id === shipment.id));
  const backs: PutBack[] = [];
  for (const [partId, count] of wanted) {
    const taken = await takenBy(tx, order.id, partId);
    const isOwn = ({ storeId }: Taken) => storeId === shipment.store_id;
    const ordered =
      shipment.fulfilment === 'PICKUP'
        ? [...taken.filter(isOwn), ...taken.filter((one) => !isOwn(one))]
        : taken;
    let left = count;
    for (const { storeId, paymentId, pieces } of ordered) {
      const back = Math.min(left, pieces);
      if (back <= 0) continue;
      left -= back;
      backs.push({ storeId, partId, paymentId, pieces: back });
    }
  }
  // In the order of checkouts and imports, so that none of them ever waits for another in a ring.
  backs.sort((a, b) => a.storeId - b.storeId || a.partId - b.partId);
  for (const back of backs) await putBack(tx, now, order.market, back);
}

function countByPart(items: Items): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { part_id, quantity } of items) counts.set(part_id, (counts.get(part_id) ?? 0) + quantity);
  return counts;
}

interface Taken {
  readonly storeId: number;
  readonly paymentId: string;
  readonly pieces: number;
}

type PutBack = Taken & { readonly partId: number };

/** What the order still holds of a part, by site. */
async function takenBy(tx: Executor, orderId: string, partId: number): Promise<Taken[]> {
  const rows = await tx
    .selectFrom('stock_movement')
    .innerJoin('payment', 'payment.id', 'stock_movement.payment_id')
    .select((eb) => ['store_id', 'payment_id', eb.fn.sum<string>('delta').as('delta')])
    .where('payment.order_id', '=', orderId)
    .where('part_id', '=', partId)
    .groupBy(['store_id', 'payment_id'])
    .orderBy('store_id')
    .execute();
  return rows.map(({ store_id, payment_id, delta }) => ({
    storeId: store_id,
    paymentId: payment_id,
    pieces: -Number(delta),
  }));
}

async function putBack(
  tx: Executor,
  now: Date,
  market: string,
  { storeId, partId, paymentId, pieces }: PutBack,
): Promise<void> {
  await tx
    .updateTable('store_stock')
    .set((eb) => ({ on_hand: eb('on_hand', '+', pieces) }))
    .where('store_id', '=', storeId)
    .where('part_id', '=', partId)
    .execute();
  await tx
    .insertInto('stock_movement')
    .values({
      id: newId(now),
      market,
      store_id: storeId,
      part_id: partId,
      delta: pieces,
      reason: 'RELEASE',
      payment_id: paymentId,
      at: now,
    })
    .execute();
}
