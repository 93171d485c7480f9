import { orderStatuses, type OrderStatus } from '@driveline/api/contract';

/** What a stored or reported text means; one that nobody knows is unknown, never an error (ACCT-045). */
export const knownStatus = (text: string): OrderStatus =>
  orderStatuses.find((status) => status === text) ?? 'UNKNOWN_STATUS';

/** What a shopper has to know first, whatever the other shipments do. */
const troubles: readonly OrderStatus[] = [
  'ISSUE WITH DELIVERY',
  'UNDELIVERABLE',
  'UNKNOWN_STATUS',
  'DELAYED',
  'CANCELLATION IN PROGRESS',
];
const arrived: readonly OrderStatus[] = ['DELIVERED', 'PICKED UP', 'COMPLETE', 'NO_PENDING_ACTION'];
const travelling: readonly OrderStatus[] = ['SHIPPED', 'OUT FOR DELIVERY'];
const waiting: readonly OrderStatus[] = ['READY FOR PICK UP', 'READY', 'ORDER READY'];
/** Of shipments that have not left yet the one that is furthest behind speaks for the order. */
const preparing: readonly OrderStatus[] = ['SUBMITTED', 'PROCESSING', 'READY TO SHIP'];

/**
 * The one rule by which an order gets its status from its shipments. Cancelled ones count only when nothing else
 * is left.
 */
export function orderStatusOf(shipments: readonly string[]): OrderStatus {
  if (shipments.length === 0) return 'UNKNOWN_STATUS';
  const live: readonly OrderStatus[] = shipments.map(knownStatus).filter((status) => status !== 'CANCELLED');
  if (live.length === 0) return 'CANCELLED';
  const trouble = troubles.find((status) => live.includes(status));
  if (trouble) return trouble;
  const isAll = (statuses: readonly OrderStatus[]) => live.every((status) => statuses.includes(status));
  if (isAll(arrived)) return arrivedStatus(live);
  if (live.includes('DELIVERED')) return 'DELIVERED_MULTIPLE';
  const open = live.filter((status) => !arrived.includes(status));
  if (open.some((status) => travelling.includes(status))) return travellingStatus(open);
  return preparing.find((status) => open.includes(status)) ?? waitingStatus(open);
}

function arrivedStatus(live: readonly OrderStatus[]): OrderStatus {
  const [first = 'UNKNOWN_STATUS', ...others] = live;
  if (others.some((status) => status !== first)) return 'COMPLETE';
  return first === 'DELIVERED' && others.length > 0 ? 'DELIVERED_MULTIPLE' : first;
}

function travellingStatus(open: readonly OrderStatus[]): OrderStatus {
  const [first = 'UNKNOWN_STATUS', ...others] = open;
  if (others.length === 0) return first;
  return open.every((status) => status === 'OUT FOR DELIVERY') ? 'OUT FOR DELIVERY' : 'SHIPPED_MULTIPLE';
}

const waitingStatus = (open: readonly OrderStatus[]): OrderStatus =>
  open.every((status) => waiting.includes(status)) ? 'ORDER READY' : 'UNKNOWN_STATUS';
