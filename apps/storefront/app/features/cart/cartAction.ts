import { isB2cError } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import {
  data,
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';

/** The wallet that a cart can be paid with at once (CART-050). */
export const PAYPAL = 'paypal';

/** Why the cart cannot be bought as it is. */
export type CartFault = { readonly messages: readonly string[] };

/** 'Check out': the cart is verified first (CART-011); what stands in the way shows above the lines. */
export async function cartAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const { client, form } = await actionDataOf(args);
  const { commerceId = '' } = textsOf(form);
  try {
    const answer = await checkoutMutations
      .verifyCheckout(client)
      .mutate({ commerceId, ...(form.has('acceptsMisfit') && { acceptsMisfit: true }) });
    if (answer.eligible && form.get('wallet') === PAYPAL) {
      const { redirectURL } = await checkoutMutations.startPaypal(client).mutate({ origin: 'cart' });
      return redirectDocument(redirectURL, 303);
    }
    if (answer.eligible) return redirect('/checkout', 303);
    const messages = [...answer.checkoutMessageData, ...answer.cartItemError.map((it) => it.errorMessage)];
    return data<CartFault>({ messages: [...new Set(messages)] }, { status: 422 });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<CartFault>({ messages: [error.message] }, { status: 422 });
  }
}
