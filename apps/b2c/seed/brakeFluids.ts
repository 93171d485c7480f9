import { readData } from '../src/markets/seedFiles.ts';
import { byModel, eachModel, linesOfModel } from './byModel.ts';
import type { Sheet } from './sheet.ts';
import type { ModelRow } from './vehicleSeed.ts';

/** Markets, 'Ford|Ka, Ikon' ('Ford|*' for the others of a make), DOT grade, first model years of the generations that take it. */
type BrakeFluidLine = readonly [markets: string, who: string, grade: string, from: number, to: number];

let lines: ReadonlyMap<string, readonly BrakeFluidLine[]> | undefined;

/** What a make fills in depends on where it builds: its cars of one market may be those of another maker. */
export function brakeFluidOf(
  model: ModelRow,
  { start, brakeFluid }: Pick<Sheet, 'start' | 'brakeFluid'>,
): string {
  lines ??= byModel(eachModel(readData<readonly BrakeFluidLine[]>('brake-fluids.json')));
  const line = linesOfModel(lines, model).findLast(([, , , from, to]) => from <= start && start <= to);
  return line?.[2] ?? brakeFluid;
}
