import type { B2cClient, Order } from '@driveline/api';
import { cartMutations } from '../cart/cartMutations.ts';
import { orderShipments } from '../cart/miniCartSummary.ts';
import { shipmentTypes } from '../models/ways.ts';
import { checkoutMutations } from './checkoutMutations.ts';
import { chosenWay, type CheckoutWay } from './shipmentWays.ts';

/** Name of the field that holds the way of a shipment. */
export const wayField = (shipmentId: string) => `way-${shipmentId}`;

/**
 * Sends each shipment of a cart the way that was chosen for it, one after another. The first that is refused ends it,
 * and keeps the way it had (CART-033).
 * @param form says in `wayField` the way of a shipment, as `CheckoutWay` names it; anything else leaves it as it is
 * @throws B2cError of the way that was refused
 */
export async function changeWays(
  client: B2cClient,
  cart: Pick<Order, 'orders'>,
  form: FormData,
): Promise<void> {
  for (const shipment of orderShipments(cart)) {
    const { shipmentId, lineItemList } = shipment;
    const chosen = chosenWay(shipment);
    const way = form.get(wayField(shipmentId));
    if (typeof way !== 'string' || way === chosen) continue;
    // From one delivery to another the shipment stays whole.
    if (isDelivery(way) && chosen !== 'pickup') {
      await checkoutMutations.setShipment(client).mutate({ shipmentId, shippingMethod: way });
      continue;
    }
    const type = shipmentTypes[way];
    for (const { commerceItemId } of type ? lineItemList : []) {
      await cartMutations.updateItem(client).mutate({ commerceItemId, shipmentType: type });
    }
  }
}

const isDelivery = (way: string): way is Exclude<CheckoutWay, 'pickup'> =>
  way === 'nextDay' || way === 'regular' || way === 'membership';
