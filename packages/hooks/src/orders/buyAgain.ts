import type { B2cClient, Order } from '@driveline/api';
import { orderLines } from '../cart/miniCartSummary.ts';
import { addParts } from '../cart-lines/addParts.ts';

/**
 * Puts into the cart what is still sold of an order (ACCT-046, ACCT-047).
 * @returns descriptions of the parts that were refused, and whether any other was added
 */
export async function buyAgain(
  client: B2cClient,
  order: Pick<Order, 'orders'>,
): Promise<{ readonly missing: readonly string[]; readonly hasAdded: boolean }> {
  const lines = orderLines(order);
  const parts = lines.map(({ skuNumber, itemQuantity: quantity }) => ({ skuNumber, quantity }));
  const { refused, hasAdded } = await addParts(client, parts);
  const of = (sku: string) => lines.find(({ skuNumber }) => skuNumber === sku)?.itemDescription ?? sku;
  return { missing: refused.map(({ skuNumber }) => of(skuNumber)), hasAdded };
}
