import type pg from 'pg';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { bulkInsert } from './bulkInsert.ts';
import { readRebates } from './seedData.ts';
import type { StoreRow } from './storeSeed.ts';
import type { Taxonomy } from './taxonomy.ts';

const dayMs = 86_400_000;

/** A store that is being rebuilt, and one that is gone: neither is a place to send a shopper to. */
const closures = [
  { number: '6990', from: -3, until: 25 },
  { number: '6981', from: -40, until: null },
] as const;

/**
 * Closures and rebates of brands. They run around the day of the seed, so that a demonstration always shows some
 * that hold, one that ended and one to come.
 */
export async function insertStoreFacts(
  client: pg.PoolClient,
  {
    markets,
    taxonomy,
    stores,
    today,
  }: { markets: readonly ServerMarket[]; taxonomy: Taxonomy; stores: readonly StoreRow[]; today: Date },
): Promise<void> {
  const day = (offset: number) => new Date(today.getTime() + offset * dayMs).toISOString().slice(0, 10);
  await bulkInsert(
    client,
    'store_closure',
    { store_id: 'int', from_day: 'date', until_day: 'date' },
    closures.flatMap(({ number, from, until }) => {
      const store = stores.find(({ seed }) => seed.number === number);
      return store ? [[store.id, day(from), until === null ? null : day(until)]] : [];
    }),
  );
  const typeIds = new Map(taxonomy.types.map(({ id, seed }) => [seed.code, id]));
  const brandIds = new Map(taxonomy.brands.map(({ id, slug }) => [slug, id]));
  await bulkInsert(
    client,
    'store_rebate',
    {
      id: 'int',
      market: 'text',
      brand_id: 'int',
      part_type_ids: 'int[]',
      amount_minor: 'int',
      starts_on: 'date',
      ends_on: 'date',
      regions: 'text[]',
    },
    readRebates()
      .filter((rebate) => markets.some(({ code }) => code === rebate.market))
      .map((rebate, index) => [
        index + 1,
        rebate.market,
        brandIds.get(rebate.brand),
        rebate.types.map((code) => typeIds.get(code)),
        rebate.amountMinor,
        day(rebate.startsIn),
        day(rebate.endsIn),
        rebate.regions ?? [],
      ]),
  );
}
