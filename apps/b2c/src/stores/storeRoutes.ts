import type { OutputOf } from '@driveline/api/contract';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { configValues } from '../content/globalConfig.ts';
import { movePickupLines } from '../cart/movePickupLines.ts';
import type { Point } from './distance.ts';
import { placeOf, positionOf, storesNear } from './findStores.ts';
import { sitesOf, type Near } from './places.ts';
import { postalDigits, postalPoint } from './postalPoint.ts';
import { askedSkus, stockOfStores, type AskedSku } from './storeStock.ts';
import { countryOf, statusOf, toLocation, toStore } from './storeWire.ts';

/** API-038, API-048, API-049, API-057, API-078. */
export function storeRoutes(app: B2cApp): void {
  searches(app);
  route(app, 'stores.setPreferred', setPreferred);
  route(
    app,
    'stores.detail',
    async ({ db, market, clock, input }) => {
      const site = (await sitesOf(db, market)).byNumber(input.params.storeNumber);
      if (!site) throw new B2cError('error_store_unknown');
      return toStore(market, site, clock.now());
    },
    { cacheFor: 60, forEveryone: true },
  );
}

function searches(app: B2cApp): void {
  route(app, 'stores.geosearch', async (ctx) => {
    const { location, radius, limit, filters, skuNumbers } = ctx.input.query;
    const point = await placeOf(ctx.db, ctx.market, location);
    if (!point) throw new B2cError('error_place_unknown', { field: 'location' });
    const near = await listed(ctx, point, radius ?? configValues.STORE_SEARCH_RADIUS, limit, filters);
    return locations(ctx, near, askedSkus(skuNumbers));
  });
  route(app, 'stores.byPosition', async (ctx) => {
    const point = positionOf(ctx.input.query.location);
    if (!point) throw new B2cError('error_input_invalid', { status: 400, field: 'location', params: { field: 'location' } }); // prettier-ignore
    return locations(ctx, await listed(ctx, point, configValues.STORE_SEARCH_RADIUS), []);
  });
  route(app, 'stores.storeList', async (ctx) => {
    const { db, market, clock, input } = ctx;
    const digits = postalDigits(market, input.query.zip);
    const point = digits ? await postalPoint(db, market, digits) : undefined;
    if (!point) {
      const { example } = market.postalCode;
      throw new B2cError('error_zip_invalid', { field: 'zip', params: { example } });
    }
    const near = await listed(ctx, point, configValues.STORE_SEARCH_RADIUS);
    const stock = await stockOfStores(db, market, near.map(({ site }) => site), askedSkus(input.query.skuNumbers), clock.now()); // prettier-ignore
    return {
      stores: near.map(({ site, meters }) =>
        toStore(market, site, clock.now(), { meters, available: stock.get(site.id) }),
      ),
    };
  });
}

async function listed(
  { db, market, clock }: CallContext,
  point: Point,
  miles: number,
  limit: number = configValues.STORE_SEARCH_RESULTS_LIMIT,
  filters = '',
): Promise<Near[]> {
  const { countries, services, isOpenNow } = readFilters(filters);
  const near = await storesNear(db, market, point, miles, filters === '' ? limit : 200);
  const holds = ({ site }: Near) =>
    (countries.length === 0 || countries.includes(countryOf(market, site.region))) &&
    services.every((name) => site.services.includes(name)) &&
    (!isOpenNow || statusOf(market, site, clock.now()).isOpen);
  return near.filter(holds).slice(0, limit);
}

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
  return { response: { locations: found, count: found.length } };
}

/** VEHST-023. What waits for pickup in the cart follows to the new store; the cart says what it lacks (CART-009). */
async function setPreferred(
  ctx: CallContext & { input: { body: { storeNumber: string } } },
): Promise<OutputOf<'stores.setPreferred'>> {
  const { db, market, session, clock, input } = ctx;
  const sites = await sitesOf(db, market);
  const site = sites.byNumber(input.body.storeNumber);
  if (!site) throw new B2cError('error_store_unknown', { field: 'storeNumber' });
  const former = session.state?.storeId ? sites.byId(session.state.storeId) : undefined;
  const { cartId } = await session.setStore(site);
  if (cartId && former?.id !== site.id) await movePickupLines(db, cartId, site.id);
  return { storeDetails: toStore(market, site, clock.now()) };
}
