import { expandYears } from '../src/markets/expandYears.ts';
import type { CarTraits, MarketSeed, PopularModel, VehicleLine } from '../src/markets/marketSeed.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';

export interface ModelRow {
  id: number;
  market: string;
  makeId: number;
  make: string;
  name: string;
  body: string | null;
  popularity: number;
  popular: PopularModel | undefined;
  cars: CarTraits;
  /** Year to the engines of that year. */
  engines: Map<number, Set<number>>;
  /** None of its engines burns anything. */
  isElectric: boolean;
}

export interface VehicleSeed {
  makes: { id: number; market: string; name: string; popularity: number }[];
  models: ModelRow[];
  engines: { id: number; label: string }[];
  vehicles: {
    id: number;
    market: string;
    makeId: number;
    modelId: number;
    year: number;
    version: string;
    engineId: number;
  }[];
}

/** The vehicles of the markets, ids given by their order. */
export function buildVehicles(markets: readonly ServerMarket[]): VehicleSeed {
  const seed: VehicleSeed = { makes: [], models: [], engines: [], vehicles: [] };
  const engineIds = new Map<string, number>();
  for (const [index, { code, terms }] of markets.entries()) {
    if (terms.seed !== 'none') addMarket(seed, engineIds, code, index + 1, terms.seed);
  }
  return seed;
}

function addMarket(
  seed: VehicleSeed,
  engineIds: Map<string, number>,
  market: string,
  block: number,
  { vehicles, popularModels, cars = {} }: MarketSeed,
): void {
  const sources = vehicles();
  const models = modelsOf({ market, block, sources, popular: popularModels(), cars });
  const seen = new Set<string>();
  let nextVehicle = block * 1_000_000;
  for (const [make, name, , version, engine, years] of sources) {
    const model = models.get(`${make} ${name}`)!;
    const engineId = engineIds.get(engine) ?? putNew(engineIds, engine, engineIds.size + 1);
    if (engineId > seed.engines.length) seed.engines.push({ id: engineId, label: engine });
    if (readEngineLabel(engine).fuel !== 'electric') model.isElectric = false;
    for (const year of expandYears(years)) {
      const own = `${model.id} ${year} ${version} ${engineId}`;
      if (seen.has(own)) continue;
      seen.add(own);
      (model.engines.get(year) ?? putNew(model.engines, year, new Set<number>())).add(engineId);
      const { id: modelId, makeId } = model;
      seed.vehicles.push({ id: nextVehicle++, market, makeId, modelId, year, version, engineId });
    }
  }
  seed.models.push(...models.values());
  const makes = new Map<number, VehicleSeed['makes'][number]>();
  for (const { makeId, make, popularity } of models.values()) {
    const entry =
      makes.get(makeId) ?? putNew(makes, makeId, { id: makeId, market, name: make, popularity: 0 });
    entry.popularity = Math.max(entry.popularity, popularity);
  }
  seed.makes.push(...makes.values());
}

interface Listed {
  market: string;
  block: number;
  sources: readonly VehicleLine[];
  popular: readonly PopularModel[];
  cars: CarTraits;
}

/** The models of a market by name, ids in the order of their first line. */
function modelsOf({ market, block, sources, popular, cars }: Listed): Map<string, ModelRow> {
  const ranks = new Map(popular.map((entry, rank) => [`${entry.make} ${entry.model}`, { entry, rank }]));
  const makeIds = new Map<string, number>();
  const models = new Map<string, ModelRow>();
  for (const [make, name, body] of sources) {
    const key = `${make} ${name}`;
    const makeId = makeIds.get(make) ?? putNew(makeIds, make, block * 1000 + makeIds.size);
    if (models.has(key)) continue;
    const rank = ranks.get(key);
    models.set(key, {
      id: block * 10_000 + models.size,
      market,
      makeId,
      make,
      name,
      body: body || null,
      popularity: rank ? 1000 - rank.rank * 10 : 0,
      popular: rank?.entry,
      cars,
      engines: new Map(),
      isElectric: true,
    });
  }
  return models;
}

function putNew<K, V>(map: Map<K, V>, key: K, value: V): V {
  map.set(key, value);
  return value;
}

/** Facts that the label of an engine tells: '3.5L V6 Turbo', '1.0 3cil Flex', 'Electric'. */
export function readEngineLabel(label: string): {
  displacement: number | null;
  configuration: string | null;
  cylinders: number | null;
  fuel: string;
} {
  const displacement = /^(\d\.\d)L?\b/.exec(label)?.[1];
  const layout = /\b([IVHWR])(\d+)\b/.exec(label);
  const told = layout?.[2] ?? /\b(\d)cil\b/.exec(label)?.[1];
  const fuels: [RegExp, string][] = [
    [/plug-in/i, 'plug-in hybrid'],
    [/h[íy]brid/i, 'hybrid'],
    [/diesel/i, 'diesel'],
    [/flex/i, 'flex'],
    [/electric/i, 'electric'],
    [/cng/i, 'cng'],
    [/hydrogen/i, 'hydrogen'],
  ];
  return {
    displacement: displacement ? Number(displacement) : null,
    configuration: layout?.[1] ?? null,
    cylinders: told ? Number(told) : null,
    fuel: fuels.find(([pattern]) => pattern.test(label))?.[1] ?? 'gasoline',
  };
}
