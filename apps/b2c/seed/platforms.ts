import { readData } from '../src/markets/seedFiles.ts';
import { readEngineLabel, type ModelRow } from './vehicleSeed.ts';

/** What is alike in size: every measure that nobody wrote down is drawn within its range. */
export type VehicleClass =
  | 'city'
  | 'small'
  | 'comp'
  | 'mid'
  | 'large'
  | 'sport'
  | 'cuv'
  | 'suv'
  | 'bof'
  | 'pus'
  | 'pum'
  | 'pu'
  | 'hd'
  | 'van';

/** A generation of a car, in every market and under every name that it was sold. */
export interface Platform {
  /** 'Honda Civic@2016': make, model and first model year. */
  id: string;
  /** Who built it: a Mercury Villager is a Nissan Quest. */
  make: string;
  class: VehicleClass;
  y0: number;
  y1: number;
  members: { model: ModelRow; y0: number; y1: number }[];
}

/**
 * `starts` are first model years; none of them: the rule finds them. A name that came back on another car has a class for each
 * of its starts. `twins`: a start to the platform that it is.
 */
export type Generations = readonly [
  market: string,
  make: string,
  model: string,
  vehicleClass: string | Readonly<Record<string, string>>,
  starts: readonly number[],
  twins?: Readonly<Record<string, string>>,
];

export const readGenerations = () => readData<readonly Generations[]>('generations.json');

const longestRun = 7;
const shortestRun = 4;
/** Two markets rarely begin in the same model year. */
const apart = 2;

/**
 * Every model in the generations that it had, those of several markets joined. No random number: a platform depends on
 * its own models alone.
 */
export function platformsOf(
  models: readonly ModelRow[],
  labels: ReadonlyMap<number, string>,
  generations: readonly Generations[] = readGenerations(),
): Platform[] {
  const written = new Map(generations.map((entry) => [entry.slice(0, 3).join('|'), entry]));
  const platforms = new Map<string, Platform>();
  const byName = new Map<string, Platform[]>();
  const makes = new Map(models.map(({ make, name }) => [`${make} ${name}`, make]));
  for (const model of models) {
    const own = (market: string) => written.get([market, model.make, model.name].join('|'));
    const [, , , given, starts = [], twins = {}] = own(model.market) ?? own('us') ?? [];
    const classAt = (start: number) =>
      ((typeof given === 'object' ? given[start] : given)?.replace('ev-', '') as VehicleClass | undefined) ??
      classOf(model, labels);
    const years = [...model.engines.keys()].sort((a, b) => a - b);
    const runs = starts.length > 0 ? splitAt(years, starts) : runsOf(years, model, labels);
    const name = `${model.make} ${model.name}`;
    const known = byName.get(name) ?? [];
    for (const run of runs) {
      const [y0, y1] = [run[0]!, run.at(-1)!];
      const start = starts.filter((year) => year <= y0).at(-1) ?? y0;
      const near = (platform: Platform) => Math.abs(startOf(platform) - start);
      // Two generations of one market may begin within that time of it: the nearest is the one.
      const [joined] = known
        .filter(
          (platform) => near(platform) <= apart && !platform.members.some((member) => member.model === model),
        )
        .sort((a, b) => near(a) - near(b));
      const id = twins[start] ?? joined?.id ?? `${name}@${start}`;
      const platform = platforms.get(id) ?? {
        ...{
          id,
          make: makes.get(id.slice(0, id.lastIndexOf('@'))) ?? model.make,
          class: classAt(start),
          y0,
          y1,
        },
        members: [],
      };
      platforms.set(id, platform);
      platform.members.push({ model, y0, y1 });
      platform.y0 = Math.min(platform.y0, y0);
      platform.y1 = Math.max(platform.y1, y1);
      if (id.startsWith(`${name}@`) && !known.includes(platform)) known.push(platform);
    }
    byName.set(name, known);
  }
  return [...platforms.values()];
}

/** The first model year that its id tells. */
export const startOf = ({ id }: Pick<Platform, 'id'>): number => Number(id.slice(id.lastIndexOf('@') + 1));

function splitAt(years: readonly number[], starts: readonly number[]): number[][] {
  const runs = new Map<number, number[]>();
  for (const year of years) {
    const start = starts.filter((first) => first <= year).at(-1) ?? 0;
    runs.set(start, [...(runs.get(start) ?? []), year]);
  }
  return [...runs.values()];
}

/** A new one after a gap, after seven years, or after four when the engines changed. */
function runsOf(
  years: readonly number[],
  { engines }: ModelRow,
  labels: ReadonlyMap<number, string>,
): number[][] {
  const named = (year: number) => new Set([...(engines.get(year) ?? [])].map((id) => labels.get(id)));
  const runs: number[][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    const begins =
      !run ||
      run.at(-1) !== year - 1 ||
      run.length >= longestRun ||
      (run.length >= shortestRun && alike(named(year - 1), named(year)) < 0.6);
    if (begins) runs.push([year]);
    else run.push(year);
  }
  return runs;
}

function alike(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): number {
  const both = [...a].filter((it) => b.has(it)).length;
  return both / Math.max(1, a.size + b.size - both);
}

const midsizePickups = /^(Ranger|Colorado|Canyon|Ridgeline|Dakota|Maverick|Tacoma|Frontier|Gladiator)/;
const heavy = /\b(2500|3500|HD)\b|^F-[2-6]\d0$/;
const framed =
  /^(Tahoe|Suburban|Yukon|Expedition|Sequoia|Land Cruiser|Armada|Wrangler|4Runner|Bronco$|Navigator|Escalade)/;

/** By body, name and its largest engine. */
function classOf(model: ModelRow, labels: ReadonlyMap<number, string>): VehicleClass {
  const facts = [...new Set([...model.engines.values()].flatMap((ids) => [...ids]))].map((id) =>
    readEngineLabel(labels.get(id) ?? ''),
  );
  const litres = Math.max(0, ...facts.map(({ displacement }) => displacement ?? 0));
  const cylinders = Math.max(0, ...facts.map((fact) => fact.cylinders ?? 0));
  switch (model.body) {
    case 'Pickup':
      if (heavy.test(model.name)) return 'hd';
      return midsizePickups.test(model.name) ? 'pum' : 'pu';
    case 'Minivan':
    case 'Van':
      return 'van';
    case 'SUV':
      if (framed.test(model.name)) return 'bof';
      return litres <= 2.5 && cylinders <= 4 ? 'cuv' : 'suv';
    case 'Convertible':
    case 'Coupe':
      if (cylinders >= 6) return 'sport';
  }
  if (model.isElectric) return 'mid';
  if (litres <= 1.4) return 'city';
  if (litres <= 1.6) return 'small';
  if (litres <= 2) return 'comp';
  return litres <= 3.5 ? 'mid' : 'large';
}
