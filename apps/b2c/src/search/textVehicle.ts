import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { FitVehicle } from '../fitment/fitModel.ts';
import { vehicleColumns, vehicleTables, type VehicleRow } from '../vehicles/vehicleRow.ts';
import type { Query } from '../ports/searchPort.ts';

/**
 * The vehicle that a text names: the shopper's own when it is of that model and year, else the first of that model
 * and year; its engine stays the first, which the page says by the vehicle's name.
 */
export async function textVehicle(
  db: Executor,
  market: string,
  query: Query,
  own: FitVehicle | null,
): Promise<VehicleRow | undefined> {
  const named = query.vehicle;
  if (!named || (own && own.modelId === named.model.modelId && own.year === named.year)) return undefined;
  const [row] = await hotSql<VehicleRow>(
    db,
    'vehicle-of-text',
    `select ${vehicleColumns} from ${vehicleTables}
     where v.market = $1 and v.model_id = $2 and v.year = $3 order by v.id limit 1`,
    [market, named.model.modelId, named.year],
  );
  return row;
}
