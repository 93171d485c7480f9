import type { OutputOf } from '@driveline/api/contract';
import { availabilityFor } from '../availability/availabilityFor.ts';
import { cartOfSession } from '../cart/cartRoutes.ts';
import { readPartsBySku } from '../catalog/readParts.ts';
import { localized } from '../messages/localized.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { sitesOf } from '../stores/places.ts';

/**
 * API-077: can these parts be picked up at a store, each in the quantity that the cart has of it? Those that cannot
 * are named (CART-012).
 * @throws B2cError error_store_unknown (404)
 */
export async function verifyForStore(
  ctx: CallContext,
  storeNumber: string,
  skuNumbers: readonly string[],
): Promise<OutputOf<'checkout.verifyForStore'>> {
  const { db, market, clock, text } = ctx;
  const site = (await sitesOf(db, market)).byNumber(storeNumber);
  if (!site) throw new B2cError('error_store_unknown', { field: 'storeNumber' });
  const cart = await cartOfSession(ctx);
  const skus = [...new Set(skuNumbers)];
  const inCart = (sku: string) =>
    (cart?.lines ?? []).reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0);
  const quantities = skus.map((sku) => Math.max(1, inCart(sku)));
  const found = await availabilityFor(db, market, site.id, skus, quantities, clock.now());
  const short = skus.filter((sku) => !found.get(sku)?.pickup?.readyAt);
  const parts = await readPartsBySku(db, market.code, short);
  return {
    eligible: short.length === 0 && skus.length > 0,
    ineligibleItems: short.map((skuNumber) => {
      const part = parts.find(({ sku }) => sku === skuNumber);
      return {
        skuNumber,
        itemDescription: part ? localized(part.title, market) : '',
        errorMessage: text(site.offersPickup ? 'error_item_unavailable' : 'error_store_no_pickup'),
      };
    }),
  };
}
