import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { Application } from './fitModel.ts';

interface Row extends Application {
  part_id: number;
}

const columns = 'part_id, y0, y1, engines, qualifiers, position, quantity, fluid';

/** Everything that the catalogue lists for a model and some parts, other years and grades included: reasons need them. */
export async function applicationsForParts(
  db: Executor,
  modelId: number,
  partIds: readonly number[],
): Promise<Map<number, Application[]>> {
  return byPart(
    await hotSql<Row>(
      db,
      'applications-of-parts',
      `select ${columns} from part_application where part_id = any($1) and model_id = $2`,
      [partIds, modelId],
    ),
  );
}

function byPart(rows: readonly Row[]): Map<number, Application[]> {
  const found = new Map<number, Application[]>();
  for (const row of rows) {
    const list = found.get(row.part_id);
    if (list) list.push(row);
    else found.set(row.part_id, [row]);
  }
  return found;
}
