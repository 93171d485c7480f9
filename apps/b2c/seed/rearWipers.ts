import { readData } from '../src/markets/seedFiles.ts';
import type { Sheet } from './sheet.ts';
import type { ModelRow } from './vehicleSeed.ts';

/** Which cars of a model have a wiper on the rear window: `some` where it was sold with a trunk and with a hatch. */
export type RearWiper = 'all' | 'some' | 'none';

/** 'us|Ford|Focus', and the first model years of the generations that it holds for. */
type Written = readonly [model: string, which: RearWiper, from?: number, to?: number];

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

/** What is written of a generation wins over the body that the vehicle tables give the model. */
export function rearWiperOf(
  { market, make, name, body }: ModelRow,
  { class: of }: Sheet,
  y0: number,
): RearWiper {
  known ??= readWritten();
  const own = known.get(`${market}|${make}|${name}`) ?? [];
  const [, which] = own.findLast(([, , from = 0, to = Infinity]) => from <= y0 && y0 <= to) ?? [];
  return which ?? (reach.has(body) && !pickups.has(of) ? 'all' : 'none');
}

/** A sheet for one of the models that share it: a sedan has no rear blade, whatever its hatchback has. */
export function withOwnTail(sheet: Sheet, { model, y0 }: { model: ModelRow; y0: number }): Sheet {
  const which = rearWiperOf(model, sheet, y0);
  const rear = which === 'none' ? null : sheet.blades.rear;
  return { ...sheet, blades: { ...sheet.blades, rear, rearOf: which === 'some' ? 'some' : 'all' } };
}
