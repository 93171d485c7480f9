import { toDecimal } from '@driveline/api';
import { openShipmentTypes } from '@driveline/api/server';
import type { Availability, OutputOf } from '@driveline/api/contract';
import { availabilityOfParts } from '../availability/availabilityFor.ts';
import { shipmentTypeOf } from '../availability/fulfilment.ts';
import { verdictsFor } from '../fitment/catalogFit.ts';
import { wordFit } from '../fitment/wordFit.ts';
import type { RouteContext } from '../http/route.ts';
import { lastFulfilment } from '../identity/lastOrder.ts';
import { payTermsWire } from '../pricing/payWords.ts';
import { placeOf } from '../availability/deliveryPlace.ts';
import { isAvailable } from './productWire.ts';
import { readPartsBySku, suppliedOf } from './readParts.ts';
import { shopperOf } from './shopper.ts';

const mostSkus = 24;
const nowhere: Availability = {};

/** API-117: what changes about a product from hour to hour and from shopper to shopper. */
export async function skuDetailsOf(
  ctx: RouteContext<'catalog.skuDetails'>,
): Promise<OutputOf<'catalog.skuDetails'>> {
  const { db, market, clock, input } = ctx;
  const { query } = input;
  const asked = [...new Set(query.skuNumbers.split(',').map((sku) => sku.trim()))]
    .filter((sku) => /^\d{1,9}$/.test(sku))
    .slice(0, mostSkus);
  const parts = await readPartsBySku(db, market.code, asked);
  const shopper = await shopperOf(ctx, query);
  const verdicts = await verdictsFor(db, parts, shopper.vehicle, shopper.answers);
  const place = await placeOf(ctx, shopper.store, query.postalCode);
  const promises = await availabilityOfParts(
    db,
    market,
    place,
    parts.map(suppliedOf),
    clock.now(),
    () => query.quantity ?? 1,
  );
  // The shopper may have bought a moment ago.
  const last = await lastFulfilment({ ...ctx, db: ctx.services.db });
  const usual = last && shipmentTypeOf(last);
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  return {
    skus: parts.map((part) => {
      const availability = promises.get(part.sku) ?? nowhere;
      return {
        skuNumber: part.sku,
        price: major(part.listMinor),
        corePrice: major(part.coreMinor),
        discountPrice: part.saleMinor === null ? null : major(part.saleMinor),
        ...payTermsWire(market, part.saleMinor ?? part.listMinor),
        available: isAvailable(availability),
        shippingMethods: openShipmentTypes(availability),
        availability: usual ? { ...availability, usual } : availability,
        fit: wordFit(market, verdicts.get(part.id)!, shopper.vehicleName),
      };
    }),
  };
}
