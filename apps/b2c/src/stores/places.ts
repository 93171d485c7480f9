import type { Market } from '@driveline/markets';
import type { Selectable } from 'kysely';
import { closureOn, type Closure, type Hours, type Place } from '../logistics/timetable.ts';
import { localOf } from '../clock/zone.ts';
import { hotSql } from '../db/hotSql.ts';
import type { DB } from '../db/schema.ts';
import type { Executor } from '../db/tx.ts';
import { metersBetween, type Point } from './distance.ts';

/** A store or warehouse as the whole server knows it. */
export interface Site extends Place {
  readonly kind: 'store' | 'warehouse';
  readonly name: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly services: readonly string[];
  readonly isHub: boolean;
  readonly hubId: number | null;
  /** A shopper may see and choose it: no warehouse, and never the assumed default (VEHST-032). */
  readonly isListed: boolean;
  readonly closures: readonly Closure[];
  /** Its numbers in neighbouring systems (API-104). */
  readonly cids: readonly string[];
  /** Second line of the address; empty where there is none. */
  readonly address2: string;
}

export interface Near {
  readonly site: Site;
  readonly meters: number;
}

/** All sites of a market. They change by an operator's hand, so a minute's memory is safe. */
export interface Sites {
  readonly all: readonly Site[];
  byId(id: number): Site | undefined;
  /** A listed store by its number. */
  byNumber(number: string): Site | undefined;
  /** Pickup stores around a store or point, nearest first, itself left out. */
  neighbours(around: Point & { id?: number }): readonly Near[];
  /** What can send parcels, nearest first; in no order while the destination is unknown. */
  senders(to: Point | null): readonly { site: Site; meters: number | null }[];
}

const memoryMs = 60_000;
const remembered = new WeakMap<Executor, Map<string, { at: number; sites: Promise<Sites> }>>();

export function sitesOf(db: Executor, market: Market): Promise<Sites> {
  if (db.isTransaction) return readSites(db, market);
  const byMarket = remembered.get(db) ?? new Map<string, { at: number; sites: Promise<Sites> }>();
  remembered.set(db, byMarket);
  const known = byMarket.get(market.code);
  if (known && performance.now() - known.at < memoryMs) return known.sites;
  const sites = readSites(db, market);
  byMarket.set(market.code, { at: performance.now(), sites });
  sites.catch(() => byMarket.delete(market.code));
  return sites;
}

/** Closed for good: no place to send anybody to. */
export const hasGone = (site: Site, now: Date): boolean =>
  closureOn(site, localOf(now, site.timeZone).day)?.until === null;

/**
 * Forgets the stores that were read, for tests that write some.
 * @internal
 */
export const forgetSites = (db: Executor): boolean => remembered.delete(db);

const neighbourCount = 12;
const neighbourReach = 250_000;
const senderCount = 12;

async function readSites(db: Executor, market: Market): Promise<Sites> {
  const rows = await db
    .selectFrom('store')
    .selectAll()
    .where('market', '=', market.code)
    .orderBy('id')
    .execute();
  const closures = await readClosures(db, market);
  const all = rows.map((row) => toSite(row, market, closures.get(row.id) ?? []));
  const byId = new Map(all.map((site) => [site.id, site]));
  const byNumber = new Map(all.filter(({ isListed }) => isListed).map((site) => [site.number, site]));
  const neighbourhoods = new Map<number, readonly Near[]>();
  const near = (around: Point & { id?: number }) =>
    all
      .filter((site) => site.isListed && site.offersPickup && site.id !== around.id)
      .map((site) => ({ site, meters: metersBetween(around, site) }))
      .filter(({ meters }) => meters <= neighbourReach)
      .sort((a, b) => a.meters - b.meters)
      .slice(0, neighbourCount);
  const senders = all.filter(({ isHub, kind }) => isHub || kind === 'warehouse');
  return {
    all,
    byId: (id) => byId.get(id),
    byNumber: (number) => byNumber.get(number),
    neighbours(around) {
      if (around.id === undefined) return near(around);
      const known = neighbourhoods.get(around.id) ?? near(around);
      neighbourhoods.set(around.id, known);
      return known;
    },
    senders: (to) =>
      senders
        .map((site) => ({ site, meters: to && metersBetween(to, site) }))
        .sort((a, b) => (a.meters ?? 0) - (b.meters ?? 0))
        .slice(0, senderCount),
  };
}

/** By store; day numbers are independent of how a driver reads dates. */
async function readClosures(db: Executor, market: Market): Promise<Map<number, Closure[]>> {
  const rows = await hotSql<Closure & { store: number }>(
    db,
    'store-closures',
    `select c.store_id as store, c.from_day - date '1970-01-01' as from, c.until_day - date '1970-01-01' as until
     from store_closure c join store s on s.id = c.store_id where s.market = $1 order by c.from_day`,
    [market.code],
  );
  const byStore = new Map<number, Closure[]>();
  for (const { store, from, until } of rows) {
    byStore.set(store, [...(byStore.get(store) ?? []), { from, until }]);
  }
  return byStore;
}

function toSite(row: Selectable<DB['store']>, market: Market, closures: readonly Closure[]): Site {
  const isListed = row.kind === 'store' && row.number !== market.stores.defaultStoreNumber;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    name: row.name,
    street: row.street,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    phone: row.phone,
    services: row.services,
    timeZone: row.time_zone,
    hours: row.hours as Hours,
    offersPickup: row.bopus_enabled && isListed,
    lat: row.lat,
    lng: row.lng,
    isHub: row.is_hub,
    hubId: row.hub_id,
    isListed,
    closures,
    cids: row.cids,
    address2: row.address2,
  };
}
