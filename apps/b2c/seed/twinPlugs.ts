import { readData } from '../src/markets/seedFiles.ts';
import { changesIn, engineLineOf, type Built, type EngineLine } from './engineLines.ts';
import type { Engine } from './sheet.ts';

let known: readonly EngineLine<'twin'>[] | undefined;

/** Engines whose heads have two spark plugs for each cylinder. */
export const readTwinPlugs = () => (known ??= readData<readonly EngineLine<'twin'>[]>('twin-plugs.json'));

/** Model years in which an engine of a model got heads with as many plugs again, or lost them. */
export const plugChangesOf = (built: Built): readonly number[] => changesIn(readTwinPlugs(), built);

/** How many spark plugs an engine takes. */
export function plugsOf(built: Built, year: number): (engine: Engine) => number {
  const twinOf = engineLineOf(readTwinPlugs(), built, year);
  return (engine) => engine.cylinders * (twinOf(engine) === 'twin' ? 2 : 1);
}
