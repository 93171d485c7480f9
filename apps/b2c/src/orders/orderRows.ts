import type { Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';

export interface OrderRows {
  readonly order: Selectable<DB['orders']>;
  readonly shipments: readonly Selectable<DB['order_shipment']>[];
  readonly items: readonly Selectable<DB['order_item']>[];
  readonly payments: readonly Selectable<DB['payment']>[];
}

export type OrderKey = { readonly id: string } | { readonly number: string };

/** People write order numbers in small letters, with spaces and dashes. */
export const normalNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export async function readOrderRows(
  db: Executor,
  market: string,
  key: OrderKey,
): Promise<OrderRows | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('market', '=', market)
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('number', '=', normalNumber(key.number))))
    .executeTakeFirst();
  if (!order) return undefined;
  const shipments = await db
    .selectFrom('order_shipment')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const items = await db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('line')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute();
  return { order, shipments, items, payments };
}
