import {
  checkoutMutations,
  giftCardRules,
  keepRefusal,
  readPaymentReturn,
  toGiftCardOrder,
} from '@driveline/hooks';
import { defineForm, dayIn } from '@driveline/validation';
import { redirect, redirectDocument, replace } from 'react-router-dom';
import { actionDataOf, type ActionData, type RouteArgs } from '../../data/actionData.ts';
import { notFound } from '../../data/fetchRequired.ts';
import { ownRefusal } from '../../parts/cart/leaveTarget.ts';
import { giftCardBought, giftCardPayment, giftCardWayBack } from '../../paths/giftCard.ts';
import { formAction } from '../../session/formAction.ts';

/** Keeps what the gift card should be, and goes on to its payment (CART-055). */
export const orderAction = formAction({
  'buy-gift-card': {
    rules: ({ market }) => giftCardRules(market, dayIn(market.timeZone)) ?? defineForm([]),
    save: async ({ client, market, values }) => {
      if (!market.giftCards.sale) throw notFound();
      const order = toGiftCardOrder(market, values);
      const { purchaseId } = await checkoutMutations.startGiftCard(client).mutate(order);
      return giftCardPayment(purchaseId);
    },
  },
});

/** Charges the card of the page's frame. Without script it is typed on the gateway's own page first. */
export const paymentAction = formAction({
  'pay-gift-card': {
    isSaidAbove: true,
    save: async ({ client, shop, typed: { purchaseId = '', token = '' } }) => {
      if (token) return pay(client, purchaseId, token);
      const returnUrl = shop.record.root + giftCardWayBack(purchaseId);
      const session = await checkoutMutations.startPaymentSession(client).mutate({ returnUrl, purchaseId });
      return redirectDocument(session.pageUrl, 303);
    },
  },
});

async function pay(client: ActionData['client'], purchaseId: string, token?: string): Promise<Response> {
  const answer = await checkoutMutations.payGiftCard(client).mutate({ purchaseId, ...(token && { token }) });
  if (answer.challenge) return redirectDocument(answer.challenge.url, 303);
  // Replaced, so that Back after the purchase is not the page that pays it.
  return replace(giftCardBought(purchaseId), 303);
}

/**
 * The shopper is back from the gateway's page with a token, or from the bank's question. A visit has no answer of its own
 * as a post has: what went wrong travels on to the payment as a notice.
 */
export async function giftCardReturn(args: RouteArgs) {
  const { client, market, request, shop } = await actionDataOf(args);
  const query = new URL(request.url).searchParams;
  const purchaseId = query.get('purchase') ?? '';
  const { isChallenged, payment } = readPaymentReturn(market, query);
  if (!payment.token && !isChallenged) return redirect(giftCardPayment(purchaseId), 303);
  try {
    return await pay(client, purchaseId, payment.token);
  } catch (error) {
    return redirect(giftCardPayment(purchaseId, keepRefusal(shop, ownRefusal(error))), 303);
  }
}
