import type { Executor } from '../db/tx.ts';
import { newId } from '../ops/newId.ts';
import type { Take } from '../cart/planTakes.ts';

/** Somebody else was faster; the transaction must be given up. */
export class StockGoneError extends Error {
  override readonly name = 'StockGoneError';
}

/**
 * Takes pieces off the shelves, each only where there are enough, and writes every movement down.
 * @throws StockGoneError, upon which the transaction has to roll back
 */
export async function takeStock(
  tx: Executor,
  now: Date,
  market: string,
  paymentId: string,
  takes: readonly Take[],
): Promise<void> {
  for (const { storeId, partId, count } of takes) {
    const taken = await tx
      .updateTable('store_stock')
      .set((eb) => ({ on_hand: eb('on_hand', '-', count) }))
      .where('store_id', '=', storeId)
      .where('part_id', '=', partId)
      .where('on_hand', '>=', count)
      .returning('on_hand')
      .executeTakeFirst();
    if (!taken) throw new StockGoneError();
    await move(tx, now, { market, storeId, partId, delta: -count, reason: 'SALE', paymentId });
  }
}

/** Puts back what an attempt took. A second call finds nothing left to put back. */
export async function releaseStock(
  tx: Executor,
  now: Date,
  market: string,
  paymentId: string,
): Promise<void> {
  const open = await tx
    .selectFrom('stock_movement')
    .select((eb) => ['store_id', 'part_id', eb.fn.sum<string>('delta').as('delta')])
    .where('payment_id', '=', paymentId)
    .groupBy(['store_id', 'part_id'])
    .orderBy('store_id')
    .orderBy('part_id')
    .execute();
  for (const { store_id, part_id, delta } of open) {
    const count = -Number(delta);
    if (count <= 0) continue;
    await tx
      .updateTable('store_stock')
      .set((eb) => ({ on_hand: eb('on_hand', '+', count) }))
      .where('store_id', '=', store_id)
      .where('part_id', '=', part_id)
      .execute();
    await move(tx, now, {
      market,
      storeId: store_id,
      partId: part_id,
      delta: count,
      reason: 'RELEASE',
      paymentId,
    });
  }
}

interface Movement {
  readonly market: string;
  readonly storeId: number;
  readonly partId: number;
  readonly delta: number;
  readonly reason: 'SALE' | 'RELEASE';
  readonly paymentId: string;
}

async function move(tx: Executor, now: Date, movement: Movement): Promise<void> {
  const { market, storeId, partId, delta, reason, paymentId } = movement;
  await tx
    .insertInto('stock_movement')
    .values({
      id: newId(now),
      market,
      store_id: storeId,
      part_id: partId,
      delta,
      reason,
      payment_id: paymentId,
      at: now,
    })
    .execute();
}
