import { readData } from '../src/markets/seedFiles.ts';
import { byEngine, type ByEngine } from './byEngine.ts';
import { byModel } from './byModel.ts';
import type { Engine } from './sheet.ts';
import type { ModelRow } from './vehicleSeed.ts';

/** Whether the cars of a model stop at a red light: `some` where it was sold with and without. */
export type StartStop = 'always' | 'some' | 'never';

/** Markets, 'Ford|F-150' or 'BMW|*', which of its engines, and from which model year to which. */
export type StartStopLine = readonly [
  markets: string,
  model: string,
  which: ByEngine<StartStop>,
  from?: number,
  to?: number,
];

export const readStartStop = () => readData<readonly StartStopLine[]>('start-stop.json');

let known: ReadonlyMap<string, readonly StartStopLine[]> | undefined;

function linesOf({ market, make, name }: ModelRow): readonly StartStopLine[] {
  known ??= byModel(readStartStop());
  return [...(known.get(`${market}|${make}|*`) ?? []), ...(known.get(`${market}|${make}|${name}`) ?? [])];
}

/** Model years of a generation in which nothing changes. */
export interface Phase {
  y0: number;
  y1: number;
  startStop: (engine: Engine) => StartStop;
}

/** A generation in as few phases as tell when its engines began to stop, cut at other changes too; what is written last wins. */
export function phasesOf(
  { model, y0, y1 }: { model: ModelRow; y0: number; y1: number },
  changes: readonly number[] = [],
): Phase[] {
  const lines = linesOf(model).filter(([, , , from = 0, to = Infinity]) => from <= y1 && y0 <= to);
  const starts = [...changes, ...lines.flatMap(([, , , from = y0, to = y1]) => [from, to + 1])];
  const firsts = [...new Set([y0, ...starts.filter((year) => y0 < year && year <= y1)])].sort(
    (a, b) => a - b,
  );
  return firsts.map((first, at) => {
    const own = lines.filter(([, , , from = 0, to = Infinity]) => from <= first && first <= to).reverse();
    return {
      y0: first,
      y1: (firsts[at + 1] ?? y1 + 1) - 1,
      startStop: (engine) => startStopOf(own, engine),
    };
  });
}

/** An electric car has no starter to wear out its battery, but a mat of glass to feed; a hybrid starts by its motor. */
function startStopOf(lines: readonly StartStopLine[], engine: Engine): StartStop {
  if (engine.fuel === 'electric' || engine.fuel === 'hydrogen') return 'always';
  if (engine.fuel.includes('hybrid')) return 'never';
  for (const [, , which] of lines) {
    const own = byEngine(which, engine);
    if (own !== undefined) return own;
  }
  return 'never';
}
