import type { Availability, ShipmentType } from '@driveline/api/contract';

/** How a line reaches the shopper, as it is stored. */
export type Fulfilment = 'PICKUP' | 'NEXT_DAY' | 'STANDARD' | 'SAME_DAY';

const toWire: Readonly<Record<Fulfilment, ShipmentType>> = {
  PICKUP: 'instore',
  NEXT_DAY: 'nextday',
  STANDARD: 'regular',
  SAME_DAY: 'nextday',
};
const fromWire: Readonly<Record<ShipmentType, Fulfilment>> = {
  instore: 'PICKUP',
  nextday: 'NEXT_DAY',
  regular: 'STANDARD',
  freight: 'STANDARD',
};

export const shipmentTypeOf = (fulfilment: Fulfilment): ShipmentType => toWire[fulfilment];
export const fulfilmentOf = (type: ShipmentType): Fulfilment => fromWire[type];

/** The instant or date that is promised for a way to get it; null when it is not offered. */
export function promisedFor(fulfilment: Fulfilment, availability: Availability | undefined): string | null {
  if (fulfilment === 'PICKUP') return availability?.pickup?.readyAt ?? null;
  const way = fulfilment === 'STANDARD' ? availability?.regular : availability?.nextDay;
  return way?.date ?? null;
}

/** The way a line takes when the shopper named none: the store first, as it is the soonest and free. */
export function defaultFulfilment(availability: Availability): Fulfilment | undefined {
  const order = ['PICKUP', 'STANDARD', 'NEXT_DAY'] as const;
  return order.find((fulfilment) => promisedFor(fulfilment, availability) !== null);
}
