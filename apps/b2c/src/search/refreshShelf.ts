import { setTimeout as pause } from 'node:timers/promises';
import { hotSql } from '../db/hotSql.ts';
import { unhurried } from '../db/timeLimits.ts';
import type { Executor } from '../db/tx.ts';
import { packShelf, type ShelfPart } from './packedShelf.ts';

export interface ShelfKey {
  readonly market: string;
  readonly typeId: number;
}

export interface BrandedPart extends ShelfPart {
  brandId: number;
}

/** The parts of one type that a market sells, from where they are written. */
export const readShelfParts = (db: Executor, { market, typeId }: ShelfKey): Promise<BrandedPart[]> =>
  hotSql<BrandedPart>(
    db,
    'shelf-parts',
    `select p.id, p.popularity, coalesce(r.sale_minor, r.list_minor) as price, p.rating, p.facet, p.brand_id as "brandId"
     from part p join price r on r.part_id = p.id and r.market = $1
     where p.part_type_id = $2 order by p.popularity desc, p.id`,
    [market, typeId],
  );

interface BrandShare {
  parts: number;
  popularity: number;
}

type Brands = ReadonlyMap<number, BrandShare>;

/** What a shelf's rows say, from its parts. */
export function shelfRows(parts: readonly BrandedPart[]): { packed: Buffer; brands: Brands } {
  const brands = new Map<number, BrandShare>();
  for (const { brandId, popularity } of parts) {
    const brand = brands.get(brandId) ?? { parts: 0, popularity: 0 };
    brand.parts += 1;
    brand.popularity += popularity;
    brands.set(brandId, brand);
  }
  return { packed: packShelf(parts), brands };
}

export const insertBrands = `insert into shelf_brand (market, part_type_id, brand_id, parts, popularity)
  select $1, $2, b.brand_id, b.parts, b.popularity
  from unnest($3::int[], $4::int[], $5::bigint[]) as b (brand_id, parts, popularity)`;

export const brandValues = ({ market, typeId }: ShelfKey, brands: Brands): unknown[] => [
  market,
  typeId,
  [...brands.keys()],
  [...brands.values()].map(({ parts }) => parts),
  [...brands.values()].map(({ popularity }) => popularity),
];

/**
 * Derives shelves again from their parts and prices, each in a transaction of its own or in the caller's. A caller that
 * writes parts or prices calls it afterwards in the same transaction: a shelf is held from before its parts are read,
 * so that of two imports the later one reads what the earlier one wrote.
 */
export async function refreshShelves(db: Executor, keys: readonly ShelfKey[]): Promise<void> {
  // In a fixed order, so that two imports never wait for each other in a ring.
  const ordered = keys.toSorted(
    (a, b) => (a.market < b.market ? -1 : Number(a.market > b.market)) || a.typeId - b.typeId,
  );
  for (const key of ordered) await refreshShelf(db, key);
}

const refreshShelf = (db: Executor, key: ShelfKey): Promise<void> =>
  unhurried(db, async (tx) => {
    const { market, typeId } = key;
    const own = [market, typeId];
    await hotSql(
      tx,
      'shelf-make',
      `insert into shelf (market, part_type_id, parts, packed) values ($1, $2, 0, '') on conflict do nothing`,
      own,
    );
    const [before] = await hotSql<{ packed: Buffer }>(
      tx,
      'shelf-hold',
      'select packed from shelf where market = $1 and part_type_id = $2 for update',
      own,
    );
    // A statement of its own: it sees what was committed while this one waited for the shelf.
    const parts = await readShelfParts(tx, key);
    const { packed, brands } = shelfRows(parts);
    if (before && packed.equals(before.packed)) {
      await hotSql(
        tx,
        'shelf-seen',
        'update shelf set read_at = now() where market = $1 and part_type_id = $2',
        own,
      );
      return;
    }
    await hotSql(
      tx,
      'shelf-keep',
      'update shelf set parts = $3, packed = $4, read_at = now() where market = $1 and part_type_id = $2',
      [...own, parts.length, packed],
    );
    await hotSql(
      tx,
      'shelf-brands-off',
      'delete from shelf_brand where market = $1 and part_type_id = $2',
      own,
    );
    await hotSql(tx, 'shelf-brands-on', insertBrands, brandValues(key, brands));
  });

/** Every type in every market. */
export const allShelves = (db: Executor): Promise<ShelfKey[]> =>
  db
    .selectFrom('part_type')
    .innerJoin('market', (join) => join.onTrue())
    .select(['market.code as market', 'part_type.id as typeId'])
    .execute();

/** Shelves that nobody has derived yet: of a database from before there were any, or of a new market or type. */
export async function refreshMissingShelves(db: Executor): Promise<void> {
  const rows = await db.selectFrom('shelf').select(['market', 'part_type_id']).execute();
  const known = new Set(rows.map(({ market, part_type_id }) => `${market} ${part_type_id}`));
  const all = await allShelves(db);
  await refreshShelves(
    db,
    all.filter(({ market, typeId }) => !known.has(`${market} ${typeId}`)),
  );
}

/** Minutes between two looks at the oldest shelves, and hours in which all of them have had one. */
export const shelfRound = { everyMinutes: 5, hours: 6 } as const;

const looksPerRound = (shelfRound.hours * 60) / shelfRound.everyMinutes;

export interface Pace {
  /** Within this time a look goes on beyond its share: small shelves are done sooner. */
  readonly patienceMs?: number;
  /** Between two shelves, since a large one keeps the embedded database for a fifth of a second. */
  readonly restMs?: number;
}

/**
 * Derives the shelves again that were longest not looked at. Each look takes its share of all, however large they are,
 * so that an import that forgot to tell is mended within a round.
 */
export async function refreshOldestShelves(
  db: Executor,
  signal: AbortSignal,
  { patienceMs = 100, restMs = 500 }: Pace = {},
): Promise<void> {
  const end = performance.now() + patienceMs;
  const oldest = await hotSql<ShelfKey & { all: number }>(
    db,
    'shelves-oldest',
    `select market, part_type_id as "typeId", (select count(*)::int from shelf) as "all" from shelf
     order by read_at, market, part_type_id limit 1000`,
  );
  const share = Math.ceil((oldest[0]?.all ?? 0) / looksPerRound);
  for (const [done, key] of oldest.entries()) {
    const isHurried = performance.now() > end;
    if (done >= share && isHurried) return;
    if (done > 0 && isHurried) await pause(restMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await refreshShelf(db, key);
  }
}
