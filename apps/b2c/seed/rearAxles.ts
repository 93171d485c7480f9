import { readData } from '../src/markets/seedFiles.ts';
import { byEngine, type ByEngine } from './byEngine.ts';
import { byModel, eachModel, linesOfModel } from './byModel.ts';
import type { Engine, Sheet } from './sheet.ts';
import type { VehicleClass } from './platforms.ts';
import type { ModelRow } from './vehicleSeed.ts';

/**
 * Whether the rear wheels are driven through a differential: by every car (`alone` where no front wheel ever is), by those
 * with four-wheel drive, by none. `rear`: they are driven first, by a gearbox or a motor that sits at them.
 */
export type RearAxle = 'always' | 'alone' | 'rear' | '4wd' | 'never';

export type GearPlace = 'rearAxle' | 'gearbox';

/** Markets, 'BMW|X1, X2' ('BMW|*' for the others of a make), which, first model years of the generations that it holds for. */
export type RearAxleLine = readonly [
  markets: string,
  who: string,
  how: ByEngine<RearAxle>,
  from?: number,
  to?: number,
];

/** A place, a group of makes, a make, a model ('Subaru BRZ') or '*', classes or '*', first model years of generations, and the grade; null where it takes another fluid. */
type GearOilLine = readonly [
  place: GearPlace,
  who: string,
  classes: string,
  from: number,
  grade: string | null,
];

let axles: readonly RearAxleLine[] | undefined;
let lines: ReadonlyMap<string, readonly RearAxleLine[]> | undefined;
let oils: readonly GearOilLine[] | undefined;

export const readRearAxles = (): readonly RearAxleLine[] =>
  (axles ??= eachModel(readData<readonly RearAxleLine[]>('rear-axles.json')));

export const readGearOils = (): readonly GearOilLine[] =>
  (oils ??= readData<readonly GearOilLine[]>('gear-oils.json'));

const onFrames: ReadonlySet<VehicleClass> = new Set(['pum', 'pu', 'hd', 'bof']);

/** What is written last of a generation wins, of a model before what is of its make. What nobody wrote down stands on its frame, or drives its front wheels first. */
export function rearAxleOf(
  model: ModelRow,
  { class: vehicleClass, start }: Pick<Sheet, 'class' | 'start'>,
): (engine: Engine) => RearAxle {
  lines ??= byModel(readRearAxles());
  const line = linesOfModel(lines, model).findLast(
    ([, , , from = 0, to = Infinity]) => from <= start && start <= to,
  );
  const usual = onFrames.has(vehicleClass) ? 'always' : '4wd';
  return (engine) => byEngine(line?.[2], engine) ?? usual;
}

/** The grade that a maker fills in at a place. */
export function gearOilRule(
  place: GearPlace,
  { group, class: vehicleClass, start, platform: { id, make } }: Sheet,
): string | null {
  const model = id.slice(0, id.lastIndexOf('@'));
  const line = readGearOils().findLast(
    ([at, who, classes, from]) =>
      at === place &&
      ['*', group, make, model].includes(who) &&
      (classes === '*' || classes.split(' ').includes(vehicleClass)) &&
      from <= start,
  );
  return line![4];
}
