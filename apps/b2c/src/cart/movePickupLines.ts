import type { Executor } from '../db/tx.ts';
import { withTx } from '../db/tx.ts';
import { takeCart } from './cartStore.ts';

/** What waits for pickup goes to another store, together with the shopper; parcels are offered for it (CART-009). */
export async function movePickupLines(db: Executor, cartId: string, storeId: number): Promise<void> {
  await withTx(db, async (tx) => {
    await tx.updateTable('cart').set({ store_id: storeId }).where('id', '=', cartId).execute();
    const moved = await tx
      .updateTable('cart_item')
      .set({ store_id: storeId })
      .where('cart_id', '=', cartId)
      .where('fulfilment', '=', 'PICKUP')
      .where('store_id', 'is distinct from', storeId)
      .returning('id')
      .execute();
    if (moved.length > 0) await takeCart(tx, cartId);
  });
}
