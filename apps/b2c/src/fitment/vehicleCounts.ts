import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import type { Answers, FitVehicle } from './fitModel.ts';
import { dontKnow } from './questions.ts';

interface Row {
  part_type_id: number;
  parts: number;
}

/** `standingOf` over a whole catalogue, where a count of each type is all that is needed. */
const remembered = remember({ freshMs: 300_000, limit: 1000 }, async (db, key) => {
  const rows = await hotSql<Row>(
    db,
    'counts-for-vehicle',
    // A fluid or a part of a size has the lines of its vehicles even where the market does not sell it.
    `select part_type_id, count(distinct part_id)::int as parts
     from part_application join price using (part_id, market)
     where model_id = $2 and market = $1 and y0 <= $3 and y1 >= $3 and takes
       and (engines is null or $4::int = any(engines))
       and not exists (
         select 1 from jsonb_array_elements(qualifiers) q
         where $5::jsonb ->> (q ->> 'question') <> q ->> 'value')
     group by part_type_id`,
    JSON.parse(key) as unknown[],
  );
  return new Map(rows.map(({ part_type_id, parts }) => [part_type_id, parts]));
});

/** How many parts of each type fit a vehicle or wait for an answer, as their shelves list them. */
export function countsForVehicle(
  db: Executor,
  market: string,
  { modelId, year, engineId }: FitVehicle,
  answers: Answers,
): Promise<ReadonlyMap<number, number>> {
  const known = Object.entries(answers).filter(([, answer]) => answer !== dontKnow);
  const given = JSON.stringify(Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1))));
  return remembered(db, JSON.stringify([market, modelId, year, engineId, given]));
}
