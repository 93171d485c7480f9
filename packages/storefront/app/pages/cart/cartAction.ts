import { isB2cError } from '@driveline/api';
import {
  acceptedMisfits,
  checkoutMutations,
  collectAt,
  deliverTo,
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

/** Every post of the cart's page but those of its lines; what stands in the way shows above the lines. */
export async function cartAction(args: ActionFunctionArgs<RouterContextProvider>) {
  const asked = await actionDataOf(args);
  const { intent, postalCode = '' } = textsOf(asked.form);
  try {
    if (intent === 'estimate') return redirect(paths.cart(await deliverTo(asked.client, postalCode)), 303);
    if (intent === 'pick-up-all') return await pickUpAll(asked);
    if (intent !== 'apply-promo' && intent !== 'remove-promo') return await checkOut(asked);
    return await changeCode(
      asked,
      intent,
      paths.cart(postalCode && `${new URLSearchParams({ postalCode })}`),
    );
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const left = leaveTarget(error);
    return left ? redirect(left, 303) : refused({ messages: [error.message] });
  }
}

const refused = (fault: CartFault) => data(fault, { status: 422 });

/** 'Pick up everything' (API-077): all of it, or none and what is in the way (CART-012). */
async function pickUpAll({ client, form }: ActionData) {
  const notAtStore = await collectAt(client, textsOf(form)['storeNumber'] ?? '');
  return notAtStore.length === 0 ? redirect(paths.cart(), 303) : refused({ messages: [], notAtStore });
}

/** 'Check out': the cart is verified first (CART-011). */
async function checkOut({ client, form }: ActionData) {
  const { commerceId = '' } = textsOf(form);
  const answer = await verifyCart(client, commerceId, acceptedMisfits(form));
  if (answer.eligible && form.get('wallet') === PAYPAL) {
    const { redirectURL } = await checkoutMutations.startPaypal(client).mutate({ origin: 'cart' });
    return redirectDocument(redirectURL, 303);
  }
  if (answer.eligible) return redirect(paths.checkout(), 303);
  const messages = [...answer.checkoutMessageData, ...answer.cartItemError.map((it) => it.errorMessage)];
  return refused({ messages: [...new Set(messages)] });
}
