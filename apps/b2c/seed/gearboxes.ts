import { readData } from '../src/markets/seedFiles.ts';
import { byModel, eachModel } from './byModel.ts';
import { changesIn, engineLineOf, type Built, type EngineLine } from './engineLines.ts';
import type { Engine } from './sheet.ts';

export type Gearbox = 'both' | 'manual' | 'automatic';

export type GearboxLine = EngineLine<Gearbox>;

let known: readonly GearboxLine[] | undefined;
let lines: ReadonlyMap<string, readonly GearboxLine[]> | undefined;

/** Cars that were sold with a clutch pedal, and their engines that were not. */
export const readGearboxes = (): readonly GearboxLine[] =>
  (known ??= eachModel(readData<readonly GearboxLine[]>('gearboxes.json')));

function linesOf({ model: { market, make, name } }: Built): readonly GearboxLine[] {
  lines ??= byModel(readGearboxes());
  return lines.get(`${market}|${make}|${name}`) ?? [];
}

/** Model years in which a model, or an engine of it, got or lost its clutch. */
export const gearboxChangesOf = (built: Built): readonly number[] => changesIn(linesOf(built), built);

/** What nobody wrote down shifts by itself. */
export function gearboxOf(built: Built, year: number): (engine: Engine) => Gearbox {
  const own = engineLineOf(linesOf(built), built, year);
  return (engine) => own(engine) ?? 'automatic';
}
