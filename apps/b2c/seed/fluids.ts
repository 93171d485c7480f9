import type { Qualifier } from '../src/fitment/fitModel.ts';
import { conditions, type Vehicle } from './conditions.ts';
import { gearOilsOf } from './gearOils.ts';
import { rangesOf } from './rangesOf.ts';
import type { Fleet } from './slots.ts';
import type { PartTypeSeed } from './seedData.ts';
import type { TypeEntry } from './taxonomy.ts';
import type { ModelRow } from './vehicleSeed.ts';

/** What the vehicles of a model take of a fluid. */
export interface FluidNeedSeed {
  market: string;
  modelId: number;
  typeId: number;
  y0: number;
  y1: number;
  engines: number[] | null;
  attribute: string;
  grade: string;
  may: readonly string[];
  question: string | null;
  litres: number;
  approval: string | null;
  place: string | null;
  qualifiers: readonly Qualifier[] | null;
}

export interface Fill {
  /** What the manual asks for. */
  grade: string;
  /** What it asks for beside the grade: by its maker, or a class of the trade. */
  approval: string | null;
  litres: number;
  /** Where the car has more places than one for it. */
  place?: string;
  /** What only the owner knows of whether the car has it. */
  ask?: Qualifier | null;
}

const litresPerQuart = 0.946_353;

export interface VehicleOfYear extends Vehicle {
  year: number;
}

/** To the code of a part type, what a sheet says of it. */
const fills: Readonly<Record<string, (vehicle: VehicleOfYear) => Fill | readonly Fill[] | null>> = {
  'motor-oil': ({ sheet, engine, year }) => {
    const oil = sheet.oil(engine, year);
    if (!oil) return null;
    const litres = Math.round(oil.quarts * litresPerQuart * 100) / 100;
    return { grade: oil.viscosity, approval: sheet.oilApproval(engine, year, oil.viscosity), litres };
  },
  /** What it holds in all: an electric car cools its battery. */
  antifreeze: ({ sheet, engine: { litres } }) => ({
    grade: sheet.coolant,
    approval: null,
    litres: Math.round(litres === 0 ? 80 : 44 + 14 * litres) / 10,
  }),
  /** What runs out at the plug, of the size of the transmission. */
  'transmission-fluid': ({ sheet, engine }) => ({
    grade: sheet.transmissionFluid(engine),
    approval: null,
    litres: Math.round(34 + 40 * sheet.classSize) / 10,
  }),
  /** What runs through until it is clear: the lines of a long car hold more. */
  'brake-fluid': ({ sheet }) => ({
    grade: sheet.brakeFluid,
    approval: null,
    litres: Math.round(7 + 4 * sheet.classSize) / 10,
  }),
  'gear-oil': (vehicle) => gearOilsOf(vehicle).map((oil) => ({ ...oil, approval: null })),
};

/** What a vehicle takes of a fluid, at each place that has it; nothing where none has. */
export function fillsOf(type: PartTypeSeed, vehicle: VehicleOfYear): readonly Fill[] {
  const hasIt = (type.needs ?? []).every((need) => conditions[need]!(vehicle));
  return hasIt ? [fills[type.code]?.(vehicle) ?? []].flat() : [];
}

interface Line {
  model: ModelRow;
  fill: Fill;
  years: Map<number, Set<number>>;
}

/** What every vehicle of the fleet takes of a fluid. */
export function fluidNeedsOf({ id: typeId, seed }: TypeEntry, { members }: Fleet): FluidNeedSeed[] {
  const { fluid } = seed;
  if (!fluid) return [];
  const lines = new Map<string, Line>();
  for (const { model, sheet, engines, y0, y1 } of members) {
    for (const engine of engines) {
      for (let year = y0; year <= y1; year++) {
        if (!model.engines.get(year)?.has(engine.id)) continue;
        const own = fillsOf(seed, { sheet, engine, year, cars: model.cars });
        if (own.length === 0) break;
        for (const fill of own) {
          const { grade, approval, litres, place, ask } = fill;
          const key = [model.id, grade, approval, litres, place, ask?.question].join('|');
          const line = lines.get(key) ?? { model, fill, years: new Map<number, Set<number>>() };
          lines.set(key, line);
          line.years.set(year, (line.years.get(year) ?? new Set()).add(engine.id));
        }
      }
    }
  }
  return [...lines.values()].flatMap(({ model, fill, years }) =>
    rangesOf(model, years).map((range) => ({
      ...range,
      ...{ market: model.market, typeId, attribute: fluid.attribute },
      ...{ grade: fill.grade, may: fluid.may[fill.grade] ?? [], question: seed.question },
      ...{ litres: fill.litres, approval: fill.approval },
      ...{ place: fill.place ?? null, qualifiers: fill.ask ? [fill.ask] : null },
    })),
  );
}
