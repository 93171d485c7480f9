import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { RecentMap } from '../ops/recentMap.ts';
import type { Answers, Application, FitVehicle } from './fitModel.ts';
import { standingOf, type Standing } from './fitVerdict.ts';

/** What the catalogue lists of one part type for one model, by part, as columns. */
interface ApplicationIndex {
  readonly y0: Int16Array;
  readonly y1: Int16Array;
  readonly partIds: Int32Array;
  readonly conditions: readonly Condition[];
  /** What vehicles take that were asked for before; a part that waits has its sign turned. */
  readonly taken: RecentMap<string, Int32Array>;
}

/** Vehicles of a model that a type remembers: a shopper turns pages and sets filters, and many have the same car. */
const mostTaken = 16;

type Condition = Pick<Application, 'engines' | 'qualifiers' | 'position' | 'quantity' | 'fluid'>;

interface Row extends Condition {
  part_id: number;
  y0: number;
  y1: number;
}

/** A model's lines lie together in an index, however many parts of the type there are for others. */
const remembered = remember({ freshMs: 60_000, limit: 4000 }, async (db, key) => {
  const [market, typeId, modelId] = key.split(' ');
  return toIndex(
    await hotSql<Row>(
      db,
      'applications-of-model',
      `select part_id, y0, y1, engines, qualifiers, position, quantity, fluid from part_application
       where model_id = $3 and part_type_id = $2 and market = $1 and takes order by part_id`,
      [market, Number(typeId), Number(modelId)],
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
  const index = await remembered(db, `${market} ${typeId} ${vehicle.modelId}`);
  const taken = takenBy(index, vehicle, answers);
  return {
    each(visit) {
      for (const signed of taken) visit(Math.abs(signed), signed > 0 ? 2 : 1);
    },
    applicationsOf: (partId) => applicationsOf(index, vehicle.year, partId),
  };
}

function takenBy(index: ApplicationIndex, vehicle: FitVehicle, answers: Answers): Int32Array {
  const key = `${vehicle.year} ${vehicle.engineId} ${JSON.stringify(answers)}`;
  const known = index.taken.get(key);
  if (known) return known;
  const taken = readTaken(index, vehicle, answers);
  index.taken.set(key, taken);
  return taken;
}

/** The lines of a part lie together. */
function readTaken(
  { y0, y1, partIds, conditions }: ApplicationIndex,
  vehicle: FitVehicle,
  answers: Answers,
): Int32Array {
  const { year } = vehicle;
  const taken: number[] = [];
  for (let row = 0; row < partIds.length;) {
    const partId = partIds[row]!;
    let best: Standing = 0;
    for (; partIds[row] === partId; row++) {
      if (best === 2 || year < y0[row]! || year > y1[row]!) continue;
      const standing = standingOf(conditions[row]!, vehicle, answers);
      if (standing > best) best = standing;
    }
    if (best !== 0) taken.push(best === 2 ? partId : -partId);
  }
  return Int32Array.from(taken);
}

function applicationsOf(
  { y0, y1, partIds, conditions }: ApplicationIndex,
  year: number,
  partId: number,
): Application[] {
  const found: Application[] = [];
  for (let row = firstOf(partIds, partId); partIds[row] === partId; row++) {
    if (year < y0[row]! || year > y1[row]!) continue;
    found.push({ y0: y0[row]!, y1: y1[row]!, ...conditions[row]! });
  }
  return found;
}

/** The first row of the part among ascending ones. */
function firstOf(partIds: Int32Array, partId: number): number {
  let [low, high] = [0, partIds.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (partIds[middle]! < partId) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toIndex(rows: readonly Row[]): ApplicationIndex {
  // Most lines say one of a few things: each is kept once.
  const known = new Map<string, Condition>();
  const conditions = rows.map(({ engines, qualifiers, position, quantity, fluid }) => {
    const key = JSON.stringify([engines, qualifiers, position, quantity, fluid]);
    const condition = known.get(key) ?? { engines, qualifiers, position, quantity, fluid };
    known.set(key, condition);
    return condition;
  });
  return {
    conditions,
    y0: Int16Array.from(rows, ({ y0 }) => y0),
    y1: Int16Array.from(rows, ({ y1 }) => y1),
    partIds: Int32Array.from(rows, ({ part_id }) => part_id),
    taken: new RecentMap(mostTaken),
  };
}
