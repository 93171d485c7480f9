import type { OutputOf } from '@driveline/api/contract';
import type { Executor } from '../db/tx.ts';
import { withTx } from '../db/tx.ts';
import { takeCart } from './cartStore.ts';
import { offerPostalCode } from './offerPostalCode.ts';
import { B2cError } from '../http/errors.ts';
import type { RouteContext } from '../http/route.ts';
import { hasGone, sitesOf } from '../stores/places.ts';
import { requiredPlace } from '../stores/postalPoint.ts';
import { toStore } from '../stores/storeWire.ts';

/** VEHST-023. What waits for pickup in the cart follows to the new store; the cart says what it lacks (CART-009). */
export async function preferStore(
  ctx: RouteContext<'stores.setPreferred'>,
): Promise<OutputOf<'stores.setPreferred'>> {
  const { db, market, session, clock, input } = ctx;
  const sites = await sitesOf(db, market);
  const site = sites.byNumber(input.body.storeNumber);
  if (!site || hasGone(site, clock.now()))
    throw new B2cError('error_store_unknown', { field: 'storeNumber' });
  const own = await readOwnCode(ctx);
  const former = session.state?.storeId ? sites.byId(session.state.storeId) : undefined;
  const { cartId } = await session.setStore(site);
  if (cartId && former?.id !== site.id) await movePickupLines(db, cartId, site.id);
  if (own) await offerPostalCode(ctx, own);
  return { storeDetails: toStore(market, site, clock.now()) };
}

/** @throws B2cError error_zip_invalid */
async function readOwnCode({
  db,
  market,
  input,
}: RouteContext<'stores.setPreferred'>): Promise<string | undefined> {
  if (input.body.postalCode === undefined) return undefined;
  return requiredPlace(db, market, input.body.postalCode);
}

/** What waits for pickup goes to another store, together with the shopper; parcels are offered for it (CART-009). */
async function movePickupLines(db: Executor, cartId: string, storeId: number): Promise<void> {
  await withTx(db, async (tx) => {
    await tx.updateTable('cart').set({ store_id: storeId }).where('id', '=', cartId).execute();
    const moved = await tx
      .updateTable('cart_item')
      .set({ store_id: storeId })
      .where('cart_id', '=', cartId)
      .where('fulfilment', '=', 'PICKUP')
      .where('store_id', 'is distinct from', storeId)
      .returning('id')
      .execute();
    if (moved.length > 0) await takeCart(tx, cartId);
  });
}
