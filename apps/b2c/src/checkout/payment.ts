import { toDecimal } from '@driveline/api';
import type { OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { CartModel, CartPayment } from '../cart/cartModel.ts';
import { cartOfSession } from '../cart/cartRoutes.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { installmentsOf } from '../pricing/installments.ts';
import { originOf } from './commit.ts';

/** One card pays an order; other methods follow with their gateways, and count 0 until then (CART-044). */
const cardsAllowed = 1;

/** API-074 */
export async function paymentOptions(ctx: CallContext): Promise<OutputOf<'checkout.paymentOptions'>> {
  const { market } = ctx;
  const cart = await cartOfSession(ctx);
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  return {
    paymentOptions: market.payments.methods.map(({ id, kind, enabled }) => ({
      paymentMethod: id,
      numberOfCardsAllowed: kind === 'card' && enabled ? cardsAllowed : 0,
    })),
    installments: installmentsOf(market.payments.installments, cart?.totals.totalMinor ?? 0).map(
      ({ count, firstMinor, interestFree }) => ({ count, amount: major(firstMinor), interestFree }),
    ),
  };
}

/** PLUS-020. @throws B2cError error_cart_empty, error_payment_processor; 400 for a return address of another site */
export async function paymentSession(
  ctx: CallContext,
  returnUrl: string,
): Promise<OutputOf<'checkout.paymentSession'>> {
  const { market, services, request } = ctx;
  const cart = await filledCart(ctx);
  const shopOrigin = originOf(request);
  const target = URL.canParse(returnUrl, shopOrigin) ? new URL(returnUrl, shopOrigin) : undefined;
  if (target?.host !== new URL(shopOrigin).host || !/^https?:$/.test(target.protocol)) {
    throw new B2cError('error_input_invalid', { status: 400, field: 'returnUrl', params: { field: 'returnUrl' } }); // prettier-ignore
  }
  const opened = await services.gateway
    .createSession({
      market: market.code,
      amountMinor: cart.totals.totalMinor,
      currency: market.currency.code,
      returnUrl: target.href,
      vendors: market.payments.cardVendors,
      shopOrigin,
    })
    .catch((error: unknown) => {
      ctx.log.error({ err: error }, 'no payment session');
      throw new B2cError('error_payment_processor');
    });
  const { id: sessionId, frameUrl, pageUrl, origin } = opened;
  return { sessionId, frameUrl, pageUrl, origin };
}

/**
 * Attaches a card by its token.
 * @throws B2cError error_payment_token, error_card_declined (a vendor that the market does not take),
 * error_payment_installments, error_cart_empty
 */
export async function addPayment(
  ctx: CallContext,
  body: { token: string; installments?: number | undefined },
): Promise<CartModel> {
  const { market, services, db } = ctx;
  const cart = await filledCart(ctx);
  const known = await services.gateway.describeToken(body.token);
  if (!known) throw new B2cError('error_payment_token', { field: 'token' });
  const method = methodOf(market, known.vendor);
  const count = body.installments ?? 1;
  const offered = installmentsOf(market.payments.installments, cart.totals.totalMinor);
  const maySplit = market.payments.installments?.methods.includes(method) ?? false;
  if (count !== 1 && !(maySplit && offered.some((each) => each.count === count))) {
    throw new B2cError('error_payment_installments', { field: 'installments' });
  }
  const payment: CartPayment = {
    method,
    token: known.token,
    cardType: known.vendor,
    lastFour: known.lastFour,
    expiry: known.expiry,
    returnUrl: known.returnUrl,
    installments: count,
  };
  await db
    .updateTable('cart')
    .set({ payment: JSON.stringify(payment) })
    .where('id', '=', cart.id)
    .where('status', '=', 'OPEN')
    .execute();
  return { ...cart, payment };
}

/** The market's method for a card's vendor. */
function methodOf(market: Market, vendor: string): string {
  const method = market.payments.methods.find((each) => each.kind === 'card' && each.vendor === vendor);
  if (!method?.enabled) throw new B2cError('error_card_declined', { field: 'token' });
  return method.id;
}

async function filledCart(ctx: CallContext): Promise<CartModel> {
  const cart = await cartOfSession(ctx);
  if (!cart || cart.lines.length === 0) throw new B2cError('error_cart_empty');
  return cart;
}

export const paymentInfo = (cart: CartModel | undefined): OutputOf<'checkout.state'>['paymentMethodInfo'] =>
  cart?.payment
    ? [
        {
          paymentMethod: cart.payment.method,
          cardType: cart.payment.cardType,
          lastFour: cart.payment.lastFour,
          expiry: cart.payment.expiry,
        },
      ]
    : [];
