import { hashOf } from '../src/catalog/random.ts';
import type { MarketSeed, StoreSeed, WeekHours } from '../src/markets/marketSeed.ts';
import { at, week } from '../src/markets/weekHours.ts';
import type { PartSeed } from './partSeed.ts';

export interface StoreRow {
  id: number;
  market: string;
  seed: StoreSeed;
  name: string;
  hours: WeekHours;
  services: string[];
  hubId: number | null;
  /** Numbers in the till and in the books. */
  cids: string[];
}

const services = [
  'battery-testing',
  'battery-installation',
  'wiper-installation',
  'loaner-tools',
  'oil-recycling',
  'check-engine-reading',
  'key-cutting',
  'commercial-counter',
];

const warehouseHours: WeekHours = week(null, [at(0), at(24)], [at(0), at(24)]);

/** Stores and warehouses of a market; their ids are their numbers, which no two markets share. */
export function buildStores(market: string, { stores, storeHours }: MarketSeed): StoreRow[] {
  const idOf = (store: StoreSeed) => Number(store.number);
  return stores().map((seed) => {
    const id = idOf(seed);
    const offered = services.filter((_, i) => i < 3 || hashOf(id, i) % 3 > 0);
    return {
      id,
      market,
      seed,
      name: seed.city,
      hours:
        seed.kind === 'warehouse'
          ? warehouseHours
          : hashOf(id, 99) % 4 === 0
            ? storeHours.early
            : storeHours.usual,
      services: seed.kind === 'warehouse' ? [] : offered,
      cids:
        seed.kind === 'warehouse'
          ? []
          : [`T${seed.number.padStart(5, '0')}`, `${market.toUpperCase()}-${seed.region}-${seed.number}`],
      hubId: seed.isHub || seed.kind === 'warehouse' ? null : Number(seed.hub) || null,
    };
  });
}

/** A store shelves the best sellers of a catalogue, however large that is. */
const shelfLimit = 3000;

/**
 * Pieces on hand. A warehouse has nearly everything, a hub four of five parts, a store about half; the share falls
 * as the catalogue grows beyond what a store can hold.
 */
function onHandOf(store: StoreRow, partId: number, popularity: number, partCount: number): number {
  const roll = hashOf(store.id, partId);
  const pieces = 1 + (hashOf(partId, store.id, 7) % 12);
  if (store.seed.kind === 'warehouse') return roll % 100 < 96 ? 20 + pieces * 10 : 0;
  const share = store.seed.isHub ? 80 : 52;
  const bound = Math.min(100, (shelfLimit * 100) / partCount);
  const wanted = (share * bound) / 100 + (popularity > 8000 ? 15 : 0);
  return roll % 10_000 < wanted * 100 ? pieces : 0;
}

type Stocked = Pick<PartSeed, 'id' | 'popularity' | 'soldIn'>;

/** Every place that has some of a part: what nobody would have, the first warehouse of a market that sells it keeps. */
export function stockOf<P extends Stocked>(
  parts: readonly P[],
  stores: readonly StoreRow[],
  partCount: number,
): { store: StoreRow; part: P; onHand: number }[] {
  const rows = stores.flatMap((store) =>
    parts.flatMap((part) => {
      const sells = part.soldIn.includes(store.market);
      const onHand = sells ? onHandOf(store, part.id, part.popularity, partCount) : 0;
      return onHand > 0 ? [{ store, part, onHand }] : [];
    }),
  );
  const had = new Set(rows.map(({ part }) => part));
  const kept = parts.flatMap((part) => {
    const store = stores.find(
      ({ seed, market }) => seed.kind === 'warehouse' && part.soldIn.includes(market),
    );
    return had.has(part) || !store ? [] : [{ store, part, onHand: 20 }];
  });
  return [...rows, ...kept];
}
