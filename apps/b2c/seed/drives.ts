import { readData } from '../src/markets/seedFiles.ts';
import { byEngine, type ByEngine } from './byEngine.ts';
import { byModel, eachModel, linesOfModel } from './byModel.ts';
import type { Engine } from './sheet.ts';
import type { ModelRow } from './vehicleSeed.ts';

/** Which wheels the cars of a model drive: `both` where it was sold with either, and only its owner can tell. */
export type Drive = 'both' | '2wd' | '4wd';

/** Markets, 'BMW|X1, X2' ('Subaru|*' for the others of a make), which of its engines, and the first model years of the generations that it holds for. */
export type DriveLine = readonly [
  markets: string,
  model: string,
  which: ByEngine<Drive>,
  from?: number,
  to?: number,
];

let written: readonly DriveLine[] | undefined;

export const readDrives = (): readonly DriveLine[] =>
  (written ??= eachModel(readData<readonly DriveLine[]>('drives.json')));

let known: ReadonlyMap<string, readonly DriveLine[]> | undefined;

/** What is written last of a generation wins; what nobody wrote down was sold in one way. */
export function driveOf(model: ModelRow, y0: number): (engine: Engine) => Drive | undefined {
  known ??= byModel(readDrives());
  const line = linesOfModel(known, model).findLast(
    ([, , , from = 0, to = Infinity]) => from <= y0 && y0 <= to,
  );
  return (engine) => byEngine(line?.[2], engine);
}
