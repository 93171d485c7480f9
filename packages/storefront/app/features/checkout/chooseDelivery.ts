import { isB2cError } from '@driveline/api';
import { cartMutations, checkoutMutations, orderShipments, shipmentTypes, wayOf } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import type { ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { leaveTarget } from '../cart/index.ts';
import { stepPath } from './steps.ts';

/** Name of the field that holds the way of a group of lines. */
export const wayField = (shipmentId: string) => `way-${shipmentId}`;

/** How each group of lines reaches its buyer. A refused method leaves the former one chosen (CART-033). */
export async function chooseDelivery({ client, form }: ActionData) {
  try {
    const { cart } = await client.call('checkout.state');
    for (const { shipmentId, shipmentType, lineItemList } of orderShipments(cart)) {
      const way = form.get(wayField(shipmentId));
      if (typeof way !== 'string' || way === wayOf(shipmentType)) continue;
      if (isDelivery(way) && wayOf(shipmentType) !== 'pickup') {
        await checkoutMutations.setShipment(client).mutate({ shipmentId, shippingMethod: way });
        continue;
      }
      const type = shipmentTypes[way];
      for (const { commerceItemId } of type ? lineItemList : []) {
        await cartMutations.updateItem(client).mutate({ commerceItemId, shipmentType: type });
      }
    }
  } catch (error) {
    if (!isB2cError(error) || leaveTarget(error)) throw error;
    const message = [error.title, error.message].filter(Boolean).join('. ');
    return data<CheckoutFault>({ step: 'delivery', message }, { status: 422 });
  }
  return redirect(stepPath('contact'), 303);
}

const isDelivery = (way: string): way is 'nextDay' | 'regular' => way === 'nextDay' || way === 'regular';
