import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import type { Application, FitVehicle } from './fitModel.ts';

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
}

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

/** Everything of a type that the catalogue lists for the vehicle's model and year, by part. */
export async function applicationsOnShelf(
  db: Executor,
  market: string,
  typeId: number,
  { modelId, year }: Pick<FitVehicle, 'modelId' | 'year'>,
): Promise<Map<number, Application[]>> {
  const index = await remembered(db, `${market} ${typeId}`);
  const [from, to] = index.rowsOfModel.get(modelId) ?? [0, 0];
  const found = new Map<number, Application[]>();
  for (let row = from; row < to; row++) {
    const [y0, y1] = [index.y0[row]!, index.y1[row]!];
    if (year < y0 || year > y1) continue;
    const application = { y0, y1, ...index.conditions[index.condition[row]!]! };
    const list = found.get(index.partIds[row]!);
    if (list) list.push(application);
    else found.set(index.partIds[row]!, [application]);
  }
  return found;
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
  };
}
