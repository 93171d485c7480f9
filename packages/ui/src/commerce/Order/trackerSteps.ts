import type { TrackerStep } from '../model/account.ts';
import type { ShipmentFlow, ShownStatus } from '../model/order.ts';

const delivery: readonly TrackerStep[] = ['placed', 'preparing', 'shipped', 'outForDelivery', 'delivered'];
const pickup: readonly TrackerStep[] = ['placed', 'preparing', 'readyForPickup', 'pickedUp'];
const back: readonly TrackerStep[] = ['returnStarted', 'returnReceived', 'refunded'];

/** What was bought at the register never travelled. */
const stepsOf: Readonly<Record<ShipmentFlow, readonly TrackerStep[]>> = {
  delivery,
  pickup,
  register: [],
  return: back,
};

/** The station that a status stands for; all flows share one table, a shipment's own picks the row. */
const stations: Readonly<Record<string, TrackerStep>> = {
  'AWAITING PAYMENT': 'placed',
  SUBMITTED: 'placed',
  PROCESSING: 'preparing',
  'READY TO SHIP': 'preparing',
  SHIPPED: 'shipped',
  SHIPPED_MULTIPLE: 'shipped',
  'OUT FOR DELIVERY': 'outForDelivery',
  DELIVERED: 'delivered',
  DELIVERED_MULTIPLE: 'delivered',
  'ORDER READY': 'readyForPickup',
  'READY FOR PICK UP': 'readyForPickup',
  READY: 'readyForPickup',
  'PICKED UP': 'pickedUp',
  'RETURN STARTED': 'returnStarted',
  'RETURN RECEIVED': 'returnReceived',
  REFUNDED: 'refunded',
} satisfies Partial<Record<ShownStatus, TrackerStep>>;

export interface TrackerProgress {
  steps: readonly TrackerStep[];
  /** Number of the station it is at, from 1; one more than there are when it has arrived. */
  current: number;
}

/**
 * Where a status stands on its way. Undefined for one that is no station: delayed, cancelled, unknown. Nothing is
 * made of the status before: a status may follow any other (ACCT-045).
 */
export function trackerProgress(flow: ShipmentFlow, status: string): TrackerProgress | undefined {
  const steps = stepsOf[flow];
  if (steps.length === 0) return undefined;
  if (status === 'COMPLETE') return { steps, current: steps.length + 1 };
  const station = stations[status];
  const at = station === undefined ? -1 : steps.indexOf(station);
  if (at < 0) return undefined;
  // Where only parts have arrived the last station is not behind it yet.
  const arrived = at === steps.length - 1 && status !== 'DELIVERED_MULTIPLE';
  return { steps, current: at + (arrived ? 2 : 1) };
}
