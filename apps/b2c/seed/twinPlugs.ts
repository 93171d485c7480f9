import { readData } from '../src/markets/seedFiles.ts';
import { changesIn, engineLineOf, type Built, type EngineLine } from './engineLines.ts';
import type { Engine } from './sheet.ts';

type Plugs = EngineLine<'twin' | 'single'>;

let known: readonly Plugs[] | undefined;

/** Engines whose heads have two spark plugs for each cylinder, and models that had one where others of the group had two. */
export const readTwinPlugs = () => (known ??= readData<readonly Plugs[]>('twin-plugs.json'));

/** Model years in which an engine of a model got other heads. */
export const plugChangesOf = (built: Built): readonly number[] => changesIn(readTwinPlugs(), built);

/** How many spark plugs an engine takes. */
export function plugsOf(built: Built, year: number): (engine: Engine) => number {
  const twinOf = engineLineOf(readTwinPlugs(), built, year);
  return (engine) => engine.cylinders * (twinOf(engine) === 'twin' ? 2 : 1);
}
