import type { Cart } from '@driveline/api';

/**
 * Postal code that a cart's deliveries go to, undefined while it is not known. A server that does not tell it apart has the
 * one of its estimate, which is a store's where nothing is delivered.
 */
export function placeOfCart(
  cart: Pick<Cart, 'postalCode' | 'orders' | 'grandOrderPriceInfo'>,
): string | undefined {
  const shipments = cart.orders.flatMap(({ shipmentInfoList }) => shipmentInfoList);
  const isDelivered = shipments.some(({ shipmentType }) => shipmentType !== 'instore');
  return cart.postalCode ?? ((isDelivered && cart.grandOrderPriceInfo.estimatedFor) || undefined);
}
