import type { Availability } from './contract/schemas/availability.ts';
import type { SkuDetail } from './contract/schemas/catalog.ts';

/** The shipment types of the cart that are open for a part, as its details list them (API-117). */
export const openShipmentTypes = ({
  pickup,
  nextDay,
  regular,
}: Availability): SkuDetail['shippingMethods'] => [
  ...(pickup?.readyAt ? (['instore'] as const) : []),
  ...(nextDay ? (['nextday'] as const) : []),
  ...(regular ? (['regular'] as const) : []),
];
