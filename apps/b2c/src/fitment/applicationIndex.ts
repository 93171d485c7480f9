import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import type { Answers, Application, FitVehicle } from './fitModel.ts';
import { standingOf, type Standing } from './fitVerdict.ts';

/** The applications of one part type in a market by model, as columns: about 30 bytes each, whatever they say. */
interface ApplicationIndex {
  /** First and last row of each model. */
  readonly rowsOfModel: ReadonlyMap<number, readonly [from: number, to: number]>;
  readonly y0: Int16Array;
  readonly y1: Int16Array;
  readonly partIds: Int32Array;
  /** Number of the row's conditions in `conditions`: most rows share a few. */
  readonly condition: Int32Array;
  readonly conditions: readonly Condition[];
  /** What vehicles take that were asked for before, the last one last; a part that waits has its sign turned. */
  readonly taken: Map<string, Int32Array>;
}

/** Vehicles that a type remembers: a shopper turns pages and sets filters, and many have the same car. */
const mostTaken = 64;

type Condition = Pick<Application, 'engines' | 'qualifiers' | 'position' | 'quantity'>;

interface Row extends Condition {
  model_id: number;
  part_id: number;
  y0: number;
  y1: number;
}

const remembered = remember({ freshMs: 60_000, limit: 400 }, async (db, key) => {
  const [market, typeId] = key.split(' ');
  return toIndex(
    await hotSql<Row>(
      db,
      'applications-of-type',
      `select model_id, part_id, y0, y1, engines, qualifiers, position, quantity from application
       where market = $1 and part_type_id = $2 order by model_id, part_id`,
      [market, Number(typeId)],
    ),
  );
});

/** What a vehicle takes of one part type. */
export interface TypeFit {
  /** Each part that fits or may fit, once. */
  each(visit: (partId: number, standing: Exclude<Standing, 0>) => void): void;
  /** The lines of one part for the vehicle's model and year. */
  applicationsOf(partId: number): Application[];
}

export async function fitOfType(
  db: Executor,
  market: string,
  typeId: number,
  vehicle: FitVehicle,
  answers: Answers,
): Promise<TypeFit> {
  const index = await remembered(db, `${market} ${typeId}`);
  const [from, to] = index.rowsOfModel.get(vehicle.modelId) ?? [0, 0];
  const taken = takenBy(index, vehicle, answers);
  return {
    each(visit) {
      for (const signed of taken) visit(Math.abs(signed), signed > 0 ? 2 : 1);
    },
    applicationsOf: (partId) => applicationsOf(index, from, to, vehicle.year, partId),
  };
}

function takenBy(index: ApplicationIndex, vehicle: FitVehicle, answers: Answers): Int32Array {
  const { modelId, year, engineId } = vehicle;
  const key = `${modelId} ${year} ${engineId} ${JSON.stringify(answers)}`;
  const taken = index.taken.get(key) ?? readTaken(index, vehicle, answers);
  index.taken.delete(key);
  index.taken.set(key, taken);
  const [oldest] = index.taken.keys();
  if (index.taken.size > mostTaken && oldest !== undefined) index.taken.delete(oldest);
  return taken;
}

/** A model's lines lie together, and those of a part within them. */
function readTaken(
  { rowsOfModel, y0, y1, partIds, condition, conditions }: ApplicationIndex,
  vehicle: FitVehicle,
  answers: Answers,
): Int32Array {
  const { year, modelId } = vehicle;
  const [from, to] = rowsOfModel.get(modelId) ?? [0, 0];
  const taken: number[] = [];
  for (let row = from; row < to;) {
    const partId = partIds[row]!;
    let best: Standing = 0;
    for (; row < to && partIds[row] === partId; row++) {
      if (best === 2 || year < y0[row]! || year > y1[row]!) continue;
      const standing = standingOf(conditions[condition[row]!]!, vehicle, answers);
      if (standing > best) best = standing;
    }
    if (best !== 0) taken.push(best === 2 ? partId : -partId);
  }
  return Int32Array.from(taken);
}

function applicationsOf(
  { y0, y1, partIds, condition, conditions }: ApplicationIndex,
  from: number,
  to: number,
  year: number,
  partId: number,
): Application[] {
  const found: Application[] = [];
  for (let row = firstOf(partIds, from, to, partId); row < to && partIds[row] === partId; row++) {
    if (year < y0[row]! || year > y1[row]!) continue;
    found.push({ y0: y0[row]!, y1: y1[row]!, ...conditions[condition[row]!]! });
  }
  return found;
}

/** The first row of the part among ascending ones. */
function firstOf(partIds: Int32Array, from: number, to: number, partId: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (partIds[middle]! < partId) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toIndex(rows: readonly Row[]): ApplicationIndex {
  const rowsOfModel = new Map<number, [number, number]>();
  const numbers = new Map<string, number>();
  const conditions: Condition[] = [];
  const condition = Int32Array.from(rows, ({ model_id, engines, qualifiers, position, quantity }, at) => {
    const model = rowsOfModel.get(model_id);
    if (model) model[1] = at + 1;
    else rowsOfModel.set(model_id, [at, at + 1]);
    const key = JSON.stringify([engines, qualifiers, position, quantity]);
    const number = numbers.get(key) ?? conditions.push({ engines, qualifiers, position, quantity }) - 1;
    numbers.set(key, number);
    return number;
  });
  return {
    rowsOfModel,
    condition,
    conditions,
    y0: Int16Array.from(rows, ({ y0 }) => y0),
    y1: Int16Array.from(rows, ({ y1 }) => y1),
    partIds: Int32Array.from(rows, ({ part_id }) => part_id),
    taken: new Map(),
  };
}
