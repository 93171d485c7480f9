import type { B2cClient, Cart, OutputOf } from '@driveline/api';
import { cartMutations } from '../cart/cartMutations.ts';
import { orderShipments } from '../cart/miniCartSummary.ts';
import { readShipmentType } from '../shipments/shipments.ts';

/** Parts that a store cannot hand out, each with the server's reason. */
export type IneligibleItems = OutputOf<'checkout.verifyForStore'>['ineligibleItems'];

/** Lines that are delivered, or picked up at another store. */
export const linesElsewhere = (cart: Pick<Cart, 'orders'>, storeNumber: string) =>
  orderShipments(cart).flatMap(({ shipmentType, store, lineItemList }) =>
    readShipmentType(shipmentType) === 'instore' && store?.storeNumber === storeNumber ? [] : lineItemList,
  );

/**
 * Has everything in the cart picked up at one store, or changes nothing: the store is asked first whether it has all
 * of it (API-077).
 * @returns what cannot be picked up there (CART-012); empty when everything can
 * @throws B2cError error_store_unknown (404), and what `cart.updateItem` throws
 */
export async function collectAt(client: B2cClient, storeNumber: string): Promise<IneligibleItems> {
  const lines = linesElsewhere(await client.call('cart.detail'), storeNumber);
  if (lines.length === 0) return [];
  const skuNumbers = [...new Set(lines.map(({ skuNumber }) => skuNumber))];
  const { eligible, ineligibleItems } = await client.call('checkout.verifyForStore', {
    body: { storeNumber, skuNumbers },
  });
  if (!eligible) return ineligibleItems;
  // One after another: each answer is the whole cart, and equal lines join.
  for (const { commerceItemId } of lines) {
    await cartMutations.updateItem(client).mutate({ commerceItemId, shipmentType: 'instore', storeNumber });
  }
  return [];
}
