import type { Address } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { AskedPlace, ParcelPlace } from './availabilityFor.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { CallContext } from '../http/route.ts';
import { deliversTo } from '../session/deliversTo.ts';
import type { Site } from '../stores/places.ts';
import { postalDigits, postalPoint } from '../stores/postalPoint.ts';

/**
 * Where a shopper's promises are for, on shelves, deals and the pages of parts as in the cart (PLUS-016): at the store,
 * and where the parcels go.
 * @param typed postal code that the call asks for in place of the shopper's own
 */
export async function placeOf(
  ctx: CallContext,
  store: Pick<Site, 'id'> | undefined,
  typed?: string,
): Promise<AskedPlace> {
  const { db, market, session, cookies, services } = ctx;
  const storeId = store?.id ?? null;
  const digits = typed ? postalDigits(market, typed) : null;
  if (digits) return { storeId, destination: await postalPoint(db, market, digits) };
  // Without the cookie a page is everybody's, and a call of it must say the same.
  if (!deliversTo(cookies)) return { storeId };
  const { cartId, detail } = session.state ?? {};
  if (cartId) return { storeId, ...(await cartDestination(services.db, market, cartId)) };
  const own = detail?.ownPostalCode;
  return { storeId, destination: own ? await postalPoint(db, market, own) : undefined };
}

/** Where the parcels of a cart go, as far as it is known: its address, else the postal code of its estimate. */
export async function cartDestination(db: Executor, market: Market, cartId: string): Promise<ParcelPlace> {
  const [row] = await hotSql<{ postal_code: string | null; address: Address | null }>(
    db,
    'cart-destination',
    `select c.postal_code, a.address from cart c
     left join cart_address a on a.cart_id = c.id and a.kind = 'SHIPPING' where c.id = $1`,
    [cartId],
  );
  const shipping = row?.address;
  const code = shipping?.postalCode ?? row?.postal_code;
  return { destination: code ? await postalPoint(db, market, code) : undefined, region: shipping?.state };
}
