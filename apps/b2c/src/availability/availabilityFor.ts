import type { Availability } from '@driveline/api/contract';
import { toDecimal } from '@driveline/api';
import type { ServerMarket } from '../markets/serverMarket.ts';
import type { Executor } from '../db/tx.ts';
import { shippingPriceMinor } from '../pricing/shipping.ts';
import type { Point } from '../stores/distance.ts';
import { hasGone, sitesOf, type Site, type Sites } from '../stores/places.ts';
import type { Logistics } from '../markets/logistics.ts';
import { textOf } from '../messages/index.ts';
import { pickSenders } from './pickSenders.ts';
import { promise, type StockOfPart } from './promise.ts';
import { readParts, readStock, type SuppliedPart } from './readSupply.ts';
import { regularDate, timetableOf, type Timetable } from '../logistics/timetable.ts';

export interface Demand {
  readonly sku: string;
  readonly quantity: number;
}

/** One part's supply beside its promises: what the cart and the commit decide by. */
export interface Supply {
  readonly partId: number;
  readonly availability: Availability;
  /** The same for so many, beside what others take of each site. */
  readonly availabilityOf: (quantity: number, taken?: ReadonlyMap<number, number>) => Availability;
  /** On hand by site, of the sites that were asked. */
  readonly onHand: ReadonlyMap<number, number>;
  readonly isHazardous: boolean;
  /** Too heavy for a parcel. */
  readonly isFreight: boolean;
  /** Mail does not take it, and the asked place gets nothing but mail. */
  readonly isRefusedByMail: boolean;
  /** What one costs now. */
  readonly priceMinor: number;
  /** Date of a parcel from one of the sites of `sources.regular`. */
  readonly regularDateFrom: (siteId: number) => string;
  /** Sites from which each way would take its pieces, the first one first. */
  readonly sources: Sources;
}

export interface Sources {
  /** The store's shelf, then the hub whose van comes. */
  readonly pickup: readonly number[];
  readonly nextDay: readonly number[];
  /** Nearest first; see `pickSenders`. */
  readonly regular: readonly number[];
}

export interface AskedPlace {
  /** The chosen store; never the assumed default (VEHST-032). */
  readonly storeId: number | null;
  /** Where parcels go, when another place than the store is known. */
  readonly destination?: (Point & { readonly region?: string | null }) | undefined;
  /** State of the address; without one, that of `destination`. */
  readonly region?: string | undefined;
}

/** Where the parcels of a cart go. */
export type ParcelPlace = Pick<AskedPlace, 'destination' | 'region'>;

/**
 * Promises for many skus of one market at one moment, in two queries (PLUS-016). A sku that the market does not
 * sell is left out of the answer.
 * @param quantities of each sku, or one for all
 */
export async function availabilityFor(
  db: Executor,
  market: ServerMarket,
  storeId: number | null,
  skus: readonly string[],
  quantities: number | readonly number[],
  now: Date,
): Promise<Map<string, Availability>> {
  const demands = skus.map((sku, index) => ({
    sku,
    quantity: typeof quantities === 'number' ? quantities : (quantities[index] ?? 1),
  }));
  const supplies = await supplyFor(db, market, { storeId }, demands, now);
  return new Map([...supplies].map(([sku, { availability }]) => [sku, availability]));
}

/** The same with what lies behind the promises. */
export async function supplyFor(
  db: Executor,
  market: ServerMarket,
  place: AskedPlace,
  demands: readonly Demand[],
  now: Date,
): Promise<Map<string, Supply>> {
  if (demands.length === 0) return new Map();
  const parts = await readParts(db, market.code, demands);
  return suppliesOf(db, market, place, demands, parts, now);
}

/**
 * Promises for parts that have been read already: one query.
 * @param quantityOf how many of a part; default one of each
 */
