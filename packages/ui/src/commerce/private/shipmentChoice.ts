import type { ShipmentChoice, ShipmentType } from '@driveline/validation';

/** The choice that leads to a type of shipment. */
export const choiceOf = (type: ShipmentType): ShipmentChoice => (type === 'freight' ? 'regular' : type);
