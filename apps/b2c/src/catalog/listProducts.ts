import type { Product } from '@driveline/api/contract';
import { availabilityOfParts, type AskedPlace } from '../availability/availabilityFor.ts';
import { verdictsFor } from '../fitment/catalogFit.ts';
import { wordFit } from '../fitment/wordFit.ts';
import type { CallContext } from '../http/route.ts';
import { startQuantity, toProduct } from './productWire.ts';
import { placeOf } from '../availability/deliveryPlace.ts';
import { listedParts } from './listedParts.ts';
import { suppliedOf, type PartRow } from './readParts.ts';
import type { Shopper } from './shopper.ts';
import { shownTaxonomy } from './shownTaxonomy.ts';
import type { ShelfHit } from '../ports/searchPort.ts';

/**
 * The hits of a shelf as products with price, promise and fit: one query, one for parts that nobody has listed for a minute,
 * and two for the place that a shopper has named.
 * @param known that place, of a caller that has asked for it
 */
export async function listProducts(
  ctx: CallContext,
  shopper: Shopper,
  hits: readonly ShelfHit[],
  known?: AskedPlace,
): Promise<Product[]> {
  const { db, market, clock } = ctx;
  const taxonomy = await shownTaxonomy(ctx);
  const parts = await listedParts(
    db,
    market.code,
    hits.map(({ partId }) => partId),
  );
  const place = known ?? (await placeOf(ctx, shopper.store));
  const fits = new Map(hits.map(({ partId, fit }) => [partId, fit]));
  // 'Add' takes as many as the vehicle does, so the promise is for so many.
  const quantityOf = ({ id }: { readonly id: number }) => startQuantity(fits.get(id)!);
  const availability = await availabilityOfParts(
    db,
    market,
    place,
    parts.map(suppliedOf),
    clock.now(),
    quantityOf,
  );
  return parts.map((part) =>
    toProduct({
      market,
      taxonomy,
      part,
      fit: wordFit(market, fits.get(part.id)!, shopper.vehicleName),
      availability: availability.get(part.sku),
    }),
  );
}

/** Parts as hits, judged for the shopper's vehicle. */
export async function judge(
  { db }: CallContext,
  shopper: Shopper,
  parts: readonly PartRow[],
): Promise<ShelfHit[]> {
  const verdicts = await verdictsFor(db, parts, shopper.vehicle, shopper.answers);
  return parts.map(({ id }) => ({ partId: id, fit: verdicts.get(id)! }));
}
