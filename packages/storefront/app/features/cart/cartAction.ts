import { isB2cError } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import {
  data,
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData } from '../../data/actionData.ts';
import { verifyWith } from './misfitField.ts';
import { leaveTarget } from './leaveTarget.ts';
import { promoAction, promoIntents } from './promoAction.ts';

/** The wallet that a cart can be paid with at once (CART-050). */
export const PAYPAL = 'paypal';

/** Why the cart cannot be bought as it is, or be changed so. */
export type CartFault = {
  readonly messages: readonly string[];
  /** A code that was refused, and why. */
  readonly promo?: { readonly typed: string; readonly message: string };
};

/** Every post of the cart's page but those of its lines. */
export async function cartAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const asked = await actionDataOf(args);
  const intent = asked.form.get('intent');
  if (intent === promoIntents.apply) return promoAction(asked, 'apply');
  if (intent === promoIntents.remove) return promoAction(asked, 'remove');
  return checkOut(asked);
}

/** 'Check out': the cart is verified first (CART-011); what stands in the way shows above the lines. */
async function checkOut({ client, form }: ActionData) {
  const { commerceId = '' } = textsOf(form);
  try {
    const answer = await verifyWith(client, commerceId, form);
    if (answer.eligible && form.get('wallet') === PAYPAL) {
      const { redirectURL } = await checkoutMutations.startPaypal(client).mutate({ origin: 'cart' });
      return redirectDocument(redirectURL, 303);
    }
    if (answer.eligible) return redirect('/checkout', 303);
    const messages = [...answer.checkoutMessageData, ...answer.cartItemError.map((it) => it.errorMessage)];
    return data<CartFault>({ messages: [...new Set(messages)] }, { status: 422 });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const left = leaveTarget(error);
    return left ? redirect(left, 303) : data<CartFault>({ messages: [error.message] }, { status: 422 });
  }
}
