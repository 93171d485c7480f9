import { createHash } from 'node:crypto';
import type { OutputOf } from '@driveline/api/contract';
import { prefixOf } from '@driveline/markets';
import type { CartModel } from '../../../cart/cartModel.ts';
import { readCart } from '../../../cart/readCart.ts';
import { withTx, type Executor } from '../../../db/tx.ts';
import { B2cError } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { answeredOrigin } from '../../../http/shopOrigin.ts';
import { keepPayment } from '../attachPayment.ts';
import { methodOfToken } from '../../../tenders/methodOfToken.ts';
import { PaymentGatewayError, type PaymentToken } from '../../../ports/gateway.ts';
import { methodNamed } from '../../../tenders/paymentMethods.ts';
import { filledCart, sessionRequest } from '../paymentOptions.ts';
import { contentsOf, goodsMinorOf, type Approval } from '../../../tenders/approval.ts';

type Origin = 'cart' | 'checkout';

/** Pages of the storefront: where the wallet posts to, and where a shopper who turns back goes (CART-050). */
const pages: Readonly<Record<Origin, { readonly back: string; readonly cancel: string }>> = {
  cart: { back: '/cartpaypalauth', cancel: '/cart?paypal=cancelled' },
  checkout: { back: '/checkoutpaypalauth', cancel: '/checkout?step=payment&paypal=cancelled' },
};

const visitMs = 60 * 60_000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const failed = (field?: string) => new B2cError('error_paypal_failed', field ? { field } : {});

/** API-085. @throws B2cError error_paypal_failed, error_payment_method, error_cart_empty */
export async function payPalLookup(
  ctx: CallContext,
  origin: Origin,
): Promise<OutputOf<'checkout.paypalLookup'>> {
  const { market, services, db, clock } = ctx;
  const { gateway } = services;
  const method = methodNamed(market, gateway, 'paypal');
  const cart = await filledCart(ctx);
  // Back to the language of the page that the shopper left.
  const language = prefixOf(market);
  const request = await sessionRequest(ctx, cart.fullDueMinor, language + pages[origin].back);
  const cancelUrl = new URL(language + pages[origin].cancel, answeredOrigin(ctx)).href;
  const started = await gateway.wallets
    ?.startPayPal({ ...request, cancelUrl })
    .catch((error: unknown) => giveUp(ctx, error));
  if (!started) throw failed();
  const now = clock.now();
  await db
    .insertInto('wallet_visit')
    .values({
      token_hash: hashOf(started.token),
      market: market.code,
      cart_id: cart.id,
      method: method.id,
      origin,
      return_url: request.returnUrl,
      contents: contentsOf(cart.lines),
      created_at: now,
      expires_at: new Date(now.getTime() + visitMs),
    })
    .execute();
  return { redirectURL: started.pageUrl, token: started.token };
}

/**
 * API-085: attaches the account that the shopper chose. The visit is found by the wallet's token, as the way
 * back comes from another site and brings no cookie. It attaches once: who sends the form again is led on, and
 * neither changes the cart nor learns anything of the payer.
 * @throws B2cError error_paypal_failed, error_order_changed (409)
 */
export async function payPalAuthenticate(
  ctx: CallContext,
  { token, payerId }: { readonly token: string; readonly payerId: string },
): Promise<OutputOf<'checkout.paypalAuthenticate'>> {
  const { market, services, db, clock } = ctx;
  await ctx.limit('paypal');
  const visit = await db
    .selectFrom('wallet_visit')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('market', '=', market.code)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!visit) throw failed('token');
  const origin = visit.origin as Origin;
  const again = { paypalIndicator: true, origin, shippingAddress: null };
  if (visit.done_at) return again;
  const finished = await services.gateway.wallets
    ?.finishPayPal(token, payerId, market.code)
    .catch((error: unknown) => giveUp(ctx, error));
  if (!finished) throw failed('payerId');
  const { payment, shippingAddress } = finished;
  const method = methodOfToken(market, payment).id;
  const cart = await readCart({ services, market, vehicle: null }, visit.cart_id);
  const isFirst = await withTx(db, async (tx) => {
    if (!(await useUp(tx, clock.now(), visit.token_hash))) return false;
    await keepPayment(ctx, tx, visit.cart_id, {
      method,
      token: payment.token,
      cardType: payment.vendor,
      lastFour: payment.lastFour,
      expiry: payment.expiry,
      returnUrl: visit.return_url,
      installments: 1,
      approval: approvalOf(origin, payment, cart, visit.contents),
    });
    return true;
  });
  return isFirst ? { ...again, shippingAddress } : again;
}

/** From the cart the goods are approved as they stand, unless they changed while the shopper was away. */
function approvalOf(
  origin: Origin,
  { approvedMinor }: PaymentToken,
  cart: CartModel | undefined,
  startedWith: string | null,
): Approval | undefined {
  if (!cart) return undefined;
  const { paymentPlan, totals, fullDueMinor } = cart;
  const dueMinor = approvedMinor ?? fullDueMinor;
  const coversGoods = origin === 'cart' && dueMinor === fullDueMinor;
  // Another way to pay that was chosen before may have taken something off.
  const goodsMinor = goodsMinorOf(totals, paymentPlan.dueMinor) + totals.payDiscountMinor;
  const contents = startedWith ?? contentsOf(cart.lines);
  return { dueMinor, contents, ...(coversGoods && { goodsMinor }) };
}

/** Together with what it attaches: a cart that could not take it may be tried again. @returns false the second time */
async function useUp(tx: Executor, now: Date, tokenHash: string): Promise<boolean> {
  const used = await tx
    .updateTable('wallet_visit')
    .set({ done_at: now })
    .where('token_hash', '=', tokenHash)
    .where('done_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}

function giveUp(ctx: CallContext, error: unknown): undefined {
  if (!(error instanceof PaymentGatewayError)) throw error;
  ctx.log.warn({ err: error }, 'the wallet gave no answer');
  return undefined;
}