export async function availabilityOfParts(
  db: Executor,
  market: ServerMarket,
  place: AskedPlace,
  parts: readonly SuppliedPart[],
  now: Date,
  quantityOf: (part: SuppliedPart) => number = () => 1,
): Promise<Map<string, Availability>> {
  if (parts.length === 0) return new Map();
  const demands = parts.map((part) => ({ sku: part.sku, quantity: quantityOf(part) }));
  const supplies = await supplyOfParts(db, market, place, demands, parts, now);
  return new Map([...supplies].map(([sku, { availability }]) => [sku, availability]));
}

/** `supplyFor` of parts that have been read already: one query. */
export async function supplyOfParts(
  db: Executor,
  market: ServerMarket,
  place: AskedPlace,
  demands: readonly Demand[],
  parts: readonly SuppliedPart[],
  now: Date,
): Promise<Map<string, Supply>> {
  if (parts.length === 0) return new Map();
  return suppliesOf(db, market, place, demands, new Map(parts.map((part) => [part.sku, part])), now);
}

async function suppliesOf(
  db: Executor,
  market: ServerMarket,
  place: AskedPlace,
  demands: readonly Demand[],
  parts: ReadonlyMap<string, SuppliedPart>,
  now: Date,
): Promise<Map<string, Supply>> {
  const sites = await sitesOf(db, market);
  const around = surroundings(sites, market.terms.delivery.logistics, place, now);
  const onHand = await readStock(db, market.code, [...parts.values()], around.asked);
  const supplies = new Map<string, Supply>();
  for (const { sku, quantity } of demands) {
    const part = parts.get(sku);
    if (!part) continue;
    const there = onHand.get(part.id) ?? new Map<number, number>();
    const availabilityOf: Supply['availabilityOf'] = (count, taken) =>
      promiseOf(market, around, part, count, (id) => (there.get(id) ?? 0) - (taken?.get(id) ?? 0));
    supplies.set(sku, {
      partId: part.id,
      onHand: there,
      isHazardous: part.hazmat,
      isFreight: isFreight(around.logistics, part),
      isRefusedByMail: isRefusedByMail(around, part),
      priceMinor: part.priceMinor,
      regularDateFrom: (siteId) => regularDateOf(market, around, part, [siteId]),
      sources: around.sources,
      availabilityOf,
      availability: availabilityOf(quantity),
    });
  }
  return supplies;
}

interface Surroundings {
  readonly logistics: Logistics;
  readonly now: Date;
  readonly timetable: Timetable;
  readonly store: Site | null;
  /** Sends next-day parcels. */
  readonly hub: Site | null;
  /** Whose van serves the store. */
  readonly van: Site | null;
  readonly nextDayReaches: boolean;
  /** The place gets nothing but mail. */
  readonly isMailOnly: boolean;
  readonly senders: ReturnType<Sites['senders']>;
  readonly neighbours: ReturnType<Sites['neighbours']>;
  readonly asked: readonly number[];
  readonly sources: Sources;
}

/** Everything that is the same for all parts: who is near, and when. */
function surroundings(sites: Sites, usual: Logistics, place: AskedPlace, now: Date): Surroundings {
  const { mailOnly } = usual;
  const isByMail = isMailOnly(usual, place);
  const logistics =
    mailOnly && isByMail ? { ...usual, transit: [{ upToMeters: Infinity, days: mailOnly.days }] } : usual;
  const store = (place.storeId !== null && sites.byId(place.storeId)) || null;
  const destination = place.destination ?? store;
  const senders = sites.senders(destination);
  const ownHub = store?.hubId ? sites.byId(store.hubId) : undefined;
  const hub = (place.destination ? senders[0]?.site : ownHub) ?? (destination && senders[0]?.site) ?? null;
  const way = senders.find(({ site }) => site.id === hub?.id)?.meters ?? null;
  const around = destination ? sites.neighbours(store ?? destination) : [];
  const neighbours = around.filter(({ site }) => !hasGone(site, now));
  const van = ownHub ?? hub;
  const asked = [
    ...(store ? [store.id] : []),
    ...(hub ? [hub.id] : []),
    ...(van ? [van.id] : []),
    ...senders.map(({ site }) => site.id),
    ...neighbours.map(({ site }) => site.id),
  ];
  return {
    logistics,
    now,
    store,
    hub,
    van,
    senders,
    neighbours,
    timetable: timetableOf({ now, logistics, store, hub: van }),
    isMailOnly: isByMail,
    nextDayReaches: !isByMail && way !== null && way <= logistics.nextDayReachMeters,
    asked: [...new Set(asked)],
    sources: {
      pickup: [...(store ? [store.id] : []), ...(van && van.id !== store?.id ? [van.id] : [])],
      nextDay: hub ? [hub.id] : [],
      regular: senders.map(({ site }) => site.id),
    },
  };
}

