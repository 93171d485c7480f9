import type { OrderStatus, OrderType } from '@driveline/api/contract';
import type { CallContext } from '../http/route.ts';
import { garageOf } from '../garage/garage.ts';
import { cardsOf } from '../orders/cardsOf.ts';
import type { SessionVehicle } from '../ports/session.ts';

type Setting = Pick<CallContext, 'db' | 'market' | 'clock'>;

/** Shipments that are with their buyer. */
const arrived = ['DELIVERED', 'PICKED UP', 'COMPLETE'] satisfies OrderStatus[];
const purchases = ['ONLINEORDER', 'STOREORDER', 'INSTOREORDER'] satisfies OrderType[];
const cancelled = ['CANCELLED', 'CANCELLATION IN PROGRESS'] satisfies OrderStatus[];

/** What a member has bought of a part and received, by the vehicle that it was bought for; empty without a purchase. */
export async function purchasesOf(
  { db, market }: Setting,
  customerId: string,
  partId: number,
): Promise<(SessionVehicle | null)[]> {
  const lines = await receivedLines({ db, market }, customerId, [partId])
    .select('order_item.vehicle')
    .orderBy('orders.placed_at', 'desc')
    .execute();
  return lines.map(({ vehicle }) => vehicle as SessionVehicle | null);
}

/** Which of these parts a member has bought and received. */
export async function receivedOf(
  setting: Pick<Setting, 'db' | 'market'>,
  customerId: string,
  partIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const lines = await receivedLines(setting, customerId, partIds)
    .select('order_item.part_id')
    .distinct()
    .execute();
  return new Set(lines.flatMap(({ part_id }) => part_id ?? []));
}

const receivedLines = (
  { db, market }: Pick<Setting, 'db' | 'market'>,
  customerId: string,
  partIds: readonly number[],
) =>
  db
    .selectFrom('order_item')
    .innerJoin('order_shipment', 'order_shipment.id', 'order_item.shipment_id')
    .innerJoin('orders', 'orders.id', 'order_item.order_id')
    .where('orders.market', '=', market.code)
    .where((eb) =>
      eb.or([
        eb('orders.customer_id', '=', customerId),
        eb('orders.rewards_id', 'in', cardsOf(db, customerId)),
      ]),
    )
    .where('orders.type', 'in', purchases)
    .where('order_item.part_id', 'in', partIds)
    .where('order_item.status', 'not in', cancelled)
    .where('order_shipment.status', 'in', arrived);

/** Vehicles that a review may name: those of its purchases, then those of the garage. */
export async function reviewVehicles(
  { db, market, clock }: Setting,
  customerId: string,
  bought: readonly (SessionVehicle | null)[],
): Promise<SessionVehicle[]> {
  const garage = await garageOf({ db, market, now: clock.now(), customerId });
  const all = [...bought.flatMap((vehicle) => vehicle ?? []), ...garage];
  return [...new Map(all.map((vehicle) => [vehicle.map.catalogVehicleId, vehicle])).values()];
}
