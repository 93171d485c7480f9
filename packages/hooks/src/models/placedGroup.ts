import type { OrderEntry, Shipment } from '@driveline/api';
import { shipmentFacts } from './orderFacts.ts';
import { orderGroup } from './orderGroups.ts';
import type { ShopMoney } from './shopMoney.ts';

/** A shipment of a placed order, as it is true in its status (PLUS-063). */
export function placedGroup(entry: OrderEntry, shipment: Shipment, market: ShopMoney) {
  const { when: _when, pickupCode: _code, ...group } = orderGroup(shipment, market);
  const { trackingUrl } = shipment;
  return { ...group, ...shipmentFacts(entry, shipment), ...(trackingUrl && { trackingHref: trackingUrl }) };
}
