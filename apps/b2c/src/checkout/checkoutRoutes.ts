import type { OutputOf } from '@driveline/api/contract';
import { cartOfSession, refuseWithoutSales, wordingOf } from '../cart/cartRoutes.ts';
import { shipsHome } from '../cart/cartModel.ts';
import { toCartWire } from '../cart/cartWire.ts';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { lastFiscalId } from '../identity/lastOrder.ts';
import { readOrder } from '../orders/readOrder.ts';
import { toPaymentState } from './payment/paymentState.ts';
import { keepSubscription, type Subscription } from '../account/subscriptions.ts';
import { cleanTaxDocument } from '../account/taxDocument.ts';
import { changeAddress, setAddress, setAddressAlone } from './address.ts';
import { commit, type CommitRequest } from './commit.ts';
import {
  setShipment,
  shipmentOptions,
  shipmentOptionsTo,
  shipmentOptionsTogether,
  validateMembership,
} from './delivery.ts';
import { hashOf } from '../orders/idempotency.ts';
import { giveUpChallenge } from './recovery.ts';
import { verifyForStore } from './sendToStore.ts';
import { verify } from './verify.ts';

/** API-069 to API-076, and what the checkout needs besides. */
export function checkoutRoutes(app: B2cApp): void {
  route(app, 'checkout.state', state);
  route(app, 'checkout.verify', async (ctx) => {
    refuseWithoutSales(ctx);
    await reopen(ctx);
    return verify(ctx, ctx.input.body);
  });
  route(app, 'checkout.setAddress', async (ctx) => {
    await reopen(ctx);
    return setAddress(ctx, ctx.input.body);
  });
  route(app, 'checkout.changeAddress', async (ctx) => {
    await reopen(ctx);
    return changeAddress(ctx, ctx.input.body ?? {});
  });
  route(app, 'checkout.setAddressV1', async (ctx) => {
    await reopen(ctx);
    return setAddressAlone(ctx, ctx.input.body);
  });
  route(app, 'checkout.verifyForStore', (ctx) =>
    verifyForStore(ctx, ctx.input.body.storeNumber, ctx.input.body.skuNumbers),
  );
  deliveries(app);
  commits(app);
}

function deliveries(app: B2cApp): void {
  route(app, 'checkout.shipmentOptions', shipmentOptions);
  route(app, 'checkout.shipmentOptionsV1', shipmentOptionsTogether);
  route(app, 'checkout.shipmentOptionsTo', (ctx) =>
    shipmentOptionsTo(ctx, ctx.input.body.postalCode, ctx.input.body.skuNumbers),
  );
  route(app, 'checkout.validateMembership', (ctx) => validateMembership(ctx, ctx.input.body.token));
  route(app, 'checkout.setShipment', async (ctx) => {
    await reopen(ctx);
    await setShipment(ctx, ctx.input.body);
    return toCartWire(wordingOf(ctx), await cartOfSession(ctx));
  });
}

function commits(app: B2cApp): void {
  route(app, 'checkout.commitV1', async (ctx) => {
    const { commerceId, captchaToken, checkoutSubscriptions } = ctx.input.body;
    const row = await ctx.db
      .selectFrom('cart')
      .select('version')
      .where('id', '=', commerceId)
      .executeTakeFirst();
    const idempotencyKey = hashOf('v1', commerceId, row?.version);
    return buy(ctx, { commerceId, idempotencyKey, captchaToken }, checkoutSubscriptions);
  });
  route(app, 'checkout.commit', async (ctx) => {
    const { checkoutSubscriptions, continueAsGuest: _guest, taxDocument, ...request } = ctx.input.body;
    const checked = taxDocument && cleanTaxDocument(ctx.market, taxDocument);
    return buy(ctx, { ...request, taxDocument: checked }, checkoutSubscriptions);
  });
}

async function buy(
  ctx: CallContext,
  request: CommitRequest,
  subscriptions: Omit<Subscription, 'email' | 'phoneNumber'> | undefined,
): Promise<OutputOf<'checkout.commit'>> {
  refuseWithoutSales(ctx);
  const done = await commit(ctx, request);
  if (done.kind === 'challenge') return { challenge: { url: done.url } };
  const order = await readOrder(ctx, { id: done.orderId });
  if (!order) throw new Error(`Order ${done.orderId} was placed and cannot be read.`);
  const wantsMail = subscriptions?.receivePromoAndSpecialEvents || subscriptions?.receiveTextMessage;
  if (subscriptions && wantsMail) await keepSubscription(ctx, { ...subscriptions, ...order.contact });
  return { orderId: order.number, order: order.wire };
}

/** CART-023. After the idle timeout the shopper is sent to the cart once (CART-021). */
async function state(ctx: CallContext): Promise<OutputOf<'checkout.state'>> {
  if (ctx.session.wasIdle) throw new B2cError('error_session_idle', { status: 409 });
  const cart = await cartOfSession(ctx);
  const known = cart && !cart.contact ? await lastFiscalId(ctx) : undefined;
  return {
    cart: toCartWire(wordingOf(ctx), cart),
    contact: cart?.contact ?? null,
    ...(known && { lastFiscalId: known }),
    shippingAddress: cart?.shippingAddress ?? null,
    billingAddress: cart?.billingAddress ?? null,
    ...toPaymentState(ctx.market, cart),
    containsShipToHomeItem: cart ? shipsHome(cart) : false,
  };
}

/** A shopper who turned back from the bank's page gets the cart back before anything is changed. */
export async function reopen(ctx: CallContext): Promise<void> {
  const { cartId } = ctx.session.state ?? {};
  if (cartId) await giveUpChallenge(ctx.services, cartId);
}
