import type { OrderStatus, OrderType } from '@driveline/api/contract';
import type { CallContext } from '../http/route.ts';
import { cardsOf } from './cardsOf.ts';

/** Shipments that are with their buyer. */
const arrived = ['DELIVERED', 'PICKED UP', 'COMPLETE'] satisfies OrderStatus[];
const purchases = ['ONLINEORDER', 'STOREORDER', 'INSTOREORDER'] satisfies OrderType[];
const cancelled = ['CANCELLED', 'CANCELLATION IN PROGRESS'] satisfies OrderStatus[];

/** Which of these parts a member has bought and received. */
export async function receivedOf(
  setting: Pick<CallContext, 'db' | 'market'>,
  customerId: string,
  partIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const lines = await receivedLines(setting, customerId, partIds)
    .select('order_item.part_id')
    .distinct()
    .execute();
  return new Set(lines.flatMap(({ part_id }) => part_id ?? []));
}

/** Lines of a member's orders that are with them. */
export const receivedLines = (
  { db, market }: Pick<CallContext, 'db' | 'market'>,
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
