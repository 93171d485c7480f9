import { afterAll, beforeAll, expect, test } from 'vitest';
import { taxonomyOf, typesBelow, type Taxonomy } from '../catalog/taxonomy.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import type { FitVehicle } from '../fitment/fitModel.ts';
import { readPartTypes } from '../../seed/seedData.ts';
import { shippedModules } from '../markets/shipped.ts';
import { pageSize, readShelf } from './shelf.ts';

let database: Database;
let taxonomy: Taxonomy;
beforeAll(async () => {
  database = await openTestDatabase();
  taxonomy = await taxonomyOf(database.db);
});
afterAll(() => database.close());

interface Row extends FitVehicle {
  market: string;
  fuel: string;
}

/** One vehicle of each year of a popular model. */
async function vehiclesOf(market: string, make: string, model: string): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(
    `select distinct on (v.year) v.market, v.model_id as "modelId", v.year, v.engine_id as "engineId", e.fuel,
       'vehicle' as source, k.name as "makeName", m.name as "modelName", e.label as "engineName"
     from vehicle v join model m on m.id = v.model_id join make k on k.id = m.make_id join engine e on e.id = v.engine_id
     where v.market = $1 and k.name = $2 and m.name = $3 order by v.year, v.id`,
    [market, make, model],
  );
  return rows;
}

const countOf = async ({ market, ...vehicle }: Row, typeIds: readonly number[]) =>
  (await readShelf(database.db, { market, typeIds, vehicle })).totalCount;
const named = ({ market, year, makeName, modelName }: Row) => `${market} ${year} ${makeName} ${modelName}`;

const wanted = shippedModules.flatMap(({ market, seed }) =>
  seed === 'none' ? [] : seed.popularModels().map((model) => ({ ...model, market: market.code })),
);
const popular = wanted.map(({ market, make, model }) => [market, make, model] as const);

test.each(popular)(
  '[PLUS-035] %s %s %s has something in every category of every year, and every hero shelf',
  async (market, make, model) => {
    const categories = taxonomy.categories.filter(({ parentId }) => parentId === null);
    expect(categories).toHaveLength(7);
    const heroes = readPartTypes().filter(({ hero }) => hero);
    const vehicles = await vehiclesOf(market, make, model);
    expect(vehicles.length).toBeGreaterThan(0);
    const empty: string[] = [];
    for (const vehicle of vehicles) {
      for (const { code, byEngine } of heroes) {
        if (byEngine && vehicle.fuel === 'electric') continue;
        const { id } = taxonomy.types.find((type) => type.code === code)!;
        if ((await countOf(vehicle, [id])) === 0) empty.push(`${named(vehicle)} ${code}`);
      }
    }
    for (const vehicle of [vehicles[0]!, vehicles[vehicles.length >> 1]!, vehicles.at(-1)!]) {
      for (const category of categories) {
        const types = typesBelow(taxonomy, category).map(({ id }) => id);
        if ((await countOf(vehicle, types)) === 0) empty.push(`${named(vehicle)} ${category.path}`);
      }
    }
    expect(empty).toEqual([]);
  },
);

test('filters and plugs fill a page for the most popular vehicles', async () => {
  const shared = readPartTypes().flatMap(({ shared: isShared, code }) => (isShared ? [code] : []));
  for (const { market, make, model, hero } of wanted.filter((entry) => entry.hero)) {
    const vehicle = (await vehiclesOf(market, make, model)).find(({ year }) => year === hero![0])!;
    for (const code of shared) {
      const { id } = taxonomy.types.find((type) => type.code === code)!;
      expect(await countOf(vehicle, [id]), `${named(vehicle)} ${code}`).toBeGreaterThanOrEqual(pageSize - 3);
    }
  }
});
