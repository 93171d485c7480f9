import type { Vehicle } from '../seed/conditions.ts';
import { needsOf } from '../seed/keys.ts';
import { generateParts, type PartSeed } from '../seed/partSeed.ts';
import type { PartTypeSeed } from '../seed/seedData.ts';
import { defaultParts } from '../seed/seedDatabase.ts';
import { fleetOf, type ApplicationSeed } from '../seed/slots.ts';
import { buildTaxonomy } from '../seed/taxonomy.ts';
import { buildVehicles } from '../seed/vehicleSeed.ts';
import { fitVerdict } from '../src/fitment/fitVerdict.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';

// The catalogue that a first start makes, and the cars that shoppers try it with.

export const { markets } = shippedMarkets;
export const vehicles = buildVehicles(markets);
export const taxonomy = buildTaxonomy(markets);
export const fleet = fleetOf(vehicles);
export const parts: readonly PartSeed[] = [
  ...generateParts({ markets, taxonomy, vehicles, parts: defaultParts, seed: 1 }),
];

export const typeOf = ({ typeId }: PartSeed): PartTypeSeed => taxonomy.types[typeId - 1]!.seed;
export const typeBy = (code: string): PartTypeSeed =>
  taxonomy.types.find(({ seed }) => seed.code === code)!.seed;

/** Types that fit by vehicle. */
export const sized: readonly PartTypeSeed[] = taxonomy.types
  .filter(({ seed }) => seed.fit === 'vehicle')
  .map(({ seed }) => seed);

export interface Car extends Vehicle {
  name: string;
  modelId: number;
  year: number;
  market: string;
}

/** First, middle and last year of every generation of every popular model, with each engine of that year. */
export const cars: readonly Car[] = fleet.popular.flatMap(({ model, sheet, y0, y1, engines }) => {
  const years = [...model.engines.keys()].filter((year) => y0 <= year && year <= y1).sort((a, b) => a - b);
  const some = new Set([years[0]!, years[years.length >> 1]!, years.at(-1)!]);
  return [...some].flatMap((year) =>
    engines
      .filter(({ id }) => model.engines.get(year)!.has(id))
      .map((engine) => {
        const name = `${model.market} ${year} ${model.make} ${model.name} ${engine.litres}`;
        return { name, modelId: model.id, year, engine, sheet, cars: model.cars, market: model.market };
      }),
  );
});

/** Parts with a line for a model, and those lines. */
export const byModel = new Map<number, { part: PartSeed; lines: ApplicationSeed[] }[]>();
for (const part of parts) {
  const lines = new Map<number, ApplicationSeed[]>();
  for (const line of part.applications) lines.set(line.modelId, [...(lines.get(line.modelId) ?? []), line]);
  for (const [model, own] of lines) byModel.set(model, [...(byModel.get(model) ?? []), { part, lines: own }]);
}

export type Answers = Readonly<Record<string, string>>;

export const verdictOf = (
  { modelId, year, engine }: Car,
  lines: readonly ApplicationSeed[],
  answers: Answers = {},
) =>
  fitVerdict(
    { universal: false, applications: lines },
    { modelId, year, engineId: engine.id, source: 'vehicle', makeName: '', modelName: '', engineName: '' },
    answers,
  );

/** What sheet and key say, without any line of the catalogue. */
export function truth(car: Car, part: PartSeed, answers: Answers = {}): string {
  const own = needsOf(typeOf(part), car).filter(({ key }) => key === part.key);
  if (own.some(({ ask }) => ask === null || answers[ask.question] === ask.value)) return 'FITS';
  return own.some(({ ask }) => answers[ask!.question] === undefined) ? 'NEEDS_MORE_INFO' : 'DOES_NOT_FIT';
}

/** Parts of a type that fit a car or wait for an answer. */
export const takenBy = (car: Car, code: string, answers: Answers = {}): PartSeed[] =>
  (byModel.get(car.modelId) ?? [])
    .filter(
      ({ part, lines }) =>
        typeOf(part).code === code && verdictOf(car, lines, answers).state !== 'DOES_NOT_FIT',
    )
    .map(({ part }) => part);

export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];
