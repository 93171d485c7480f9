import type { OutputOf } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { postalDigits } from '../stores/postalPoint.ts';
import { addItem, changeLine, removeLine } from './changeCart.ts';
import type { CartModel } from './cartModel.ts';
import { toCartWire, toMiniCartMap, type Wording } from './cartWire.ts';
import { fulfilmentOf } from './fulfilment.ts';
import { readCart } from './readCart.ts';

/** The cart of the call's session, or undefined. */
export function cartOfSession(ctx: CallContext): Promise<CartModel | undefined> {
  const { session, services, market } = ctx;
  const { cartId, vehicle = null } = session.state ?? {};
  return cartId ? readCart({ services, market, vehicle }, cartId) : Promise.resolve(undefined);
}

export const wordingOf = ({ market, text, clock }: CallContext): Wording => ({
  market,
  text,
  now: clock.now(),
});

/** API-066 to API-068. */
export function cartRoutes(app: B2cApp): void {
  route(app, 'cart.detail', async (ctx) => {
    await estimateFor(ctx, ctx.input.query?.postalCode);
    return toCartWire(wordingOf(ctx), await cartOfSession(ctx));
  });
  route(app, 'cart.mini', withMap);
  route(app, 'cart.addItem', async (ctx) => {
    refuseWithoutSales(ctx);
    const { skuNumber, quantity, storeNumber, shipmentType, vehicleId } = ctx.input.body;
    const fulfilment = shipmentType && fulfilmentOf(shipmentType);
    await addItem(ctx, { sku: skuNumber, quantity, storeNumber, fulfilment, vehicleId });
    return withMap(ctx);
  });
  route(app, 'cart.updateItem', async (ctx) => {
    const { quantity, shipmentType, storeNumber } = ctx.input.body ?? {};
    const fulfilment = shipmentType && fulfilmentOf(shipmentType);
    await changeLine(ctx, ctx.input.params.commerceItemId, { quantity, fulfilment, storeNumber });
    return withMap(ctx);
  });
  route(app, 'cart.removeItem', async (ctx) => {
    await removeLine(ctx, ctx.input.params.commerceItemId);
    return withMap(ctx);
  });
}

async function withMap(ctx: CallContext): Promise<OutputOf<'cart.mini'>> {
  const cart = await cartOfSession(ctx);
  return { ...toCartWire(wordingOf(ctx), cart), miniCartMap: toMiniCartMap(ctx.market, cart) };
}

/** PLUS-017: tax and delivery by postal code before anybody typed an address. The cart remembers the code. */
async function estimateFor({ db, market, session }: CallContext, typed: string | undefined): Promise<void> {
  const { cartId } = session.state ?? {};
  if (typed === undefined || !cartId) return;
  const digits = postalDigits(market, typed);
  const { example } = market.postalCode;
  if (!digits) throw new B2cError('error_zip_invalid', { field: 'postalCode', params: { example } });
  await db.updateTable('cart').set({ postal_code: digits }).where('id', '=', cartId).execute();
}

/** CONF-021: a market may be a catalogue without sales. */
export function refuseWithoutSales({ market }: CallContext): void {
  if (!market.checkout.enabled) throw new B2cError('error_sales_off', { status: 403 });
}
