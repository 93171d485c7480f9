import type { OrderStrings } from '../../i18n/commerce/order/messages.ts';
import { isCounterAhead, type ShipmentFlow } from '@driveline/validation';
import type { OrderGroup } from '../model/order.ts';

/** A shipment that does not say how it moves comes the way of its lines. */
export function flowOf({ flow, shipmentType }: Pick<OrderGroup, 'flow' | 'shipmentType'>): ShipmentFlow {
  return flow ?? (shipmentType === 'instore' ? 'pickup' : 'delivery');
}

/** Where a placed shipment stands, in its tense; undefined for one that is still to come (PLUS-063). */
export function headOf(group: OrderGroup, { head }: OrderStrings): string | undefined {
  const flow = flowOf(group);
  const { tense = 'coming', shipmentType, store } = group;
  if (flow === 'return') {
    if (shipmentType !== 'instore') return head.returnMail;
    return store ? head.returnTo : head.returnAny;
  }
  if (flow === 'register') return store ? head.past.register : head.register;
  if (tense === 'coming') return undefined;
  return (tense === 'past' || tense === 'off' ? head[tense] : head.awaited)[flow];
}

/** Its buyer has what is in it: it came to them, and does not come back from them. */
export const hasArrived = (group: OrderGroup): boolean =>
  group.tense === 'past' && flowOf(group) !== 'return';

/** Its counter is a place to go to, or will be. */
export const isAhead = (group: OrderGroup): boolean => isCounterAhead(flowOf(group), group.tense ?? 'coming');
