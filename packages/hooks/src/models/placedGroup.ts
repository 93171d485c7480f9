import type { OrderEntry, Shipment, Store } from '@driveline/api';
import { formatState, type StateMarket } from '@driveline/validation';
import { shipmentFacts } from './orderFacts.ts';
import { orderGroup } from './orderGroups.ts';
import type { ShopMoney } from './shopMoney.ts';

/** A shipment of a placed order, as it is true in its status and today (PLUS-063). @param today `YYYY-MM-DD` */
export function placedGroup(
  entry: OrderEntry,
  shipment: Shipment,
  market: ShopMoney & StateMarket,
  today?: string,
) {
  const { when: _when, store: _store, ...group } = orderGroup(shipment, market);
  const { store, carrier, trackingNumber, trackingUrl } = shipment;
  return {
    ...group,
    ...shipmentFacts(entry, shipment, today),
    ...(store && { store: placeOf(store, market) }),
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
    ...(trackingUrl && { trackingHref: trackingUrl }),
  };
}

const placeOf = ({ address1, city, state, zip, messageToDisplay }: Store, market: StateMarket) => ({
  name: address1,
  place: `${address1}, ${city}, ${formatState(state, market)} ${zip}`,
  hours: messageToDisplay,
});
