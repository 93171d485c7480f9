import { setTimeout } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { toDecimal } from '@driveline/api';
import type { OutputOf } from '@driveline/api/contract';
import { askPhone } from '../account/textSignUp.ts';
import type { CartModel } from '../cart/cartModel.ts';
import { cartOfSession } from '../cart/cartRoutes.ts';
import { toMiniCartMap } from '../cart/cartWire.ts';
import { savedOrderMap } from '../cart/savedItems.ts';
import { sellsDemonstration } from '../catalog/sellsDemonstration.ts';
import { marketOf, route, type CallContext, type RouteContext } from '../http/route.ts';
import type { B2cApp, CallBindings } from '../http/services.ts';
import { originOf } from '../http/shopOrigin.ts';
import { myAccountMap } from './myAccountMap.ts';
import { keepSubscription } from '../account/subscriptions.ts';
import { localEndpoints } from './localEndpoints.ts';
import { sitesOf, type Site } from '../stores/places.ts';
import { toStoreDetails } from '../stores/storeWire.ts';
import { wordVehicle } from '../vehicles/vehicleMap.ts';

/** API-029, API-033, API-042, API-052, API-089. */
export function shellRoutes(app: B2cApp): void {
  route(app, 'shell.header', header);
  route(app, 'shell.headerV3', header);
  // The session was woken when the call came in.
  route(app, 'shell.startSession', () => null);
  route(app, 'shell.globalConfig', config, { cacheFor: 60, forEveryone: true });
  route(app, 'shell.subscribe', async (ctx) => {
    // Every choice is kept: nobody fills the table.
    await ctx.limit('subscribe');
    const { receiveTextMessage } = ctx.input.body;
    const phone = await keepSubscription(ctx, ctx.input.body);
    if (receiveTextMessage && phone) await askPhone(ctx, phone);
    return null;
  });
  route(app, 'content.messages', messages, { cacheFor: 300, forEveryone: true });
  const { services } = app;
  const { content, limiter, log } = services;
  const marketOfCall = (request: Request) => marketOf(services, request);
  const clientAddressOf = (_request: Request, bindings?: CallBindings) =>
    bindings?.clientAddress ?? 'unknown';
  app.hono.route(
    '/',
    localEndpoints({ content, limiter, log, marketOf: marketOfCall, originOf, clientAddressOf }),
  );
}

/** Less than a page waits for a call. */
const noticeWithinMs = 1000;

/** API-033. No page waits for its flags, or goes without, where the catalogue cannot be read: then the notice is left out. */
async function config({
  db,
  market,
  services,
  text,
  answerHeaders,
}: RouteContext<'shell.globalConfig'>): Promise<OutputOf<'shell.globalConfig'>> {
  const late = setTimeout(noticeWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${noticeWithinMs} ms`);
  });
  const asked = Promise.race([sellsDemonstration(db, market.code), late]);
  const isDemonstration = await asked.catch((error: unknown) => {
    services.log.warn({ err: error, market: market.code }, 'data notice left out');
    answerHeaders.set('cache-control', 'no-store');
    return false;
  });
  return { ...services.config, ...(isDemonstration && { dataNotice: text('catalog.demonstrationNote') }) };
}

/** API-108. */
async function messages(ctx: RouteContext<'content.messages'>): Promise<OutputOf<'content.messages'>> {
  const { market, input, services } = ctx;
  const known = (await services.content.read('messages', { market })) ?? {};
  const keys = input.query.keys.split(',').map((key) => key.trim());
  const found = keys.flatMap((key) => (Object.hasOwn(known, key) ? [[key, known[key]!] as const] : []));
  return { messages: Object.fromEntries(found) };
}

/** Groups whose content a shopper sees, the most telling first (CONTENT-032). */
function segmentsOf({ session }: CallContext): string[] {
  const { customerId, vehicle, storeId } = session.state ?? {};
  return [customerId ? 'customer' : 'guest', ...(vehicle ? ['vehicle'] : []), ...(storeId ? ['store'] : [])];
}

/** CONTENT-032: content for groups of shoppers; none where it is not shown, as in the app or to bots. */
async function segmented(ctx: HeaderContext) {
  const { market, services, input } = ctx;
  const found =
    input.query?.hideXMContent === 'true'
      ? undefined
      : await services.content.read('segmented', { market, segments: segmentsOf(ctx) });
  return found ?? { segmentMessageContent: null, cmsSegmentedContent: null };
}

type HeaderContext = RouteContext<'shell.header'> | RouteContext<'shell.headerV3'>;

async function header(ctx: HeaderContext): Promise<OutputOf<'shell.header'>> {
  const { market, session, clock, cookies, db, services } = ctx;
  // STATE-016: with this call and not with a page, so that public pages carry no cookie.
  if (!cookies.get('eCookieId')) cookies.set('eCookieId', randomUUID());
  const { storeId = null, vehicle = null, detail } = session.state ?? {};
  const store = storeId === null ? undefined : (await sitesOf(db, market)).byId(storeId);
  const cart = await cartOfSession(ctx);
  const postalCode = cart ? (cart.shippingAddress?.postalCode ?? cart.postalCode) : detail?.ownPostalCode;
  return {
    ...(postalCode && { postalCode }),
    myAccountMap: await myAccountMap(ctx),
    miniCartMap: toMiniCartMap(market, cart),
    storeDetails: store ? toStoreDetails(market, store, clock.now()) : null,
    vehicleMap: vehicle && wordVehicle(market, vehicle.map),
    analyticsData: await analytics(ctx, store, cart),
    isStagingApp: services.config.values['IS_STAGING_APP'] === true,
    savedOrderMap: await savedOrderMap(ctx),
    ...(await segmented(ctx)),
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
    // A cut may leave half of a character, which no cookie can carry.
    lines
      .map(value)
      .join('|')
      .slice(0, 1024)
      .replace(/\p{Surrogate}/gu, '');
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
