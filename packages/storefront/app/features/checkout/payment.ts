import { isB2cError } from '@driveline/api';
import { checkoutMutations } from '@driveline/hooks';
import { data, redirect, redirectDocument } from 'react-router-dom';
import { textsOf, type ActionData } from '../../data/actionData.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { leaveTarget } from '../cart/index.ts';
import { commit } from './placeOrder.ts';
import { readPendingCommit } from './pendingCommit.ts';
import { stepPath } from './steps.ts';

/** The choice that stands for every card: which one it is, the gateway finds out. */
export const CARD = 'card';

/** The wallet that has a look-up and a way back of its own. */
const PAYPAL = 'paypal';

/** Where the gateway's pages come back to. */
export const RETURN_PATH = '/checkout/return';

/** Without script a card is typed on the gateway's own page; other ways to pay are attached at once. */
export async function choosePayment(action: ActionData) {
  const { client, shop, form } = action;
  const { paymentMethod = CARD, token = '' } = textsOf(form);
  try {
    if (paymentMethod === CARD && !token) {
      const returnUrl = `${shop.record.origin}${RETURN_PATH}${installmentsQuery(form)}`;
      const { pageUrl } = await checkoutMutations.startPaymentSession(client).mutate({ returnUrl });
      return redirectDocument(pageUrl, 303);
    }
    if (isWallet(action, paymentMethod) && !token)
      return redirectDocument(await walletPage(action, paymentMethod), 303);
    await attach(action, paymentMethod, token, form.get('installments'));
  } catch (error) {
    return refused(error);
  }
  return redirect(stepPath('payment'), 303);
}

const isWallet = ({ market }: ActionData, name: string) =>
  market.payments.methods.some(({ id, kind }) => id === name && kind === 'wallet');

/** Page of a wallet, where the shopper confirms: PayPal comes back by its own way, the others with a token (CART-050). */
async function walletPage({ client, shop }: ActionData, paymentMethod: string): Promise<string> {
  if (paymentMethod === PAYPAL) {
    const { redirectURL } = await checkoutMutations.startPaypal(client).mutate({ origin: 'checkout' });
    return redirectURL;
  }
  const returnUrl = `${shop.record.origin}${RETURN_PATH}?${new URLSearchParams({ paymentMethod })}`;
  const { pageUrl } = await checkoutMutations
    .startPaymentSession(client)
    .mutate({ returnUrl, paymentMethod });
  return pageUrl;
}

/**
 * The shopper is back from the gateway's page with a token, or from the bank's question. A visit has no answer
 * of its own as a post has: what went wrong travels on to the checkout as a notice.
 */
export async function returnFromGateway(action: ActionData) {
  const query = new URL(action.request.url).searchParams;
  const token = query.get('token');
  const named = query.get('paymentMethod') ?? CARD;
  // The address is anybody's to write: it names a wallet, or it is about a card.
  const paymentMethod = isWallet(action, named) ? named : CARD;
  if (query.get('challenge')) {
    const pending = readPendingCommit(action.shop.cookie);
    return pending ? asVisit(await commit(action, pending)) : redirect(stepPath('payment'), 303);
  }
  if (!token) {
    const notice = isWallet(action, paymentMethod) ? '&notice=wallet_cancelled' : '';
    return redirect(stepPath('payment') + notice, 303);
  }
  try {
    await attach(action, paymentMethod, token, query.get('installments'));
  } catch (error) {
    return asVisit(refused(error));
  }
  return redirect(stepPath('payment'), 303);
}

const asVisit = (answer: Response | { readonly data: CheckoutFault }) =>
  answer instanceof Response
    ? answer
    : redirect(`${stepPath('payment')}&notice=${answer.data.notice ?? 'error_generic'}`, 303);

async function attach(
  { client }: ActionData,
  paymentMethod: string,
  token: string,
  count: FormDataEntryValue | null,
) {
  const installments = Number(count ?? 1);
  await checkoutMutations
    .addPayment(client)
    .mutate({ paymentMethod, token, ...(installments > 1 && { installments }) });
}

const installmentsQuery = (form: FormData) => {
  const count = form.get('installments');
  return typeof count === 'string' && Number(count) > 1 ? `?installments=${encodeURIComponent(count)}` : '';
};

function refused(error: unknown) {
  if (!isB2cError(error) || leaveTarget(error)) throw error;
  const { message, errorMessageKey: notice } = error;
  return data<CheckoutFault>({ step: 'payment', message, notice }, { status: 422 });
}
