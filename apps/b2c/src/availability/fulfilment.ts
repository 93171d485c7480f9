import type { Availability, ShipmentType } from '@driveline/api/contract';
import type { StoredFulfilment } from '../db/commerceSchema.ts';

// The one edge between the database's names and the wire's.

export type { StoredFulfilment };

/** How a line reaches the shopper: whether regular delivery is a parcel or freight is the part's nature, not a choice. */
export type Fulfilment = StoredFulfilment | 'FREIGHT';

const toWire: Readonly<Record<Fulfilment, ShipmentType>> = {
  PICKUP: 'instore',
  NEXT_DAY: 'nextday',
  STANDARD: 'regular',
  FREIGHT: 'freight',
  SAME_DAY: 'nextday',
};
const fromWire: Readonly<Record<ShipmentType, StoredFulfilment>> = {
  instore: 'PICKUP',
  nextday: 'NEXT_DAY',
  regular: 'STANDARD',
  freight: 'STANDARD',
};

export const shipmentTypeOf = (fulfilment: Fulfilment): ShipmentType => toWire[fulfilment];
export const fulfilmentOf = (type: ShipmentType): StoredFulfilment => fromWire[type];

/** The instant or date that is promised for a way to get it; null when it is not offered. */
export function promisedFor(fulfilment: Fulfilment, availability: Availability | undefined): string | null {
  if (fulfilment === 'PICKUP') return availability?.pickup?.readyAt ?? null;
  const isRegular = fulfilment === 'STANDARD' || fulfilment === 'FREIGHT';
  const way = isRegular ? availability?.regular : availability?.nextDay;
  return way?.date ?? null;
}