function promiseOf(
  market: ServerMarket,
  around: Surroundings,
  part: SuppliedPart,
  quantity: number,
  there: (siteId: number) => number,
): Availability {
  const { store, hub, van, neighbours, logistics } = around;
  const has = (site: { id: number } | null) => (site ? there(site.id) : 0);
  const picked = pickSenders(around.sources.regular, there, quantity);
  const heavy = isFreight(logistics, part);
  const nearby = neighbours.find(({ site }) => has(site) >= quantity);
  const stock: StockOfPart = {
    atStore: has(store),
    atHub: has(hub),
    byVan: van?.id === store?.id ? 0 : has(van),
    toShip: isRefusedByMail(around, part)
      ? 0
      : around.sources.regular.reduce((sum, id) => sum + there(id), 0),
    nearby: nearby && { place: nearby.site, quantity: has(nearby.site), meters: nearby.meters },
  };
  const rates = market.terms.delivery;
  const goods = part.priceMinor * quantity;
  const inMajor = (minor: number) => toDecimal(minor, market.currency.minorDigits);
  const promised = promise({
    timetable: around.timetable,
    store,
    quantity,
    stock,
    isHazardous: part.hazmat,
    isFreight: heavy,
    nextDayReaches: around.nextDayReaches,
    prices: {
      nextDay: inMajor(shippingPriceMinor(rates.nextDay, goods)),
      regular: inMajor(shippingPriceMinor(heavy ? rates.freight : rates.regular, goods)),
    },
    regularDate: regularDateOf(
      market,
      around,
      part,
      (picked ?? []).map(({ siteId }) => siteId),
    ),
  });
  return isRefusedByMail(around, part)
    ? { ...promised, regularReason: textOf(market)('error_item_mail') }
    : promised;
}

/** The last parcel's, when several warehouses send. */
function regularDateOf(
  market: ServerMarket,
  { logistics, senders, store, now }: Surroundings,
  part: SuppliedPart,
  senderIds: readonly number[],
): string {
  const extra = isFreight(logistics, part) ? logistics.freight.extraDays : 0;
  const slow = { ...logistics, handlingDays: logistics.handlingDays + extra };
  const used = senders.filter(({ site }) => senderIds.includes(site.id));
  const furthest = used.reduce<number | null>(
    (most, { meters }) => (meters === null ? most : Math.max(most ?? 0, meters)),
    null,
  );
  return regularDate(slow, store?.timeZone ?? used[0]?.site.timeZone ?? market.timeZone, furthest, now);
}

/** Whether a place gets nothing but mail. */
export const isMailOnly = ({ mailOnly }: Logistics, { region, destination }: ParcelPlace): boolean =>
  mailOnly?.regions.includes(region ?? destination?.region ?? '') ?? false;

const isFreight = ({ freight }: Logistics, { weightGrams, hazmat }: SuppliedPart): boolean =>
  weightGrams >= (hazmat ? freight.hazardousFromGrams : freight.fromGrams);

const isRefusedByMail = ({ isMailOnly, logistics }: Surroundings, part: SuppliedPart): boolean =>
  isMailOnly && (part.hazmat || isFreight(logistics, part));
