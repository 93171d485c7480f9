import { afterAll, beforeAll, expect, test } from 'vitest';
import { taxonomyOf, typesBelow, type Taxonomy } from '../catalog/taxonomy.ts';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import type { FitVehicle } from '../fitment/fitModel.ts';
import { needsOf } from '../../seed/keys.ts';
import { readPartTypes, type PartTypeSeed } from '../../seed/seedData.ts';
import { fleetOf } from '../../seed/slots.ts';
import { buildVehicles } from '../../seed/vehicleSeed.ts';
import { shippedMarkets, shippedModules } from '../markets/shipped.ts';
import { readShelf } from './shelf.ts';

let database: Database;
let taxonomy: Taxonomy;
beforeAll(async () => {
  database = await openTestDatabase();
  taxonomy = await taxonomyOf(database.db);
});
afterAll(() => database.close());

interface Row extends FitVehicle {
  market: string;
}

/** One vehicle of each year of a popular model. */
async function vehiclesOf(market: string, make: string, model: string): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(
    `select distinct on (v.year) v.market, v.model_id as "modelId", v.year, v.engine_id as "engineId",
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
const fleet = fleetOf(buildVehicles(shippedMarkets.markets));
const heroes = readPartTypes().filter(({ hero }) => hero);
/** Sizes that any maker's car may take. */
const sizes = new Set(['batteries', 'wiper-blades', 'headlight-bulbs']);

/** Whether a vehicle has parts of a type at all: a sealed lamp has no bulb, an electric car no plug. */
function hasAny(type: PartTypeSeed, { modelId, year, engineId }: Row): boolean {
  const own = fleet.popular.find(({ model, y0, y1 }) => model.id === modelId && y0 <= year && year <= y1)!;
  const engine = own.engines.find(({ id }) => id === engineId)!;
  return needsOf(type, { sheet: own.sheet, engine, cars: own.model.cars }).length > 0;
}

test.each(wanted)(
  '[PLUS-035] $market $make $model has something in every category, its sizes in every year, and in its era all that sells',
  async ({ market, make, model, hero: [from, to] = [Infinity, 0] }) => {
    const categories = taxonomy.categories.filter(({ parentId }) => parentId === null);
    expect(categories).toHaveLength(7);
    const vehicles = await vehiclesOf(market, make, model);
    expect(vehicles.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const vehicle of vehicles) {
      const isInEra = from <= vehicle.year && vehicle.year <= to;
      for (const type of heroes) {
        if (!isInEra && !sizes.has(type.code)) continue;
        const { id } = taxonomy.types.find(({ code }) => code === type.code)!;
        const isThere = (await countOf(vehicle, [id])) > 0;
        if (isThere !== hasAny(type, vehicle)) wrong.push(`${named(vehicle)} ${type.code}`);
      }
    }
    for (const vehicle of [vehicles[0]!, vehicles[vehicles.length >> 1]!, vehicles.at(-1)!]) {
      for (const category of categories) {
        const types = typesBelow(taxonomy, category).map(({ id }) => id);
        if ((await countOf(vehicle, types)) === 0) wrong.push(`${named(vehicle)} ${category.path}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
