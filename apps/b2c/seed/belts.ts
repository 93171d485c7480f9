import { readData } from '../src/markets/seedFiles.ts';
import type { Engine } from './sheet.ts';
import type { ModelRow } from './vehicleSeed.ts';

/**
 * Markets ('*' for all), a group of makes or 'Ford|Focus', an engine ('1.5 4': litres and cylinders, then T, D or H where it has to
 * be a turbo, a diesel or a hybrid), what it has, and from which year to which: of a model its model years, of a group the
 * first ones of generations.
 */
export type BeltLine = readonly [
  markets: string,
  who: string,
  engine: string,
  has: 'belt' | 'chain',
  from?: number,
  to?: number,
];

interface Belts {
  /** Engines that time by a belt; all others have a chain. */
  timing: readonly BeltLine[];
  /** Hybrids whose engine drives a pump or a generator by a belt; all others do it by motors. */
  hybrids: readonly BeltLine[];
}

let known: Belts | undefined;
export const readBelts = (): Belts => (known ??= readData<Belts>('belts.json'));

export const isHybrid = ({ fuel }: Engine) => fuel.includes('hybrid');

function isEngine(written: string, engine: Engine): boolean {
  const [litres, rest = ''] = written.split(' ');
  const cylinders = Number.parseInt(rest, 10);
  const isOf = (letter: string) => rest.endsWith(letter);
  return (
    engine.litres.toFixed(1) === litres &&
    engine.cylinders === cylinders &&
    (!isOf('T') || engine.isTurbo) &&
    isOf('D') === (engine.fuel === 'diesel') &&
    isOf('H') === isHybrid(engine)
  );
}

interface Built {
  group: string;
  /** First model year of its generation. */
  start: number;
  model: ModelRow;
}

/** Lines of a model and its group; what is written last wins. */
const linesOf = (lines: readonly BeltLine[], { group, model: { market, make, name } }: Built) =>
  lines.filter(
    ([markets, who]) =>
      (markets === '*' || markets.split(' ').includes(market)) &&
      (who === group || who === `${make}|${name}`),
  );

const isModel = (who: string) => who.includes('|');

/** Model years in which an engine of a model changed to what it has from then on. */
export const changesOf = (built: Built): readonly number[] =>
  linesOf(readBelts().timing, built).flatMap(([, who, , , from, to]) =>
    isModel(who) ? [...(from ? [from] : []), ...(to ? [to + 1] : [])] : [],
  );

export interface OwnBelts {
  timingBelt: (engine: Engine) => boolean;
  /** On the pulleys of the engine. */
  accessoryBelt: (engine: Engine) => boolean;
}

export function beltsOf(built: Built, year: number): OwnBelts {
  const { timing, hybrids } = readBelts();
  const has = (lines: readonly BeltLine[], engine: Engine) => {
    const line = lines.findLast(([, who, written, , from = 0, to = Infinity]) => {
      const at = isModel(who) ? year : built.start;
      return isEngine(written, engine) && from <= at && at <= to;
    });
    return line?.[3] === 'belt';
  };
  const ownTiming = linesOf(timing, built);
  const ownHybrids = linesOf(hybrids, built);
  return {
    timingBelt: (engine) => has(ownTiming, engine),
    accessoryBelt: (engine) => !isHybrid(engine) || has(ownHybrids, engine),
  };
}
