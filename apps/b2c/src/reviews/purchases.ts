import type { CallContext } from '../http/route.ts';
import { garageOf } from '../garage/garage.ts';
import { receivedLines } from '../orders/receivedLines.ts';
import type { SessionVehicle } from '../ports/session.ts';

type Setting = Pick<CallContext, 'db' | 'market' | 'clock'>;

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
