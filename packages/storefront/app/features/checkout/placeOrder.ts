import { isB2cError, type B2cError } from '@driveline/api';
import { checkoutMutations, purchaseFailure, readSeenOrder, type SeenOrder } from '@driveline/hooks';
import { data, redirect, redirectDocument, replace } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import { leaveTarget, MISFIT_FIELD, verifyWith } from '../cart/index.ts';
import { lookAgain } from './lookAgain.ts';
import { pendingCommitCookie, type PendingCommit } from './pendingCommit.ts';
import { refusedOrder } from './refusedOrder.ts';

/** Places the order of the page's form: once per key, however often it is sent (CART-052, PLUS-021). */
export async function placeOrder(action: ActionData) {
  const { form } = action;
  const { commerceId = '', cartVersion, idempotencyKey = '', seen } = textsOf(form);
  const body = {
    commerceId,
    idempotencyKey,
    ...(cartVersion && { cartVersion: Number(cartVersion) }),
    continueAsGuest: true,
    checkoutSubscriptions: {
      receivePromoAndSpecialEvents: form.has('receivePromoAndSpecialEvents'),
      receiveTextMessage: form.has('receiveTextMessage'),
    },
  };
  return commit(action, body, readSeenOrder(seen));
}

type Committing = Pick<ActionData, 'client' | 'shop' | 'market' | 'form'>;

/**
 * Sends a commit and goes where its answer leads: the confirmation, the bank's page, or back with a message and what
 * can be done. A cart whose version rose without anything to see of it is bought at once.
 */
export async function commit(action: Committing, body: PendingCommit, seen?: SeenOrder) {
  try {
    if (action.form.has(MISFIT_FIELD)) await verifyWith(action.client, body.commerceId, action.form);
    return await send(action, body);
  } catch (error) {
    if (!isB2cError(error)) throw error;
    const again = await lookAgain(action, body, error, seen);
    if (!again) return refusal(error);
    if ('fault' in again) return data(again.fault, { status: 422 });
    return send(action, again.body).catch(refusal);
  }
}

async function send({ client, shop }: Committing, body: PendingCommit) {
  const isSecure = shop.record.origin.startsWith('https:');
  const { challenge } = await checkoutMutations.commit(client).mutate(body);
  shop.setCookies.push(pendingCommitCookie(challenge ? body : null, isSecure));
  // Replaced, so that Back after the purchase is the page before the checkout's last step (CART-053).
  return challenge ? redirectDocument(challenge.url, 303) : replace('/orderConfirmation', 303);
}

function refusal(error: unknown) {
  if (!isB2cError(error)) throw error;
  const left = leaveTarget(error);
  if (left) return redirect(left, 303);
  return data(isUnknown(error) ? unknownFault : refusedOrder(error), { status: 422 });
}

const isUnknown = (error: B2cError) => purchaseFailure(error).type === 'unknown';
const unknownFault = { step: 'payment', isUnknown: true, notice: 'checkout.checkingOrder' } as const;
