import type { CheckoutState } from '@driveline/api';
import { orderShipments } from '../cart/miniCartSummary.ts';
import { pickupQuery } from '../stores/storeSearchQuery.ts';
import { shipmentWays } from './shipmentWays.ts';

/**
 * The search for a store to pick up at, of what is to be shipped: around the postal code that is known so far, of stores
 * that have the whole cart. Undefined where nothing ships.
 */
export function pickupOffer({ cart, shippingAddress, containsShipToHomeItem }: CheckoutState) {
  if (!containsShipToHomeItem) return undefined;
  const place = shippingAddress?.postalCode ?? cart.postalCode ?? cart.grandOrderPriceInfo.estimatedFor;
  return {
    query: pickupQuery(place ?? undefined),
    /** All of it can be picked up at the store that is chosen. */
    isAtStore: orderShipments(cart).every((shipment) =>
      shipmentWays(shipment, undefined).some(({ way }) => way === 'instore'),
    ),
  };
}
