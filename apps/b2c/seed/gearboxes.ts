import { readData } from '../src/markets/seedFiles.ts';
import { engineLineOf, type Built, type EngineLine } from './engineLines.ts';
import type { Engine } from './sheet.ts';

export type Gearbox = 'both' | 'manual' | 'automatic';

let known: readonly EngineLine<Gearbox>[] | undefined;

/** Engines of cars that were sold with one kind of gearbox, where their class may have both. */
export const readGearboxes = () => (known ??= readData<readonly EngineLine<Gearbox>[]>('gearboxes.json'));

export function gearboxOf(built: Built, year: number): (engine: Engine) => Gearbox {
  const own = engineLineOf(readGearboxes(), built, year);
  return (engine) => own(engine) ?? 'both';
}
