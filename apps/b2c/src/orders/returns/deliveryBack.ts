import { earliestToday } from '../../clock/calendarDate.ts';
import type { ServerMarket } from '../../markets/serverMarket.ts';
import type { Executor } from '../../db/tx.ts';
import { amountsOf, sum } from '../money/orderAmounts.ts';
import type { OrderRows } from '../orderRows.ts';
import type { ReturnItem, Returning } from './returnDraft.ts';
import { arrivalOf, dayAfter } from './returnTerms.ts';

/** Delivery of one parcel of the purchase that a return gives back, tax included. */
export interface DeliveryBack {
  readonly shipmentId: string;
  readonly minor: number;
  readonly taxMinor: number;
}

/** What a return keeps of the deliveries that it gives back, so that no other one does. */
interface ReturnInvoice {
  readonly taxIncluded: true;
  readonly deliveries?: readonly DeliveryBack[];
}

export const returnInvoice = (deliveries: readonly DeliveryBack[]): string =>
  JSON.stringify({ taxIncluded: true, ...(deliveries.length > 0 && { deliveries }) } satisfies ReturnInvoice);

const deliveriesOf = (invoice: unknown): readonly DeliveryBack[] =>
  (invoice as ReturnInvoice | null)?.deliveries ?? [];

export const deliveryMinor = (deliveries: readonly DeliveryBack[]): number =>
  sum(deliveries.map(({ minor }) => minor));

export const deliveryTaxMinor = (deliveries: readonly DeliveryBack[]): number =>
  sum(deliveries.map(({ taxMinor }) => taxMinor));

/**
 * Deliveries that go back where the market lets shoppers withdraw: of each parcel whose last pieces these are, in time.
 * @param given parcels whose delivery another return gives back
 */
export function deliveriesBack(
  { market, now }: { readonly market: ServerMarket; readonly now: Date },
  rows: Returning,
  items: readonly ReturnItem[],
  given: ReadonlySet<string>,
): DeliveryBack[] {
  const days = market.terms.returns?.withdrawalDays;
  if (days === undefined) return [];
  const coming = new Map<string, number>();
  for (const { item, returns, quantity } of items) {
    if (returns === 'PART') coming.set(item.id, (coming.get(item.id) ?? 0) + quantity);
  }
  const { deliveries } = amountsOf(rows);
  return rows.shipments.flatMap((shipment) => {
    const own = rows.items.filter(({ shipment_id }) => shipment_id === shipment.id);
    const completes =
      own.some(({ id }) => coming.has(id)) &&
      own.every(({ id, returned_count, quantity }) => returned_count + (coming.get(id) ?? 0) === quantity);
    const arrived = arrivalOf(rows, shipment);
    const paid = deliveries.get(shipment.id);
    if (!completes || !arrived || !paid || paid.minor === 0 || given.has(shipment.id)) return [];
    const isInTime = earliestToday(market, now) <= dayAfter(market, arrived, days);
    return isInTime ? [{ shipmentId: shipment.id, ...paid }] : [];
  });
}

/** Parcels whose delivery a return of the order gives back. The caller holds the order. */
export async function deliveriesGiven(tx: Executor, orderId: string): Promise<ReadonlySet<string>> {
  const returns = await tx
    .selectFrom('orders')
    .select('invoice')
    .where('parent_id', '=', orderId)
    .where('type', '=', 'RETURN')
    .where('status', '<>', 'CANCELLED')
    .execute();
  return new Set(returns.flatMap(({ invoice }) => deliveriesOf(invoice)).map(({ shipmentId }) => shipmentId));
}

/**
 * Pieces of a cancelled return stay, so no other return has their parcel whole: one that is not in yet gives its delivery
 * back no more. The caller holds the order.
 */
export async function keepDeliveries(
  tx: Executor,
  now: Date,
  { order, items }: Pick<OrderRows, 'order' | 'items'>,
): Promise<void> {
  const origins = items.flatMap(({ origin_id, returns }) =>
    origin_id !== null && returns === 'PART' ? [origin_id] : [],
  );
  if (order.parent_id === null || origins.length === 0) return;
  const parcels = await tx
    .selectFrom('order_item')
    .select('shipment_id')
    .where('id', 'in', origins)
    .execute();
  const staying = new Set(parcels.map(({ shipment_id }) => shipment_id));
  const others = await tx
    .selectFrom('orders')
    .select(['id', 'invoice'])
    .where('parent_id', '=', order.parent_id)
    .where('type', '=', 'RETURN')
    .where('status', '=', 'SUBMITTED')
    .where('id', '<>', order.id)
    .execute();
  for (const { id, invoice } of others) {
    const had = deliveriesOf(invoice);
    const left = had.filter(({ shipmentId }) => !staying.has(shipmentId));
    if (left.length === had.length) continue;
    const less = deliveryMinor(had) - deliveryMinor(left);
    await tx
      .updateTable('orders')
      .set((eb) => ({
        shipping_minor: deliveryMinor(left),
        tax_minor: eb('tax_minor', '-', deliveryTaxMinor(had) - deliveryTaxMinor(left)),
        total_minor: eb('total_minor', '-', less),
        invoice: returnInvoice(left),
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('order_shipment')
      .set({ shipping_minor: deliveryMinor(left), updated_at: now })
      .where('order_id', '=', id)
      .execute();
  }
}
