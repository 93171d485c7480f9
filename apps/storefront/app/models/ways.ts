import type { ShipmentType } from '@driveline/api';
import { readShipmentType } from '@driveline/hooks';
import type { Way } from '@driveline/ui';

/** How a line comes, by the name that the components give it, as the wire names it. */
export const shipmentTypes: Readonly<Record<string, ShipmentType>> = {
  pickup: 'instore',
  nextDay: 'nextday',
  regular: 'regular',
} satisfies Record<Way, ShipmentType>;

/** The wire's shipment type as the components name it; freight is a delivery with a date too. */
export function wayOf(shipmentType: string): Way {
  const type = readShipmentType(shipmentType);
  if (type === 'instore') return 'pickup';
  return type === 'nextday' ? 'nextDay' : 'regular';
}
