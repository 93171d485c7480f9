import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputOf } from '@driveline/api/contract';
import { monogram } from '../catalog/monogram.ts';
import { B2cError } from '../http/errors.ts';
import { refusalResponse } from '../http/failureResponse.ts';
import { marketOf, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { packageRoot } from '../ops/packageRoot.ts';
import { metersBetween, type Point } from '../stores/distance.ts';
import { placeOf } from '../stores/findStores.ts';

type RepairShop = Point & {
  readonly market: string;
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly phone: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly ratings: number;
};

/** Independent workshops that our counters recommend; a sample, in place of an operator's own list. */
const shops = JSON.parse(
  readFileSync(join(packageRoot, 'data', 'repair-shops.json'), 'utf8'),
) as readonly RepairShop[];

/** How far a shopper drives to a workshop. */
const MOST_METERS = 50_000;
const MOST_SHOPS = 20;

/** Workshops around a place, nearest first (CONTENT-027). @throws B2cError error_place_unknown */
export async function repairShops(
  ctx: RouteContext<'stores.repairShops'>,
): Promise<OutputOf<'stores.repairShops'>> {
  const { db, market, input } = ctx;
  const place = await placeOf(db, market, input.query.location);
  if (!place) throw new B2cError('error_place_unknown', { field: 'location' });
  const near = shops
    .filter((shop) => shop.market === market.code)
    .map((shop) => ({ ...shop, meters: metersBetween(place, shop) }))
    .filter(({ meters }) => meters <= MOST_METERS)
    .sort((a, b) => a.meters - b.meters || a.id.localeCompare(b.id))
    .slice(0, MOST_SHOPS);
  return {
    shops: near.map(({ id, name, street, city, region, postalCode, phone, meters, rating, ratings }) => ({
      id,
      name,
      address1: street,
      city,
      state: region,
      zip: postalCode,
      phone,
      distanceMeters: Math.round(meters),
      rating,
      ratingCount: ratings,
      logoUrl: `/ecomm/b2c/v1/partners/${market.productCountry}/${id}/logo.svg`,
    })),
  };
}

/** Serves the pictures that `logoUrl` names, below the country's code (CONF-019). They are files, so no routes of the contract. */
export function partnerPictures({ hono, services }: B2cApp): void {
  hono.get('/ecomm/b2c/v1/partners/:country/:id/logo.svg', (c) => {
    const market = marketOf(services, c.req.raw);
    const { country, id } = c.req.param();
    const shop = shops.find((one) => one.id === id && one.market === market.code);
    if (!shop || country !== market.productCountry) return refusalResponse('error_path_missing', market);
    return c.body(monogram(shop.name), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
  });
}
