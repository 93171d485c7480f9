import type { Cart } from '@driveline/api';
import { formatPostalCode, type MarketOptions } from '@driveline/validation';

/**
 * Postal code, as it is typed, that a cart's deliveries go to; undefined while it is not known. A server that does not tell
 * it apart has the one of its estimate, which is a store's where nothing is delivered.
 */
export function placeOfCart(
  cart: Pick<Cart, 'postalCode' | 'orders' | 'grandOrderPriceInfo'>,
  market: Pick<MarketOptions, 'postalCode'>,
): string | undefined {
  const shipments = cart.orders.flatMap(({ shipmentInfoList }) => shipmentInfoList);
  const isDelivered = shipments.some(({ shipmentType }) => shipmentType !== 'instore');
  const code = cart.postalCode ?? ((isDelivered && cart.grandOrderPriceInfo.estimatedFor) || undefined);
  return code && formatPostalCode(code, market);
}
