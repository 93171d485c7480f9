import { toRanges, type SourceApplication } from '../src/fitment/applicationRanges.ts';
import type { Qualifier } from '../src/fitment/fitModel.ts';
import { optionValues } from '../src/fitment/questions.ts';
import type { Random } from './random.ts';
import type { PartTypeSeed } from './seedData.ts';
import type { ModelRow } from './vehicleSeed.ts';

export interface ApplicationSeed {
  market: string;
  modelId: number;
  y0: number;
  y1: number;
  engines: number[] | null;
  qualifiers: Qualifier[] | null;
  position: string | null;
  quantity: number;
}

/** Models of a market with a running weight, so that popular ones are picked more often. */
export interface ModelPool {
  models: ModelRow[];
  weights: number[];
  total: number;
}

export function poolOf(models: readonly ModelRow[]): ModelPool {
  let total = 0;
  const weights = models.map(({ popularity }) => (total += popularity + 8));
  return { models: [...models], weights, total };
}

function pickModel(random: Random, pool: ModelPool): ModelRow {
  const at = random.next() * pool.total;
  let low = 0;
  let high = pool.weights.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pool.weights[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return pool.models[low]!;
}

/**
 * Fits of a part for the heroes of one class: their era, ragged at both ends.
 * @param isWhole every year of theirs instead
 */
export function heroApplications(
  random: Random,
  type: PartTypeSeed,
  models: readonly ModelRow[],
  position: string | null,
  index: number,
  isWhole: boolean,
): ApplicationSeed[] {
  const someEngines = type.byEngine && index % 4 === 3;
  const qualifiers = heroQualifiers(type, models, index);
  return models.flatMap((model) => {
    const [from, to] = model.popular!.hero!;
    // Drawn whatever they are used for, so that the rest of the catalogue does not depend on it.
    const ragged: [number, number] = [from - random.int(0, 3), to + random.int(0, 2)];
    const [first, last] = isWhole ? wholeEra(model) : ragged;
    return ranges(random, model, first, last, someEngines, 0).map((range) => ({
      ...range,
      market: model.market,
      qualifiers,
      position,
      quantity: type.quantity,
    }));
  });
}

const wholeEra = ({ engines }: ModelRow): [number, number] => [
  Math.min(...engines.keys()),
  Math.max(...engines.keys()),
];

/** Fits for models in all their years, whatever the engine; an electric car has nothing of what burns. */
export function wholeEraApplications(
  type: PartTypeSeed,
  models: readonly ModelRow[],
  position: string | null,
): ApplicationSeed[] {
  return models
    .filter(({ isElectric }) => !(isElectric && (type.byEngine || type.burns)))
    .flatMap((model) => {
      const source = [...model.engines.keys()].map((year) => ({ modelId: model.id, year, engineId: null }));
      return toRanges(source).map((range) => ({
        ...range,
        market: model.market,
        qualifiers: null,
        position,
        quantity: type.quantity,
      }));
    });
}

/** Half of a class's parts need one answer, the other half fit without: a shelf shows both (PLUS-003). */
function heroQualifiers(type: PartTypeSeed, models: readonly ModelRow[], index: number): Qualifier[] | null {
  const round = Math.floor(index / Math.max(1, type.positions.length));
  if (!type.question || round > 1 || index > 3) return null;
  const options = optionsOf(type.question, models[0]?.id ?? 0);
  return [{ question: type.question, value: options[round]!, options }];
}

const diameters = [262, 280, 296, 312, 320, 330, 350];

function optionsOf(question: string, model: number): string[] {
  const closed = optionValues(question);
  if (closed.length) return [...closed];
  const first = (model % (diameters.length - 2)) + 1;
  return [String(diameters[first]), String(diameters[first + 1])];
}

/** Fits of any other part: one to three models a market, a few years, sometimes a gap or only some engines. */
export function randomApplications(
  random: Random,
  type: PartTypeSeed,
  pools: readonly ModelPool[],
  position: string | null,
): ApplicationSeed[] {
  return pools.flatMap((pool) => {
    const models = new Set(Array.from({ length: random.int(1, 3) }, () => pickModel(random, pool)));
    return [...models].flatMap((model) => {
      const years = [...model.engines.keys()];
      const from = random.pick(years);
      const qualifiers = randomQualifiers(random, type, model.id);
      const some = type.byEngine && random.chance(0.4);
      return ranges(random, model, from, from + random.int(2, 7), some, 0.06).map((range) => ({
        ...range,
        market: model.market,
        qualifiers,
        position,
        quantity: type.quantity,
      }));
    });
  });
}

function randomQualifiers(random: Random, type: PartTypeSeed, model: number): Qualifier[] | null {
  if (!type.question || !random.chance(0.25)) return null;
  const options = optionsOf(type.question, model);
  return [{ question: type.question, value: random.pick(options), options }];
}

function ranges(
  random: Random,
  model: ModelRow,
  from: number,
  to: number,
  someEngines: boolean,
  gaps: number,
): { modelId: number; y0: number; y1: number; engines: number[] | null }[] {
  const source: SourceApplication[] = [];
  for (let year = from; year <= to; year++) {
    const engines = model.engines.get(year);
    if (!engines || (gaps > 0 && random.chance(gaps))) continue;
    const picked = someEngines && engines.size > 1 ? [...engines].filter((_, i) => i % 2 === 0) : [null];
    for (const engineId of picked) source.push({ modelId: model.id, year, engineId });
  }
  return toRanges(source);
}
