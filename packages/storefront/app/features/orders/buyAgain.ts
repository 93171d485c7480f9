import { isB2cError } from '@driveline/api';
import { cartMutations, orderLines, orderQueries } from '@driveline/hooks';
import { data, redirect } from 'react-router-dom';
import { requestDataOf } from '../../data/requestData.ts';
import { textsOf, type ActionData } from '../../data/actionData.ts';

export type BuyAgainAnswer = { readonly missing: readonly string[]; readonly hasAdded: boolean };

/** Puts into the cart what is still sold of an order; the rest is named (ACCT-046, ACCT-047). */
export async function buyAgain({ client, shop, form }: ActionData) {
  const { orderId = '' } = textsOf(form);
  const { queryClient } = requestDataOf(shop);
  const order = await queryClient.fetchQuery(orderQueries.detail(client, orderId));
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
  if (missing.length === 0) return redirect('/cart', 303);
  return data<BuyAgainAnswer>({ missing, hasAdded }, { status: 422 });
}
