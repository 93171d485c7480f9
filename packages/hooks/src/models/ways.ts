import type { ShipmentType } from '@driveline/api';
import { readShipmentType } from '../shipments/shipments.ts';

/** How a line comes, as the components name it. */
export type ShownWay = 'pickup' | 'nextDay' | 'regular';

/** How a line comes, by the name that the components give it, as the wire names it. */
export const shipmentTypes: Readonly<Record<string, ShipmentType>> = {
  pickup: 'instore',
  nextDay: 'nextday',
  regular: 'regular',
} satisfies Record<ShownWay, ShipmentType>;

/** The wire's shipment type as the components name it; freight is a delivery with a date too. */
export function wayOf(shipmentType: string): ShownWay {
  const type = readShipmentType(shipmentType);
  if (type === 'instore') return 'pickup';
  return type === 'nextday' ? 'nextDay' : 'regular';
}
