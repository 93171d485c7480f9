import { hotSql } from '../db/hotSql.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { fitVerdict } from '../fitment/fitVerdict.ts';
import { toFitVehicle } from '../fitment/fitVehicle.ts';
import type { Application, PartVerdict } from '../fitment/fitModel.ts';
import { withNames } from '../fitment/withNames.ts';
import { vehicleColumns, vehicleTables, type VehicleRow } from '../vehicles/vehicleRow.ts';
import type { ReviewerVehicle } from './demoReviews.ts';
import { vehiclesThatTake } from './fluidVehicles.ts';
import type { PartRow } from './readParts.ts';
import { vehicleFor, wishedVehicles } from './reviewerVehicles.ts';

/** A reviewer's vehicle with its names and the part's verdict. */
export type ReadVehicle = VehicleRow & Pick<ReviewerVehicle, 'fits'> & { readonly verdict: PartVerdict };

type Line = { readonly modelId: number; readonly y0: number; readonly y1: number };

const linesOf = (db: Executor, market: string, { id, litres }: Pick<PartRow, 'id' | 'litres'>) =>
  litres === null
    ? hotSql<Line>(
        db,
        'lines-of-part',
        `select model_id as "modelId", y0, y1 from listed_application where part_id = $1 and market = $2
         order by model_id, y0, y1, id`,
        [id, market],
      )
    : vehiclesThatTake(db, market, id);

const applicationsOf = (db: Executor, partId: number, modelIds: readonly number[]) =>
  hotSql<Application & { readonly model_id: number }>(
    db,
    'applications-for-reviews',
    `select model_id, y0, y1, engines, qualifiers, position, quantity, fluid from part_application
     where part_id = $1 and model_id = any($2)`,
    [partId, modelIds],
  );

const remembered = remember({ freshMs: 300_000, limit: 500 }, async (db, key) => {
  const [market = '', id, kind] = key.split(' ');
  return readVehicles(db, market, { id: Number(id), litres: kind === 'fluid' ? 0 : null });
});

/** The vehicle of each demonstration review of a part in a market, by the review's index. */
export const vehiclesOfReviews = (
  db: Executor,
  market: string,
  { id, litres, universal }: Pick<PartRow, 'id' | 'litres' | 'universal'>,
): Promise<(ReadVehicle | undefined)[]> =>
  universal ? Promise.resolve([]) : remembered(db, `${market} ${id} ${litres === null ? 'part' : 'fluid'}`);

async function readVehicles(db: Executor, market: string, part: Pick<PartRow, 'id' | 'litres'>) {
  const wishes = wishedVehicles(part.id, market, await linesOf(db, market, part));
  const asked = wishes.flatMap((wish) => wish?.years.map((year) => [wish.modelId, year] as const) ?? []);
  if (asked.length === 0) return [];
  const models = [...new Set(asked.map(([model]) => model))];
  const rows = await hotSql<VehicleRow>(
    db,
    'vehicles-for-reviews',
    `select ${vehicleColumns} from ${vehicleTables}
     where v.market = $1 and (v.model_id, v.year) in 
       (select t.model, t.year from unnest($2::int[], $3::int[]) as t(model, year)) order by v.id`,
    [market, asked.map(([model]) => model), asked.map(([, year]) => year)],
  );
  const applications = await applicationsOf(db, part.id, models);
  const judged = rows.map((row): ReadVehicle => {
    const own = applications.filter(({ model_id }) => model_id === row.modelId);
    const verdict = fitVerdict({ universal: false, applications: own }, toFitVehicle(row, 'vehicle'));
    return {
      ...row,
      verdict,
      fits: verdict.state === 'NEEDS_MORE_INFO' ? undefined : verdict.state === 'FITS',
    };
  });
  const found = wishes.map((wish, index) => vehicleFor(wish, index, judged));
  const verdicts = await withNames(
    db,
    found.flatMap((vehicle) => vehicle?.verdict ?? []),
  );
  let at = 0;
  return found.map((vehicle) => vehicle && { ...vehicle, verdict: verdicts[at++]! });
}
