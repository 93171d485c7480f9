import { toDecimal } from '@driveline/api';
import type { InputOf, OutputOf } from '@driveline/api/contract';
import { installmentsOf } from '@driveline/markets';
import type { CartModel } from '../../cart/cartModel.ts';
import { cartOfSession } from '../../cart/cartRoutes.ts';
import { ownPurchase } from '../../giftCards/purchaseStore.ts';
import { B2cError } from '../../http/errors.ts';
import { inputInvalid } from '../../http/inputInvalid.ts';
import type { CallContext } from '../../http/route.ts';
import { answeredOrigin } from '../../http/shopOrigin.ts';
import { requireCustomer } from '../../identity/customer.ts';
import { instalmentText } from '../../pricing/payWords.ts';
import { keptPayerOf } from '../../payments/knownToken.ts';
import type { GatewaySession, SessionRequest } from '../../ports/gateway.ts';
import { cardToPay, keepingOf } from '../../savedCards/savedCards.ts';
import { contentsOf } from '../../tenders/approval.ts';
import { cardsAllowed, methodNamed } from '../../tenders/paymentMethods.ts';

/** API-074 */
export async function paymentOptions(ctx: CallContext): Promise<OutputOf<'checkout.paymentOptions'>> {
  const { market, services } = ctx;
  const cart = await cartOfSession(ctx);
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  return {
    paymentOptions: market.payments.methods.map((method) => ({
      paymentMethod: method.id,
      numberOfCardsAllowed: cardsAllowed(method, services.gateway),
    })),
    // Only what the card pays can be split.
    installments: installmentsOf(market.payments.installments, cart?.fullDueMinor ?? 0).map((each) => ({
      count: each.count,
      amount: major(each.firstMinor),
      interestFree: each.interestFree,
      text: instalmentText(market, each),
    })),
  };
}

/**
 * PLUS-020: the gateway's card fields, or the pages of a wallet, to pay the cart or a gift card that is being bought,
 * or to save a card.
 * @throws B2cError error_cart_empty, error_giftcard_purchase, error_payment_method, error_payment_processor; of a saved
 * card as cardToPay; 400 for a return address of another site
 */
export async function paymentSession(
  ctx: CallContext,
  asked: InputOf<'checkout.paymentSession'>['body'],
): Promise<OutputOf<'checkout.paymentSession'>> {
  const { market, services } = ctx;
  const { returnUrl, paymentMethod, cardId } = asked;
  const wallet = paymentMethod === undefined ? undefined : walletOf(ctx, paymentMethod);
  const keptCard =
    cardId === undefined
      ? undefined
      : await cardToPay(keepingOf(ctx), (await requireCustomer(ctx)).id, cardId);
  const { dueMinor, lines, contact } = await dueOf(ctx, asked);
  const request = await sessionRequest(ctx, dueMinor, returnUrl);
  const contents = wallet && contentsOf(lines);
  const buyerName = contact ? `${contact.firstName} ${contact.lastName}` : undefined;
  const opened: GatewaySession = await services.gateway
    .createSession({
      ...request,
      vendors: market.payments.cardVendors,
      wallet,
      keptCard,
      contents,
      buyerName,
    })
    .catch((error: unknown) => {
      ctx.log.error({ err: error }, 'no payment session');
      throw new B2cError(keptCard === undefined ? 'error_payment_processor' : 'error_saved_card_away');
    });
  const { id: sessionId, frameUrl, pageUrl, origin } = opened;
  return { sessionId, frameUrl, pageUrl, origin };
}

/** What the card pays now: a gift card, the cart, or nothing where it is typed to be saved. */
async function dueOf(
  ctx: CallContext,
  { purchaseId, forAccount }: InputOf<'checkout.paymentSession'>['body'],
): Promise<{ readonly dueMinor: number } & Pick<CartModel, 'lines' | 'contact'>> {
  if (purchaseId !== undefined)
    return { dueMinor: (await ownPurchase(ctx, purchaseId)).amount_minor, lines: [], contact: null };
  if (forAccount) {
    await requireCustomer(ctx);
    return { dueMinor: 0, lines: [], contact: null };
  }
  const { fullDueMinor, lines, contact } = await filledCart(ctx);
  return { dueMinor: fullDueMinor, lines, contact };
}

function walletOf({ market, services }: CallContext, name: string): string {
  const { id, kind } = methodNamed(market, services.gateway, name);
  if (kind !== 'wallet') throw new B2cError('error_payment_method', { field: 'paymentMethod' });
  return id;
}

/** What a gateway needs to know of what is due; amounts are ours. @throws B2cError for an address of another site */
export async function sessionRequest(
  ctx: CallContext,
  dueMinor: number,
  returnUrl: string,
): Promise<SessionRequest> {
  const { market } = ctx;
  const shopOrigin = answeredOrigin(ctx);
  const target = URL.canParse(returnUrl, shopOrigin) ? new URL(returnUrl, shopOrigin) : undefined;
  // The token of a card travels there: never from https to plain http.
  const schemes = shopOrigin.startsWith('https:') ? ['https:'] : ['https:', 'http:'];
  if (target?.host !== new URL(shopOrigin).host || !schemes.includes(target.protocol)) {
    throw inputInvalid('returnUrl');
  }
  return {
    market: market.code,
    locale: market.locale,
    amountMinor: dueMinor,
    currency: market.currency.code,
    returnUrl: target.href,
    vendors: [],
    shopOrigin,
    payer: await keptPayerOf(ctx),
  };
}

/** @throws B2cError error_cart_empty */
export async function filledCart(ctx: CallContext): Promise<CartModel> {
  const cart = await cartOfSession(ctx);
  if (!cart || cart.lines.length === 0) throw new B2cError('error_cart_empty');
  return cart;
}
