import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { fitOfType } from '../src/fitment/applicationIndex.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { readBrands } from './seedData.ts';
import { seedDatabase } from './seedDatabase.ts';
import { generateParts } from './partSeed.ts';
import { buildTaxonomy } from './taxonomy.ts';
import { buildVehicles } from './vehicleSeed.ts';

const { markets } = shippedMarkets;
const seedOf = ({ terms: { seed } }: (typeof markets)[number]) => {
  if (seed === 'none') throw new Error('Every shipped market has a seed.');
  return seed;
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('[PLUS-035] a second seeding changes nothing', async () => {
  const result = await seedDatabase(database.pool, { parts: 500 });
  expect(result).toMatchObject({ seeded: false, parts: 2000 });
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from part');
  expect(rows[0]?.n).toBe(2000);
});

test('every foreign key of the seeded rows has its row', async () => {
  const { rows: keys } = await database.pool.query<
    Record<'name' | 'child' | 'parent' | 'pairs' | 'set', string>
  >(
    `select k.conname as name, k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
       string_agg(format('p.%I = c.%I', q.attname, a.attname), ' and ') as pairs,
       string_agg(format('c.%I is not null', a.attname), ' and ') as set
     from pg_constraint k
     join lateral unnest(k.conkey, k.confkey) as at (child, parent) on true
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = at.child
     join pg_attribute q on q.attrelid = k.confrelid and q.attnum = at.parent
     where k.contype = 'f' group by k.oid`,
  );
  expect(keys.length).toBeGreaterThan(50);
  const broken: string[] = [];
  for (const { name, child, parent, pairs, set } of keys) {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${child} c where ${set} and not exists (select from ${parent} p where ${pairs})`,
    );
    if (rows[0]!.n > 0) broken.push(`${child}.${name}: ${rows[0]!.n}`);
  }
  expect(broken).toEqual([]);
});

test('a part that fits by vehicle has prices and stock in the markets of its vehicles alone', async () => {
  const { rows } = await database.pool.query<Record<'prices' | 'strayPrices' | 'strayStock', number>>(
    `with fitted as (select id from part where not universal and litres is null),
       taken as (select distinct part_id, market from part_application)
     select (select count(*)::int from price r join fitted f on f.id = r.part_id) as prices,
       (select count(*)::int from price r join fitted f on f.id = r.part_id
         left join taken t on t.part_id = r.part_id and t.market = r.market where t.part_id is null) as "strayPrices",
       (select count(*)::int from store_stock s join fitted f on f.id = s.part_id
         left join price r on r.part_id = s.part_id and r.market = s.market where r.part_id is null) as "strayStock"`,
  );
  expect(rows[0]).toMatchObject({ strayPrices: 0, strayStock: 0 });
  expect(rows[0]!.prices).toBeGreaterThan(3000);
});

test('the same numbers give the same catalogue', () => {
  const taxonomy = buildTaxonomy();
  const vehicles = buildVehicles(markets);
  const generate = (seed: number) => [...generateParts({ markets, taxonomy, vehicles, parts: 300, seed })];
  const first = generate(7);
  expect(generate(7)).toEqual(first);
  expect(first).toHaveLength(300);
  expect(new Set(first.map(({ url }) => url)).size).toBe(300);
  expect(generate(8)).not.toEqual(first);
});

describe('popular vehicles', () => {
  const heroes = markets.flatMap((market) =>
    seedOf(market)
      .popularModels()
      .flatMap((model) => (model.hero ? [{ ...model, market: market.code }] : [])),
  );

  test('have a choice of brakes, batteries and blades in the first and the last year of their era', async () => {
    const types = await database.db.selectFrom('part_type').select(['id', 'code']).execute();
    const codes = new Set(['brake-pads', 'brake-rotors', 'batteries', 'wiper-blades']);
    const typeIds = types.filter(({ code }) => codes.has(code)).map(({ id }) => id);
    for (const { market, make, model, hero } of heroes) {
      const found = await database.db
        .selectFrom('model')
        .innerJoin('make', 'make.id', 'model.make_id')
        .select('model.id')
        .where('model.market', '=', market)
        .where('model.name', '=', model)
        .where('make.name', '=', make)
        .executeTakeFirstOrThrow();
      for (const year of [hero![0], hero![1]]) {
        const { engine_id: engineId } = await database.db
          .selectFrom('vehicle')
          .select('engine_id')
          .where('model_id', '=', found.id)
          .where('year', '=', year)
          .executeTakeFirstOrThrow();
        const names = { makeName: make, modelName: model, engineName: '' };
        const vehicle = { modelId: found.id, year, engineId, source: 'vehicle' as const, ...names };
        const counts = await Promise.all(
          typeIds.map(async (id) => {
            let count = 0;
            (await fitOfType(database.db, market, id, vehicle, {})).each(() => (count += 1));
            return count;
          }),
        );
        const least = Math.min(...counts);
        expect(least, `${market} ${year} ${make} ${model}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test('[PLUS-003] some of their parts ask a question', async () => {
    const { rows } = await database.pool.query<{ market: string; n: number }>(
      'select market, count(*)::int as n from application where qualifiers is not null group by 1',
    );
    expect(rows.map(({ market }) => market).sort()).toEqual(['br', 'mx', 'us']);
    expect(Math.min(...rows.map(({ n }) => n))).toBeGreaterThan(100);
  });
});

describe('written data', () => {
  test('every part type is named, sold by brands and categorised in every market', () => {
    const { types } = buildTaxonomy();
    expect(types.length).toBeGreaterThanOrEqual(120);
    for (const { seed, brands, attributes } of types) {
      expect(brands.length, seed.code).toBeGreaterThanOrEqual(4);
      expect(attributes.length, seed.code).toBeGreaterThanOrEqual(1);
      for (const { locale } of markets) {
        expect(seed.plural[locale], `${seed.code} ${locale}`).toBeTruthy();
        expect(seed.singular[locale], `${seed.code} ${locale}`).toBeTruthy();
        expect(seed.synonyms[locale]?.length, `${seed.code} ${locale}`).toBeGreaterThan(0);
      }
    }
    expect(readBrands()).toHaveLength(40);
  });

  test('stores belong to their market, and its default one is there', () => {
    for (const market of markets) {
      const own = seedOf(market).stores();
      const states = new Set([
        ...market.states.map(({ code }) => code),
        ...market.countries.map((c) => c.code),
      ]);
      for (const { region, number } of own) expect(states.has(region), `${number} ${region}`).toBe(true);
      const { defaultStoreNumber } = market.stores;
      if (defaultStoreNumber) expect(own.some(({ number }) => number === defaultStoreNumber)).toBe(true);
      expect(own.some(({ kind }) => kind === 'warehouse')).toBe(true);
    }
    const numbers = markets.flatMap((market) =>
      seedOf(market)
        .stores()
        .map(({ number }) => number),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
