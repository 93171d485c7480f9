import type { Engine } from './sheet.ts';
import type { ModelRow } from './vehicleSeed.ts';

/**
 * Markets ('*' for all), a group of makes or 'Ford|Focus', an engine ('1.5 4': litres and cylinders, then T, D or H where it has to
 * be a turbo, a diesel or a hybrid; '*' for all), what is true of it, and from which year to which: of a model its model years, of a group
 * the first ones of generations.
 */
export type EngineLine<T> = readonly [
  markets: string,
  who: string,
  engine: string,
  has: T,
  from?: number,
  to?: number,
];

/** A model on the platform that it is built on. */
export interface Built {
  group: string;
  /** First model year of its generation. */
  start: number;
  model: ModelRow;
}

export const isHybrid = ({ fuel }: Engine) => fuel.includes('hybrid');

export function isEngine(written: string, engine: Engine): boolean {
  if (written === '*') return true;
  const [litres, rest = ''] = written.split(' ');
  const isOf = (letter: string) => rest.endsWith(letter);
  return (
    engine.litres.toFixed(1) === litres &&
    engine.cylinders === Number.parseInt(rest, 10) &&
    (!isOf('T') || engine.isTurbo) &&
    isOf('D') === (engine.fuel === 'diesel') &&
    isOf('H') === isHybrid(engine)
  );
}

/** Whether a line is of a model, and not of a group of makes. */
const isOfModel = ([, who]: EngineLine<unknown>) => who.includes('|');

const linesOf = <T>(
  lines: readonly EngineLine<T>[],
  { group, model: { market, make, name } }: Built,
): readonly EngineLine<T>[] =>
  lines.filter(
    ([markets, who]) =>
      (markets === '*' || markets.split(' ').includes(market)) &&
      (who === group || who === `${make}|${name}`),
  );

/** What is written of the engines of a car in a model year; what is written last wins. */
export function engineLineOf<T>(
  lines: readonly EngineLine<T>[],
  built: Built,
  year: number,
): (engine: Engine) => T | undefined {
  const own = linesOf(lines, built).filter((line) => {
    const [, , , , from = 0, to = Infinity] = line;
    const at = isOfModel(line) ? year : built.start;
    return from <= at && at <= to;
  });
  return (engine) => own.findLast(([, , written]) => isEngine(written, engine))?.[3];
}

/** Model years in which an engine of a model changed to what it has from then on. */
export const changesIn = (lines: readonly EngineLine<unknown>[], built: Built): readonly number[] =>
  linesOf(lines, built)
    .filter(isOfModel)
    .flatMap(([, , , , from, to]) => [...(from ? [from] : []), ...(to ? [to + 1] : [])]);
