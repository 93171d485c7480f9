import type { Services } from '../src/http/services.ts';
import { happened, placedOrder, type Placed } from './placedOrder.ts';
import type { Shop } from './shop.ts';

export interface WantedOrder {
  readonly quantity?: number | undefined;
  readonly coreMinor?: number | undefined;
  readonly skip: number;
}

/** Three pieces with a deposit of 20.00 each, handed over. */
export async function collectedOrder(
  shop: Shop,
  office: Services,
  { quantity = 3, coreMinor = 2000, skip }: WantedOrder,
): Promise<Placed> {
  const placed = await placedOrder(shop, { quantity, skip });
  await withDeposit(shop, placed, { quantity, coreMinor });
  await happened(office, placed.id, placed.shipments[0] ?? '', 'accept', 'ready', 'collect');
  return placed;
}

/** As it would have been bought: the deposit stands on the line and in the total. */
export async function withDeposit(
  { database: { db } }: Shop,
  { id: orderId, items: [item = ''] }: Placed,
  { quantity, coreMinor }: { readonly quantity: number; readonly coreMinor: number },
): Promise<void> {
  const { core_minor } = await db
    .selectFrom('order_item')
    .select('core_minor')
    .where('id', '=', item)
    .executeTakeFirstOrThrow();
  const more = (coreMinor - core_minor) * quantity;
  await db.updateTable('order_item').set({ core_minor: coreMinor }).where('id', '=', item).execute();
  await db
    .updateTable('orders')
    .set((eb) => ({ core_minor: eb('core_minor', '+', more), total_minor: eb('total_minor', '+', more) }))
    .where('id', '=', orderId)
    .execute();
  const { id } = await db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('payment')
    .set((eb) => ({ amount_minor: eb('amount_minor', '+', more) }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('payment_tender')
    .set((eb) => ({ amount_minor: eb('amount_minor', '+', more) }))
    .where('payment_id', '=', id)
    .execute();
}
