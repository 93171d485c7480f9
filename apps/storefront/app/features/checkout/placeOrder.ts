import { isB2cError } from '@driveline/api';
import { checkoutMutations, purchaseFailure } from '@driveline/hooks';
import { data, redirect, redirectDocument, replace } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { leaveTarget } from './leaveTarget.ts';
import { pendingCommitCookie, type PendingCommit } from './pendingCommit.ts';

/** Places the order of the page's form: once per key, however often it is sent (CART-052, PLUS-021). */
export async function placeOrder(action: ActionData) {
  const { commerceId = '', cartVersion, idempotencyKey = '' } = textsOf(action.form);
  return commit(action, {
    commerceId,
    idempotencyKey,
    ...(cartVersion && { cartVersion: Number(cartVersion) }),
    continueAsGuest: true,
    checkoutSubscriptions: {
      receivePromoAndSpecialEvents: action.form.has('receivePromoAndSpecialEvents'),
      receiveTextMessage: action.form.has('receiveTextMessage'),
    },
  });
}

/** Sends a commit and goes where its answer leads: the confirmation, the bank's page, or back with a message. */
export async function commit({ client, shop }: Pick<ActionData, 'client' | 'shop'>, body: PendingCommit) {
  const isSecure = shop.record.origin.startsWith('https:');
  try {
    const { challenge } = await checkoutMutations.commit(client).mutate(body);
    shop.setCookies.push(pendingCommitCookie(challenge ? body : null, isSecure));
    // Replaced, so that Back after the purchase is the page before the checkout's last step (CART-053).
    return challenge ? redirectDocument(challenge.url, 303) : replace('/orderConfirmation', 303);
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const left = error.errorMessageKey === 'error_cart_empty' ? '/cart' : leaveTarget(error);
    if (left) return redirect(left, 303);
    const fault: CheckoutFault =
      purchaseFailure(error).type === 'unknown'
        ? { step: 'payment', isUnknown: true, notice: 'checkout.checkingOrder' }
        : { step: 'payment', message: error.message, notice: error.errorMessageKey };
    return data<CheckoutFault>(fault, { status: 422 });
  }
}
