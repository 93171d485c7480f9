import type { Executor } from '../../db/tx.ts';
import type { OrderRows } from '../orderRows.ts';

export interface ReturnedPieces {
  readonly itemId: string;
  /** Pieces of the part itself. */
  readonly parts: number;
  /** Deposits that go back with them, or alone. */
  readonly cores: number;
}

/**
 * Marks pieces as coming back, only where so many are left.
 * @returns false when another return was faster; the transaction must be given up
 */
export async function takePieces(tx: Executor, { itemId, parts, cores }: ReturnedPieces): Promise<boolean> {
  const taken = await tx
    .updateTable('order_item')
    .set((eb) => ({
      returned_count: eb('returned_count', '+', parts),
      core_returned_count: eb('core_returned_count', '+', cores),
    }))
    .where('id', '=', itemId)
    .where((eb) => eb(eb('returned_count', '+', parts), '<=', eb.ref('quantity')))
    .where((eb) => eb(eb('core_returned_count', '+', cores), '<=', eb.ref('quantity')))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** A return that does not take place: its pieces may be returned again. */
export async function giveBackPieces(tx: Executor, items: OrderRows['items']): Promise<void> {
  for (const { origin_id, returns, quantity, core_minor } of items) {
    if (origin_id === null) continue;
    const parts = returns === 'PART' ? quantity : 0;
    const cores = core_minor > 0 ? quantity : 0;
    await tx
      .updateTable('order_item')
      .set((eb) => ({
        returned_count: eb('returned_count', '-', parts),
        core_returned_count: eb('core_returned_count', '-', cores),
      }))
      .where('id', '=', origin_id)
      .execute();
  }
}
