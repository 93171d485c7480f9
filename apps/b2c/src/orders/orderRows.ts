import { orderNumberSent } from '@driveline/validation';
import type { Selectable } from 'kysely';
import { offeredOptions, type SoldPart } from '../catalog/soldTitle.ts';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';

export interface OrderRows {
  readonly order: Selectable<DB['orders']>;
  readonly shipments: readonly Selectable<DB['order_shipment']>[];
  /** With what the catalogue calls the part now, and what may be chosen for it. */
  readonly items: readonly (Selectable<DB['order_item']> & Pick<SoldPart, 'names' | 'offered'>)[];
  readonly payments: readonly Selectable<DB['payment']>[];
  /** The oldest first. */
  readonly events: readonly Selectable<DB['order_event']>[];
  readonly steps: readonly Selectable<DB['order_step']>[];
  /** What it was paid with; of a return, its order. */
  readonly tenders: readonly Selectable<DB['payment_tender']>[];
  /** What was moved of them. */
  readonly moves: readonly Pick<
    Selectable<DB['payment_event']>,
    'key' | 'tender_id' | 'amount_minor' | 'status'
  >[];
  /** Number of the order that a return comes from. */
  readonly parentNumber: string | null;
  readonly returns: readonly Pick<Selectable<DB['orders']>, 'number' | 'status'>[];
}

export type OrderKey = { readonly id: string } | { readonly number: string };

export async function readOrderRows(
  db: Executor,
  market: string,
  key: OrderKey,
): Promise<OrderRows | undefined> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('market', '=', market)
    .where((eb) => ('id' in key ? eb('id', '=', key.id) : eb('number', '=', orderNumberSent(key.number))))
    .executeTakeFirst();
  if (!order) return undefined;
  const [rows] = await joinRows(db, [order]);
  return rows;
}

/** Several orders in the order of `ids`, in as many statements as one. */
export async function readManyOrderRows(db: Executor, ids: readonly string[]): Promise<OrderRows[]> {
  if (ids.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  orders.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return joinRows(db, orders);
}

async function joinRows(db: Executor, orders: readonly OrderRows['order'][]): Promise<OrderRows[]> {
  const ids = orders.map(({ id }) => id);
  const parents = orders.flatMap(({ parent_id }) => parent_id ?? []);
  const shipments = await db
    .selectFrom('order_shipment')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const items = await db
    .selectFrom('order_item')
    .leftJoin('part', 'part.id', 'order_item.part_id')
    .selectAll('order_item')
    .select(['part.title as names', offeredOptions])
    .where('order_id', 'in', ids)
    .orderBy('line')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const steps = await db
    .selectFrom('order_step')
    .selectAll()
    .where('order_id', 'in', [...ids, ...parents])
    .orderBy('created_at')
    .execute();
  const tenders = await db
    .selectFrom('payment_tender')
    .innerJoin('payment', 'payment.id', 'payment_tender.payment_id')
    .selectAll('payment_tender')
    .select('payment.order_id')
    .where('payment.order_id', 'in', [...ids, ...parents])
    .orderBy('position')
    .execute();
  const moves =
    tenders.length === 0
      ? []
      : await db
          .selectFrom('payment_event')
          .select(['key', 'tender_id', 'amount_minor', 'status'])
          .where(
            'tender_id',
            'in',
            tenders.map(({ id }) => id),
          )
          .execute();
  const kin = await db
    .selectFrom('orders')
    .select(['id', 'number', 'parent_id', 'type', 'status'])
    .where((eb) =>
      eb.or([eb('parent_id', 'in', ids), ...(parents.length > 0 ? [eb('id', 'in', parents)] : [])]),
    )
    .orderBy('placed_at')
    .execute();
  return orders.map((order) => {
    const isOf = ({ order_id }: { order_id: string | null }) => order_id === order.id;
    const ownShipments = shipments.filter(isOf);
    const shipmentIds = ownShipments.map(({ id }) => id);
    return {
      order,
      shipments: ownShipments,
      items: items.filter(isOf),
      payments: payments.filter(isOf),
      events: events.filter(isOf),
      tenders: tenders.filter(
        ({ order_id }) => order_id === (order.type === 'RETURN' ? order.parent_id : order.id),
      ),
      moves,
      steps: steps.filter((step) => isOf(step) || shipmentIds.includes(step.shipment_id)),
      parentNumber: kin.find(({ id }) => id === order.parent_id)?.number ?? null,
      returns: kin.filter(({ parent_id, type }) => parent_id === order.id && type === 'RETURN'),
    };
  });
}
