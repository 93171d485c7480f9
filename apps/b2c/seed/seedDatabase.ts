import type pg from 'pg';
import { liftLimits } from '../src/db/timeLimits.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { bulkInsert } from './bulkInsert.ts';
import { insertGiftCards } from './giftCardSeed.ts';
import { insertCatalog, insertTaxonomy } from './insertCatalog.ts';
import { insertAccounts } from './insertAccounts.ts';
import { insertAffinities } from './insertAffinities.ts';
import { insertStoreFacts } from './insertStoreFacts.ts';
import { insertPlaces, insertVehicles } from './insertPlaces.ts';
import { insertPromotions } from './insertPromotions.ts';
import { buildTaxonomy } from './taxonomy.ts';
import { buildVehicles } from './vehicleSeed.ts';

export interface SeedOptions {
  /** Size of the catalogue; 2,000 gives the vehicles that people try first something of every type that sells. */
  parts?: number;
  /** What each sells, and where; the shipped ones by default. */
  markets?: readonly ServerMarket[];
  /** Another number gives another catalogue. */
  seed?: number;
  /**
   * Lets indexes answer alone at once; for the embedded database, which never does by itself. What lies at a site is
   * read in half the time then.
   */
  vacuums?: boolean;
}

/**
 * `replica` takes rows without looking up each of their foreign keys, a third of the time; for this transaction, and
 * where the user may (the embedded database's always may). `seedDatabase.test.ts` looks up all of them.
 */
const checksOfKeys = (role: 'replica' | 'origin') =>
  `select set_config('session_replication_role', '${role}', true) where current_setting('is_superuser') = 'on'`;

export interface SeedResult {
  /** False: it was seeded before, nothing was done. */
  seeded: boolean;
  parts: number;
  milliseconds: number;
}

/**
 * Enough for all that sells most of every popular car since 2008, three of each for those that people try, and for a shelf of
 * eight of the rest in each market.
 */
export const defaultParts = 10_000;

const markerKey = 'catalog';
/** Raise when the seed's content changes; a database keeps what it was seeded with. */
const version = '19';

/**
 * Fills an empty database: markets, vehicles, catalogue, stores, stock, places. Deterministic by its options, in
 * one transaction under the schema's lock row, so of several first starts one seeds and the others wait.
 */
export async function seedDatabase(pool: pg.Pool, options: SeedOptions = {}): Promise<SeedResult> {
  const { parts = defaultParts, seed = 1, vacuums = false, markets = shippedMarkets.markets } = options;
  const startedAt = performance.now();
  const client = await pool.connect();
  const done = (seeded: boolean, count: number) => ({
    seeded,
    parts: count,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  try {
    await client.query('begin');
    await client.query(liftLimits);
    await client.query('select id from schema_lock where id = 1 for update');
    const marker = await client.query<{ detail: { parts: number } }>(
      'select detail from seed_marker where key = $1',
      [markerKey],
    );
    if (marker.rows[0]) {
      await insertPromotions(client, markets);
      await insertAccounts(client, markets, new Date());
      await client.query('commit');
      return done(false, marker.rows[0].detail.parts);
    }
    await client.query(checksOfKeys('replica'));
    await insertAll(client, markets, parts, seed);
    await client.query(checksOfKeys('origin'));
    await client.query('insert into seed_marker (key, version, detail) values ($1, $2, $3)', [
      markerKey,
      version,
      JSON.stringify({ parts, seed }),
    ]);
    await insertPromotions(client, markets);
    await insertAccounts(client, markets, new Date());
    await client.query('commit');
    await client.query('begin');
    await client.query(liftLimits);
    await client.query('analyze');
    await client.query('commit');
    if (vacuums) await client.query('vacuum store_stock');
    return done(true, parts);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function insertAll(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
  parts: number,
  seed: number,
): Promise<void> {
  await bulkInsert(
    client,
    'market',
    { code: 'text', locale: 'text', currency: 'text' },
    markets.map(({ code, locale, currency }) => [code, locale, currency.code]),
  );
  const vehicles = buildVehicles(markets);
  const taxonomy = buildTaxonomy(markets);
  await insertVehicles(client, vehicles);
  await insertTaxonomy(client, taxonomy);
  await insertAffinities(client, taxonomy);
  const stores = await insertPlaces(client, markets);
  await insertStoreFacts(client, { markets, taxonomy, stores, today: new Date() });
  await insertCatalog(client, { markets, taxonomy, vehicles, stores, parts, seed });
  await insertGiftCards(client, markets);
}
