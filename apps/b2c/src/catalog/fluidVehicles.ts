import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { toRanges, type ApplicationRange } from '../fitment/applicationRanges.ts';

interface Taking {
  model_id: number;
  year: number;
  /** Null where every engine of the year takes it. */
  engines: number[] | null;
}

/** Which vehicles' manuals ask for the grade of a fluid, and for no approval that it lacks, as few ranges; none of any other part. */
export async function vehiclesThatTake(
  db: Executor,
  market: string,
  partId: number,
): Promise<ApplicationRange[]> {
  const rows = await hotSql<Taking>(
    db,
    'vehicles-of-fluid',
    `select v.model_id, v.year,
       case when not bool_and(n.id is not null) then array_agg(distinct v.engine_id) filter (where n.id is not null) end as engines
     from part p join vehicle v on v.market = $2
       left join fluid_need n on n.part_type_id = p.part_type_id and n.model_id = v.model_id
         and n.grade = p.attributes ->> n.attribute
         and (n.approval is null or n.approval = any(string_to_array(p.attributes ->> 'approvals', ' ')))
         and v.year between n.y0 and n.y1
         and (n.engines is null or v.engine_id = any(n.engines))
     where p.id = $1 group by v.model_id, v.year having bool_or(n.id is not null)`,
    [partId, market],
  );
  return toRanges(
    rows.flatMap(({ model_id: modelId, year, engines }) =>
      (engines ?? [null]).map((engineId) => ({ modelId, year, engineId })),
    ),
  );
}
