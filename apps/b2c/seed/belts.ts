import { readData } from '../src/markets/seedFiles.ts';
import { changesIn, engineLineOf, isHybrid, type Built, type EngineLine } from './engineLines.ts';
import type { Engine } from './sheet.ts';

interface Belts {
  /** Engines that time by a belt; all others have a chain. */
  timing: readonly EngineLine<'belt' | 'chain'>[];
  /** Hybrids whose engine drives a pump or a generator by a belt; all others do it by motors. */
  hybrids: readonly EngineLine<'belt'>[];
}

let known: Belts | undefined;
export const readBelts = (): Belts => (known ??= readData<Belts>('belts.json'));

/** Model years in which an engine of a model changed what times it. */
export const beltChangesOf = (built: Built): readonly number[] => changesIn(readBelts().timing, built);

export interface OwnBelts {
  timingBelt: (engine: Engine) => boolean;
  /** On the pulleys of the engine. */
  accessoryBelt: (engine: Engine) => boolean;
}

export function beltsOf(built: Built, year: number): OwnBelts {
  const { timing, hybrids } = readBelts();
  const timingOf = engineLineOf(timing, built, year);
  const accessoryOf = engineLineOf(hybrids, built, year);
  return {
    timingBelt: (engine) => timingOf(engine) === 'belt',
    accessoryBelt: (engine) => !isHybrid(engine) || accessoryOf(engine) === 'belt',
  };
}
