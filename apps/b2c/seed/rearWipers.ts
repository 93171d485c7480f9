import { readData } from '../src/markets/seedFiles.ts';
import type { Sheet } from './sheet.ts';
import type { ModelRow } from './vehicleSeed.ts';

/** Which cars of a model have a wiper on the rear window: `some` where it was sold with a trunk and with a hatch. */
export type RearWiper = 'all' | 'some' | 'none';

/** 'us|Ford|Focus', and the first model years of the generations that it holds for; with `of` the model years themselves. */
type Written = readonly [model: string, which: RearWiper, from?: number, to?: number, of?: 'years'];

/** Bodies whose rear window stands at the tail, where it gets dirty. Tables without bodies tell trunks by name. */
const reach: ReadonlySet<string | null> = new Set(['Hatchback', 'Wagon', 'SUV', 'Minivan', 'Van', null]);
const pickups: ReadonlySet<string> = new Set(['pus', 'pum', 'pu', 'hd']);

let known: ReadonlyMap<string, readonly Written[]> | undefined;

function readWritten(): ReadonlyMap<string, readonly Written[]> {
  const byModel = new Map<string, Written[]>();
  for (const line of readData<readonly Written[]>('rear-wipers.json'))
    byModel.set(line[0], [...(byModel.get(line[0]) ?? []), line]);
  return byModel;
}

const writtenOf = ({ market, make, name }: ModelRow): readonly Written[] =>
  (known ??= readWritten()).get(`${market}|${make}|${name}`) ?? [];

/** Model years in which a generation got another body than it began with. */
export const tailChangesOf = (model: ModelRow): readonly number[] =>
  writtenOf(model).flatMap(([, , from = 0, to = Infinity, of]) => (of ? [from, to + 1] : []));

/** What is written of a generation wins over the body that the vehicle tables give the model. */
export function rearWiperOf(model: ModelRow, { class: of }: Sheet, y0: number): RearWiper {
  const [, which] =
    writtenOf(model).findLast(([, , from = 0, to = Infinity]) => from <= y0 && y0 <= to) ?? [];
  return which ?? (reach.has(model.body) && !pickups.has(of) ? 'all' : 'none');
}

/** A sheet for one of the models that share it: a sedan has no rear blade, whatever its hatchback has. */
export function withOwnTail(sheet: Sheet, { model, y0 }: { model: ModelRow; y0: number }): Sheet {
  const which = rearWiperOf(model, sheet, y0);
  const rear = which === 'none' ? null : sheet.blades.rear;
  return { ...sheet, blades: { ...sheet.blades, rear, rearOf: which === 'some' ? 'some' : 'all' } };
}
