import { hashOf } from './random.ts';
import { readStores, type StoreSeed } from './seedData.ts';

type Hours = ([number, number] | null)[];

export interface StoreRow {
  id: number;
  seed: StoreSeed;
  name: string;
  hours: Hours;
  services: string[];
  hubId: number | null;
  /** Numbers in the till and in the books. */
  cids: string[];
}

const at = (hour: number, minute = 0) => hour * 60 + minute;
const week = (
  sunday: [number, number] | null,
  weekday: [number, number],
  saturday: [number, number],
): Hours => [sunday, ...Array.from({ length: 5 }, (): [number, number] => weekday), saturday];

/** Opening hours as a market's shops keep them; a few stores close earlier. */
const hoursByMarket: Readonly<Record<string, { usual: Hours; early: Hours }>> = {
  us: {
    usual: week([at(8), at(20)], [at(7, 30), at(22)], [at(7, 30), at(22)]),
    early: week([at(9), at(18)], [at(7, 30), at(21)], [at(7, 30), at(21)]),
  },
  mx: {
    usual: week([at(9), at(18)], [at(8), at(21)], [at(8), at(21)]),
    early: week([at(9), at(15)], [at(8), at(20)], [at(8), at(20)]),
  },
  br: {
    usual: week([at(9), at(14)], [at(8), at(19)], [at(8), at(18)]),
    early: week(null, [at(8), at(18)], [at(8), at(13)]),
  },
};

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

const warehouseHours: Hours = week(null, [at(0), at(24)], [at(0), at(24)]);

/** Stores and warehouses of every market; their ids are their numbers, which no two markets share. */
export function buildStores(): StoreRow[] {
  const idOf = (store: StoreSeed) => Number(store.number);
  return readStores().map((seed) => {
    const id = idOf(seed);
    const hours = hoursByMarket[seed.market]!;
    const offered = services.filter((_, i) => i < 3 || hashOf(id, i) % 3 > 0);
    return {
      id,
      seed,
      name: seed.city,
      hours:
        seed.kind === 'warehouse' ? warehouseHours : hashOf(id, 99) % 4 === 0 ? hours.early : hours.usual,
      services: seed.kind === 'warehouse' ? [] : offered,
      cids:
        seed.kind === 'warehouse'
          ? []
          : [
              `T${seed.number.padStart(5, '0')}`,
              `${seed.market.toUpperCase()}-${seed.region}-${seed.number}`,
            ],
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
export function onHandOf(store: StoreRow, partId: number, popularity: number, partCount: number): number {
  const roll = hashOf(store.id, partId);
  const pieces = 1 + (hashOf(partId, store.id, 7) % 12);
  if (store.seed.kind === 'warehouse') return roll % 100 < 96 ? 20 + pieces * 10 : 0;
  const share = store.seed.isHub ? 80 : 52;
  const bound = Math.min(100, (shelfLimit * 100) / partCount);
  const wanted = (share * bound) / 100 + (popularity > 8000 ? 15 : 0);
  return roll % 10_000 < wanted * 100 ? pieces : 0;
}
