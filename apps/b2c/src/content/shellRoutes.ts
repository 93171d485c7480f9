import { randomUUID } from 'node:crypto';
import { toDecimal } from '@driveline/api';
import type { OutputOf } from '@driveline/api/contract';
import type { CartModel } from '../cart/cartModel.ts';
import { cartOfSession } from '../cart/cartRoutes.ts';
import { toMiniCartMap } from '../cart/cartWire.ts';
import { B2cError } from '../http/errors.ts';
import { route, type CallContext } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { keepSubscription } from '../orders/subscriptions.ts';
import { sitesOf, type Site } from '../stores/places.ts';
import { toStoreDetails } from '../stores/storeWire.ts';

/** API-029, API-033, API-042, API-052, API-089. */
export function shellRoutes(app: B2cApp): void {
  route(app, 'shell.header', header);
  route(app, 'shell.headerV3', header);
  // The session was woken when the call came in.
  route(app, 'shell.startSession', () => null);
  route(app, 'shell.globalConfig', ({ services }) => services.config, { cacheFor: 60, forEveryone: true });
  route(app, 'shell.subscribe', async (ctx) => {
    await keepSubscription(ctx, ctx.input.body);
    return null;
  });
  route(app, 'shell.log', async (ctx) => {
    await ctx.limit('log', { burst: 60, perMinute: 60 });
    const { message, level, meta } = ctx.input.body;
    if (JSON.stringify(meta ?? {}).length > 32_000)
      throw new B2cError('error_log_too_large', { status: 413 });
    ctx.log[level]({ browser: true, isBeacon: ctx.input.query?.beacon === 'true', meta }, message);
    return null;
  });
}

async function header(ctx: CallContext): Promise<OutputOf<'shell.header'>> {
  const { market, session, clock, cookies, db } = ctx;
  // STATE-016: with this call and not with a page, so that public pages carry no cookie.
  if (!cookies.get('eCookieId')) cookies.set('eCookieId', randomUUID());
  const { storeId = null, vehicle = null } = session.state ?? {};
  const store = storeId === null ? undefined : (await sitesOf(db, market)).byId(storeId);
  const cart = await cartOfSession(ctx);
  return {
    myAccountMap: {
      anonymous: String(!session.state?.customerId),
      rewardsId: '',
      userType: '',
      autoLogin: 'false',
      profileId: '',
      mf_homepage_header_username: '',
    },
    miniCartMap: toMiniCartMap(market, cart),
    storeDetails: store ? toStoreDetails(market, store, clock.now()) : null,
    vehicleMap: vehicle?.map ?? null,
    analyticsData: await analytics(ctx, store, cart),
    isStagingApp: false,
    segmentMessageContent: null,
    savedOrderMap: null,
    cmsSegmentedContent: null,
  };
}

/** STATE-006: lists joined by '|'. */
async function analytics(
  { db, market }: CallContext,
  store: Site | undefined,
  cart: CartModel | undefined,
): Promise<Record<string, unknown>> {
  const lines = cart?.lines ?? [];
  const major = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  const joined = (value: (line: CartModel['lines'][number]) => string | number) =>
    lines.map(value).join('|').slice(0, 1024);
  const hub = store?.hubId == null ? undefined : (await sitesOf(db, market)).byId(store.hubId);
  return {
    nddMarket: hub?.city ?? '',
    nddHubStore: hub?.number ?? '',
    nddStore: store?.number ?? '',
    cartProductPartIds: joined(({ partId }) => partId),
    cartProductSkus: joined(({ sku }) => sku),
    cartProductTitles: joined(({ title }) => title),
    cartProductVendors: joined(({ brand }) => brand),
    cartUnitPrice: joined(({ unitMinor }) => major(unitMinor)),
    cartCorePrice: joined(({ coreMinor }) => major(coreMinor)),
    cartDiscountPriceList: joined(({ isOnSale, unitMinor }) => (isOnSale ? major(unitMinor) : '')),
  };
}
