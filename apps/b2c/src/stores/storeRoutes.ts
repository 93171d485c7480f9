import type { OutputOf } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import { inputInvalid } from '../http/inputInvalid.ts';
import { route, type CallContext, type RouteContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { metersBetween, type Point } from './distance.ts';
import { placeOf, positionOf, storesNear } from './findStores.ts';
import { hasGone, sitesOf, type Near, type Site } from './places.ts';
import { placeByPostalCode } from './placeByPostalCode.ts';
import { postalDigits, postalPoint } from './postalPoint.ts';
import { askedSkus, stockOfStores, type AskedSku } from './storeStock.ts';
import { countryOf, statusOf, toLocation, toStore } from './storeWire.ts';

/** API-048, API-049, API-057, API-078, API-103, API-104. */
export function storeRoutes(app: B2cApp): void {
  searches(app);
  const shared = { readsCatalog: true, cacheFor: 60, forEveryone: true };
  route(app, 'stores.placeByPostalCode', placeByPostalCode, { ...shared, cacheFor: 86_400 });
  route(
    app,
    'stores.detail',
    async (ctx) => toStore(ctx.market, await storeOf(ctx), ctx.clock.now()),
    shared,
  );
  route(app, 'stores.sisterStores', sisterStores, shared);
  route(app, 'stores.cids', async (ctx) => ({ cids: [...(await storeOf(ctx)).cids] }), shared);
}

/** The store that a path names. @throws B2cError error_store_unknown, also for one that has closed for good */
async function storeOf(ctx: CallContext & { input: { params: { storeNumber: string } } }): Promise<Site> {
  const { db, market, clock, input } = ctx;
  const site = (await sitesOf(db, market)).byNumber(input.params.storeNumber);
  if (!site || hasGone(site, clock.now())) throw new B2cError('error_store_unknown');
  return site;
}

/** Stores that the same hub serves, the hub among them: what one lacks the van brings from another. */
async function sisterStores(
  ctx: RouteContext<'stores.sisterStores'>,
): Promise<OutputOf<'stores.sisterStores'>> {
  const { db, market, clock } = ctx;
  const own = await storeOf(ctx);
  const now = clock.now();
  const hubOf = ({ id, hubId }: Site) => hubId ?? id;
  const sisters = (await sitesOf(db, market)).all
    .filter(
      (site) => site.isListed && site.id !== own.id && hubOf(site) === hubOf(own) && !hasGone(site, now),
    )
    .map((site) => ({ site, meters: metersBetween(own, site) }))
    .sort((a, b) => a.meters - b.meters || a.site.id - b.site.id);
  return { stores: sisters.map(({ site, meters }) => toStore(market, site, now, { meters })) };
}

function searches(app: B2cApp): void {
  const readsCatalog = true;
  route(app, 'stores.geosearch', geosearch, { readsCatalog });
  route(app, 'stores.byPosition', byPosition, { readsCatalog });
  route(app, 'stores.storeList', storeList, { readsCatalog });
}

async function geosearch(ctx: RouteContext<'stores.geosearch'>): Promise<OutputOf<'stores.geosearch'>> {
  const { location, radius, limit, filters, skuNumbers } = ctx.input.query;
  const point = await placeOf(ctx.db, ctx.market, location);
  if (!point) throw new B2cError('error_place_unknown', { field: 'location' });
  const found = await stores(ctx, point, radius, filters);
  return locations(ctx, found.slice(0, limit ?? resultsLimit(ctx)), askedSkus(skuNumbers), found.length);
}

async function byPosition(ctx: RouteContext<'stores.byPosition'>): Promise<OutputOf<'stores.byPosition'>> {
  const point = positionOf(ctx.input.query.location);
  if (!point) throw inputInvalid('location');
  return locations(ctx, await listed(ctx, point), []);
}

async function storeList(ctx: RouteContext<'stores.storeList'>): Promise<OutputOf<'stores.storeList'>> {
  const { db, market, clock, input } = ctx;
  const digits = postalDigits(market, input.query.zip);
  const point = digits ? await postalPoint(db, market, digits) : undefined;
  if (!point) {
    const { example } = market.postalCode;
    throw new B2cError('error_zip_invalid', { field: 'zip', params: { example } });
  }
  const near = await listed(ctx, point);
  const stock = await stockOfStores(
    db,
    market,
    near.map(({ site }) => site),
    askedSkus(input.query.skuNumbers),
    clock.now(),
  );
  return {
    stores: near.map(({ site, meters }) =>
      toStore(market, site, clock.now(), { meters, available: stock.get(site.id) }),
    ),
  };
}

/** How many stores an answer has where the call does not say (VEHST-026). */
const resultsLimit = ({ services: { config } }: CallContext) =>
  Number(config.values['STORE_SEARCH_RESULTS_LIMIT']);

/** The nearest stores around a point, as many as an answer has by default. */
const listed = async (ctx: CallContext, point: Point) =>
  (await stores(ctx, point)).slice(0, resultsLimit(ctx));

/** All stores around a point, nearest first; the radius in miles is the deployment's where the call names none. */
async function stores(
  { db, market, clock, services: { config } }: CallContext,
  point: Point,
  miles = Number(config.values['STORE_SEARCH_RADIUS']),
  filters = '',
): Promise<Near[]> {
  const now = clock.now();
  const { countries, services, isOpenNow } = readFilters(filters);
  const near = await storesNear(db, market, point, miles, MOST_STORES);
  const holds = ({ site }: Near) =>
    !hasGone(site, now) &&
    (countries.length === 0 || countries.includes(countryOf(market, site.region))) &&
    services.every((name) => site.services.includes(name)) &&
    (!isOpenNow || statusOf(market, site, now).isOpen);
  return near.filter(holds);
}

/** More than a shopper pages through (VEHST-031). */
const MOST_STORES = 200;

/** `country:US,country:PR` (one of them), `service:battery-testing` or its bare name and `openNow` (all of them). */
function readFilters(filters: string) {
  const names = filters.split(',').filter((name) => name !== '');
  const valuesOf = (kind: string) =>
    names.filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1));
  const bare = names.filter((name) => name !== 'openNow' && !name.includes(':'));
  return {
    countries: valuesOf('country'),
    services: [...valuesOf('service'), ...bare],
    isOpenNow: names.includes('openNow'),
  };
}

async function locations(
  { db, market, clock }: CallContext,
  near: readonly Near[],
  asked: readonly AskedSku[],
  count = near.length,
): Promise<OutputOf<'stores.geosearch'>> {
  const now = clock.now();
  const stock = await stockOfStores(
    db,
    market,
    near.map(({ site }) => site),
    asked,
    now,
  );
  const found = near.map(({ site, meters }) =>
    toLocation(toStore(market, site, now, { meters, available: stock.get(site.id) })),
  );
  return { response: { locations: found, count } };
}
