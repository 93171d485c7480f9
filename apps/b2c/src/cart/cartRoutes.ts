import type { OutputOf } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { withTx } from '../db/tx.ts';
import { noteDelivery } from '../session/deliversTo.ts';
import { postalDigits, requiredPlace } from '../stores/postalPoint.ts';
import { addLines } from './addLines.ts';
import { changeLine, removeLine, swapLine } from './changeLine.ts';
import type { CartModel } from './cartModel.ts';
import { dropAddress, readAddresses, takeCart } from './cartStore.ts';
import { toCartWire, toMiniCartMap, type Wording } from './cartWire.ts';
import { fulfilmentOf } from '../availability/fulfilment.ts';
import { chooseOptions, partOptionsNow, refuseUnchosen } from '../catalog/partOptions.ts';
import { preferStore } from './preferStore.ts';
import { readCart } from './readCart.ts';
import { changeList, createList, partLists, removeList } from './partLists.ts';
import { moveToCart, removeSaved, savedItems, saveLine } from './savedItems.ts';

/** The cart of the call's session, or undefined. */
export async function cartOfSession(ctx: CallContext): Promise<CartModel | undefined> {
  const { session, services, market, cookies } = ctx;
  const { cartId, vehicle = null, detail } = session.state ?? {};
  const cart = cartId ? await readCart({ services, market, vehicle }, cartId) : undefined;
  noteDelivery(cookies, Boolean(cart ? cart.postalCode : detail?.ownPostalCode));
  return cart;
}

export const wordingOf = ({ market, text, clock }: CallContext): Wording => ({
  market,
  text,
  now: clock.now(),
});

/** API-038, API-066 to API-068, API-106, API-110. */
export function cartRoutes(app: B2cApp): void {
  route(app, 'cart.detail', async (ctx) => {
    refuseAnotherCart(ctx);
    await estimateFor(ctx, ctx.input.query?.postalCode);
    return toCartWire(wordingOf(ctx), await cartOfSession(ctx));
  });
  route(app, 'cart.mini', withMap);
  route(app, 'cart.addItem', async (ctx) => {
    refuseWithoutSales(ctx);
    const { skuNumber: sku, shipmentType, ...addition } = ctx.input.body;
    await refuseUnchosen(ctx.db, ctx.market, sku);
    await addLines(ctx, [{ ...addition, sku, fulfilment: shipmentType && fulfilmentOf(shipmentType) }]);
    return withMap(ctx);
  });
  route(app, 'cart.updateItem', async (ctx) => {
    const { shipmentType, rest, ...change } = ctx.input.body ?? {};
    await changeLine(ctx, ctx.input.params.commerceItemId, {
      ...change,
      fulfilment: shipmentType && fulfilmentOf(shipmentType),
      rest: rest && { quantity: rest.quantity, fulfilment: fulfilmentOf(rest.shipmentType) },
    });
    return withMap(ctx);
  });
  route(app, 'cart.removeItem', async (ctx) => {
    await removeLine(ctx, ctx.input.params.commerceItemId);
    return withMap(ctx);
  });
  configured(app);
  saved(app);
  lists(app);
  route(app, 'stores.setPreferred', preferStore);
}

/** API-106, API-110 */
function configured(app: B2cApp): void {
  route(app, 'cart.addConfigItem', async (ctx) => {
    refuseWithoutSales(ctx);
    const { skuNumber: sku, options, shipmentType, ...addition } = ctx.input.body;
    const offered = await partOptionsNow(ctx.db, ctx.market, sku);
    const chosen = chooseOptions(offered, options);
    const fulfilment = shipmentType && fulfilmentOf(shipmentType);
    await addLines(ctx, [{ ...addition, sku, fulfilment, options: chosen }]);
    return withMap(ctx);
  });
  route(app, 'cart.swapItem', async (ctx) => {
    refuseWithoutSales(ctx);
    await swapLine(ctx, ctx.input.body.commerceItemId, ctx.input.body.skuNumber);
    return withMap(ctx);
  });
}

/** CART-013 */
function saved(app: B2cApp): void {
  route(app, 'cart.saved', savedItems);
  route(app, 'cart.saveItem', async (ctx) => {
    await saveLine(ctx, ctx.input.body.commerceItemId);
    return { ...(await withMap(ctx)), ...(await savedItems(ctx)) };
  });
  route(app, 'cart.removeSaved', async (ctx) => {
    await removeSaved(ctx, ctx.input.params.savedItemId);
    return savedItems(ctx);
  });
  route(app, 'cart.moveSaved', async (ctx) => {
    refuseWithoutSales(ctx);
    await moveToCart(ctx, ctx.input.params.savedItemId);
    return { ...(await withMap(ctx)), ...(await savedItems(ctx)) };
  });
}

/** PLUS-068 */
function lists(app: B2cApp): void {
  route(app, 'cart.lists', partLists);
  route(app, 'cart.createList', (ctx) => createList(ctx, ctx.input.body));
  route(app, 'cart.changeList', (ctx) => changeList(ctx, ctx.input.params.listId, ctx.input.body ?? {}));
  route(app, 'cart.removeList', (ctx) => removeList(ctx, ctx.input.params.listId));
}

/** The cart as a change of it answers. */
export async function withMap(ctx: CallContext): Promise<OutputOf<'cart.mini'>> {
  const cart = await cartOfSession(ctx);
  return { ...toCartWire(wordingOf(ctx), cart), miniCartMap: toMiniCartMap(ctx.market, cart) };
}

/**
 * API-067: who names a cart means that one, so that another's, a bought one and one that is gone are not answered
 * by an empty cart. Without a name it is the session's, whatever became of an earlier one.
 */
function refuseAnotherCart({ input, session }: RouteContext<'cart.detail'>): void {
  const named = input.query?.commerceId;
  if (named !== undefined && named !== session.state?.cartId) {
    throw new B2cError('error_cart_unknown', { field: 'commerceId' });
  }
}

/**
 * PLUS-017: tax and delivery by postal code. The cart remembers the code, and an address elsewhere no longer holds: the
 * checkout asks for the one that the code belongs to (PLUS-060).
 */
async function estimateFor({ db, market, session }: CallContext, typed: string | undefined): Promise<void> {
  if (typed === undefined) return;
  const postal_code = await requiredPlace(db, market, typed);
  const { cartId } = session.state ?? {};
  if (!cartId) return;
  const { shipping } = await readAddresses(db, cartId);
  if (!shipping || postalDigits(market, shipping.postalCode) === postal_code) {
    await db.updateTable('cart').set({ postal_code }).where('id', '=', cartId).execute();
    return;
  }
  await withTx(db, async (tx) => {
    await takeCart(tx, cartId, { postal_code });
    await dropAddress(tx, cartId, 'SHIPPING');
  });
}

/** CONF-021: a market may be a catalogue without sales. */
export function refuseWithoutSales({ market }: CallContext): void {
  if (!market.checkout.enabled) throw new B2cError('error_sales_off', { status: 403 });
}
