import { isB2cError } from '@driveline/api';
import {
  acceptedMisfits,
  checkoutMutations,
  collectAt,
  PAYPAL,
  verifyCart,
  type IneligibleItems,
} from '@driveline/hooks';
import {
  data,
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData } from '../../data/actionData.ts';
import { changeCode } from '../../parts/cart/changeCode.ts';
import { leaveTarget } from '../../parts/cart/leaveTarget.ts';
import * as paths from '../../paths/index.ts';

/** Why the cart cannot be bought as it is, or be changed so. */
export type CartFault = {
  readonly messages: readonly string[];
  /** What the store cannot hand out, of a cart that was to be picked up there (CART-012). */
  readonly notAtStore?: IneligibleItems;
};

/** Every post of the cart's page but those of its lines. */
export async function cartAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const asked = await actionDataOf(args);
  const intent = asked.form.get('intent');
  if (intent === 'estimate') return estimate(asked);
  if (intent === 'pick-up-all') return pickUpAll(asked);
  if (intent !== 'apply-promo' && intent !== 'remove-promo') return checkOut(asked);
  const { postalCode } = textsOf(asked.form);
  return changeCode(asked, intent, paths.cart(postalCode && `${new URLSearchParams({ postalCode })}`));
}

/** 'Calculate': what was typed is where the cart's deliveries go from now on (PLUS-060). */
async function estimate({ client, form }: ActionData) {
  const { postalCode = '' } = textsOf(form);
  try {
    const cart = await client.call('cart.detail', { query: { postalCode } });
    // A server that keeps no code is told it with every look at the cart.
    return redirect(paths.cart(cart.postalCode ? '' : `${new URLSearchParams({ postalCode })}`), 303);
  } catch (error) {
    return faultOf(error);
  }
}

function faultOf(error: unknown) {
  if (!isB2cError(error)) throw error;
  return data<CartFault>({ messages: [error.message] }, { status: 422 });
}

/** 'Pick up everything' (API-077): all of it, or none and what is in the way (CART-012). */
async function pickUpAll({ client, form }: ActionData) {
  try {
    const notAtStore = await collectAt(client, textsOf(form)['storeNumber'] ?? '');
    if (notAtStore.length === 0) return redirect(paths.cart(), 303);
    return data<CartFault>({ messages: [], notAtStore }, { status: 422 });
  } catch (error) {
    return faultOf(error);
  }
}

/** 'Check out': the cart is verified first (CART-011); what stands in the way shows above the lines. */
async function checkOut({ client, form }: ActionData) {
  const { commerceId = '' } = textsOf(form);
  try {
    const answer = await verifyCart(client, commerceId, acceptedMisfits(form));
    if (answer.eligible && form.get('wallet') === PAYPAL) {
      const { redirectURL } = await checkoutMutations.startPaypal(client).mutate({ origin: 'cart' });
      return redirectDocument(redirectURL, 303);
    }
    if (answer.eligible) return redirect(paths.checkout(), 303);
    const messages = [...answer.checkoutMessageData, ...answer.cartItemError.map((it) => it.errorMessage)];
    return data<CartFault>({ messages: [...new Set(messages)] }, { status: 422 });
  } catch (error) {
    const left = leaveTarget(error);
    return left ? redirect(left, 303) : faultOf(error);
  }
}
