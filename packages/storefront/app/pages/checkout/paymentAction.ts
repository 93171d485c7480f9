import {
  acceptedMisfits,
  addTender,
  ANY_CARD,
  attachPayment,
  cardChoice,
  checkoutMutations,
  commitOrder,
  endedLayout,
  isTender,
  keepRefusal,
  orderFault,
  pendingCommitCookie,
  readOrderForm,
  readPaymentReturn,
  readPendingCommit,
  sendBilling,
  takePayment,
  type CheckoutFault,
  type CommitBody,
  type SeenOrder,
} from '@driveline/hooks';
import type { Issue } from '@driveline/validation';
import {
  data,
  redirect,
  redirectDocument,
  replace,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData } from '../../data/actionData.ts';
import { leaveTarget, ownRefusal } from '../../parts/cart/leaveTarget.ts';
import * as paths from '../../paths/index.ts';

/** Back to the step that could not go on. */
export const refuse = (fault: CheckoutFault) => data(fault, { status: 422 });

const toPayment = () => redirect(paths.checkout('payment'), 303);
const toReview = () => redirect(paths.checkout('review'), 303);

/** Without script a card is typed on the gateway's own page; other ways to pay are attached at once. */
export async function choosePayment({ client, market, shop, form }: ActionData) {
  const typed = textsOf(form);
  const { paymentMethod = ANY_CARD, token = '' } = typed;
  const installments = Number(form.get('installments') ?? 1);
  const returnUrl = shop.record.root + paths.checkoutReturn();
  try {
    const unbilled = await sendBilling(client, market, typed);
    if (unbilled) return refuse({ step: 'payment', values: typed, ...unbilled });
    const chosen = { paymentMethod, token, installments, ...cardChoice(typed) };
    const page = await takePayment(client, market, { ...chosen, returnUrl });
    return page === undefined ? toReview() : redirectDocument(page, 303);
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown) {
  const { message, errorMessageKey: notice } = ownRefusal(error);
  return refuse({ step: 'payment', message, notice });
}

/**
 * `/checkout/return`: the shopper is back from the gateway's page with a token, or from the bank's question. A visit
 * has no answer of its own as a post has: what went wrong travels on to the checkout as a notice.
 */
export async function gatewayReturn(args: LoaderFunctionArgs<RouterContextProvider>) {
  const action = await actionDataOf(args);
  const query = new URL(action.request.url).searchParams;
  const { isChallenged, isOfWallet, payment } = readPaymentReturn(action.market, query);
  if (isChallenged) {
    const pending = readPendingCommit(action.shop.cookie);
    return pending ? asVisit(action, await commit(action, pending)) : toPayment();
  }
  if (!payment.token) return isOfWallet ? toNotice('wallet_cancelled') : toPayment();
  try {
    await attachPayment(action.client, payment);
  } catch (error) {
    return asVisit(action, refused(error));
  }
  return toReview();
}

function asVisit({ shop }: ActionData, answer: Response | { readonly data: CheckoutFault }) {
  if (answer instanceof Response) return answer;
  const { isUnknown, notice, message } = answer.data;
  if (isUnknown) return toNotice('checkout.checkingOrder');
  return toNotice(keepRefusal(shop, { errorMessageKey: notice, message }));
}

const toNotice = (notice: string) => redirect(`${paths.checkout('payment')}&notice=${notice}`, 303);

/** Lets a card or rewards pay first. Number and PIN are typed again after a refusal: neither is sent back. */
export async function payFirst({ client, form }: ActionData) {
  const typed = textsOf(form);
  const { paymentMethod = '' } = typed;
  if (!isTender(paymentMethod)) throw data(null, { status: 400 });
  return answered(paymentMethod, addTender(client, paymentMethod, typed));
}

/** Takes a card or rewards off; what was paid so is due another way again. */
export async function removeTender({ client, form }: ActionData) {
  const { paymentMethod = '', giftCardId = '' } = textsOf(form);
  const removed = checkoutMutations.removePayment(client).mutate({ paymentMethod, giftCardId });
  const noIssues = removed.then(() => []);
  return answered(paymentMethod, noIssues);
}

async function answered(paymentMethod: string, found: Promise<readonly Issue[]>) {
  try {
    const issues = await found;
    return issues.length > 0 ? refuse({ step: 'payment', issues, tender: { paymentMethod } }) : toPayment();
  } catch (error) {
    return refuse({ step: 'payment', tender: { paymentMethod, message: ownRefusal(error).message } });
  }
}

/** Places the order of the page's form: once per key, however often it is sent (CART-052, PLUS-021). */
export async function placeOrder(action: ActionData) {
  const { body, seen, invoice } = readOrderForm(action.form, action.market);
  if (invoice.issues.length > 0) return refuse({ step: 'review', invoice });
  const answer = await commit(action, body, seen);
  return answer instanceof Response ? answer : refuse({ ...answer.data, invoice });
}

type Committing = Pick<ActionData, 'client' | 'shop' | 'market' | 'form'>;

/**
 * Sends a commit and goes where its answer leads: the confirmation, the bank's page, or back with a message and what
 * can be done.
 */
async function commit({ client, market, shop, form }: Committing, body: CommitBody, seen?: SeenOrder) {
  const acceptedIds = acceptedMisfits(form);
  const answer = await commitOrder(client, market, body, { seen, acceptedIds });
  const isSecure = shop.origin.startsWith('https:');
  const pending = 'error' in answer ? body : (answer.challenge && answer.body) || null;
  shop.setCookies.push(pendingCommitCookie(paths.checkout(), pending, isSecure));
  if ('error' in answer) {
    const left = leaveTarget(answer.error);
    const ticked = { ...body.checkoutSubscriptions, acceptedIds };
    return left ? redirect(left, 303) : refuse({ ...orderFault(answer), ticked });
  }
  const { challenge } = answer;
  if (!challenge) shop.setCookies.push(endedLayout({ secure: isSecure }));
  // Replaced, so that Back after the purchase is the page before the checkout's last step (CART-053).
  return challenge ? redirectDocument(challenge.url, 303) : replace(paths.confirmation(), 303);
}
