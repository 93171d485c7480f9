import type { ServerMarket } from '../../src/markets/serverMarket.ts';
import type { Executor } from '../../src/db/tx.ts';
import { creditsForOrder } from '../../src/rewards/earn.ts';
import { recordWarranties } from '../../src/warranties/recordWarranties.ts';
import { keptMinor, reverseReturned } from '../../src/orders/lifecycle/arrivalEffects.ts';
import type { BuiltOrder, BuiltShipment } from './buildSample.ts';
import { idOf } from './samplePeople.ts';

/** When a shipment came into its buyer's hands; what was bought at a register did so at once. */
const arrivalOf = ({ type, placedAt }: BuiltOrder, { events }: BuiltShipment): Date | undefined =>
  type === 'INSTOREORDER' && events.length === 0
    ? placedAt
    : events.find(({ event }) => event === 'deliver' || event === 'collect')?.at;

/** Warranties and credits of a sample that reached its buyer, and what its return took back, on their days. */
export async function coverSample(
  tx: Executor,
  market: ServerMarket,
  built: BuiltOrder,
  id: string,
): Promise<void> {
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const refunded = built.shipments.flatMap(({ events }) => events.filter(({ event }) => event === 'refund'));
  for (const { at } of refunded) await reverseReturned(tx, at, { order, market });
  if (built.type === 'RETURN') return;
  const items = await tx.selectFrom('order_item').selectAll().where('order_id', '=', id).execute();
  const arrivals = built.shipments.map((shipment) => arrivalOf(built, shipment));
  for (const [index, at] of arrivals.entries()) {
    const own = items.filter(({ shipment_id }) => shipment_id === idOf(id, index));
    if (at) await recordWarranties(tx, at, { orderId: id, market, orderItemIds: own.map((item) => item.id) });
  }
  const last = arrivals.reduce((latest, at) => (latest && at ? (at > latest ? at : latest) : undefined));
  if (!last) return;
  const { customer_id: customerId, number: reference, type: orderType } = order;
  await creditsForOrder(tx, last, market, {
    orderId: id,
    customerId,
    reference,
    orderType,
    amountMinor: keptMinor(order, items, new Map()),
  });
}
