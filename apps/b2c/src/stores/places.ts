import type { Executor } from '../db/tx.ts';
import type { Hours, Place } from '../availability/timetable.ts';
import { metersBetween, type Point } from './distance.ts';

/** A store or warehouse as logistics sees it. */
export interface Site extends Place {
  readonly kind: 'store' | 'warehouse';
  readonly isHub: boolean;
  readonly hubId: number | null;
}

/** All sites of a market. They change by an operator's hand, so a minute's memory is safe. */
export interface Sites {
  readonly all: readonly Site[];
  byId(id: number): Site | undefined;
  /** Pickup stores around a store or point, nearest first, itself left out. */
  neighbours(around: Point & { id?: number }): readonly { site: Site; meters: number }[];
  /** What can send parcels, nearest first. */
  senders(to: Point | null): readonly { site: Site; meters: number | null }[];
}

const memoryMs = 60_000;
const remembered = new WeakMap<Executor, Map<string, { at: number; sites: Promise<Sites> }>>();

export function sitesOf(db: Executor, market: string): Promise<Sites> {
  if (db.isTransaction) return readSites(db, market);
  const byMarket = remembered.get(db) ?? new Map<string, { at: number; sites: Promise<Sites> }>();
  remembered.set(db, byMarket);
  const known = byMarket.get(market);
  if (known && performance.now() - known.at < memoryMs) return known.sites;
  const sites = readSites(db, market);
  byMarket.set(market, { at: performance.now(), sites });
  sites.catch(() => byMarket.delete(market));
  return sites;
}

/** After stores were written. */
export const forgetSites = (db: Executor): boolean => remembered.delete(db);

const neighbourCount = 12;
const neighbourReach = 250_000;
const senderCount = 12;

async function readSites(db: Executor, market: string): Promise<Sites> {
  const rows = await db.selectFrom('store').selectAll().where('market', '=', market).orderBy('id').execute();
  const all = rows.map((row): Site => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    street: row.street,
    timeZone: row.time_zone,
    hours: row.hours as Hours,
    offersPickup: row.bopus_enabled && row.kind === 'store',
    lat: row.lat,
    lng: row.lng,
    isHub: row.is_hub,
    hubId: row.hub_id,
  }));
  const byId = new Map(all.map((site) => [site.id, site]));
  const neighbourhoods = new Map<number, readonly { site: Site; meters: number }[]>();
  const near = (around: Point & { id?: number }) =>
    all
      .filter((site) => site.offersPickup && site.id !== around.id)
      .map((site) => ({ site, meters: metersBetween(around, site) }))
      .filter(({ meters }) => meters <= neighbourReach)
      .sort((a, b) => a.meters - b.meters)
      .slice(0, neighbourCount);
  const senders = all.filter(({ isHub, kind }) => isHub || kind === 'warehouse');
  return {
    all,
    byId: (id) => byId.get(id),
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
