import type { B2cClient, Order, ShippingChoice } from '@driveline/api';
import { cartMutations } from '../cart/cartMutations.ts';
import { orderShipments } from '../cart/miniCartSummary.ts';
import { readShipmentType } from '../shipments/shipments.ts';
import { checkoutMutations } from './checkoutMutations.ts';
import { chosenWay } from './shipmentWays.ts';

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
    if (isDelivery(way) && chosen !== 'instore') {
      await checkoutMutations.setShipment(client).mutate({ shipmentId, shippingMethod: way });
      continue;
    }
    if (way !== 'instore' && way !== 'nextDay' && way !== 'regular') continue;
    // The two calls spell next day in two ways, `nextDay` and `nextday`, which reads as one (CART-027).
    const type = readShipmentType(way);
    for (const { commerceItemId } of lineItemList) {
      await cartMutations.updateItem(client).mutate({ commerceItemId, shipmentType: type });
    }
  }
}

const isDelivery = (way: string): way is ShippingChoice =>
  way === 'nextDay' || way === 'regular' || way === 'membership';

/** Of what ships. The delivery is chosen before its address, which may be nearer or further than the place so far. */
export async function deliveryDates(client: B2cClient): Promise<string> {
  const { cart } = await client.call('checkout.state');
  const shipped = orderShipments(cart).filter(({ shipmentType }) => shipmentType !== 'instore');
  return shipped.map(({ estimatedDeliveryDate }) => estimatedDeliveryDate).join();
}
