import { isB2cError, type B2cClient, type Order } from '@driveline/api';
import { cartMutations } from '../cart/cartMutations.ts';
import { orderLines } from '../cart/miniCartSummary.ts';

/**
 * Puts into the cart what is still sold of an order (ACCT-046, ACCT-047).
 * @returns descriptions of the parts that were refused, and whether any other was added
 */
export async function buyAgain(
  client: B2cClient,
  order: Pick<Order, 'orders'>,
): Promise<{ readonly missing: readonly string[]; readonly hasAdded: boolean }> {
  const missing: string[] = [];
  let hasAdded = false;
  // One after the other: they change one cart.
  for (const { skuNumber, itemQuantity: quantity, itemDescription } of orderLines(order)) {
    try {
      await cartMutations.addItem(client).mutate({ skuNumber, quantity });
      hasAdded = true;
    } catch (error) {
      if (!isB2cError(error)) throw error;
      missing.push(itemDescription);
    }
  }
  return { missing, hasAdded };
}
