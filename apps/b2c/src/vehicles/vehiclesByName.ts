import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { vehicleColumns, vehicleTables, type VehicleRow } from './vehicleRow.ts';

export interface NamedVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** Every vehicle of a market that has this year, make and model. */
export const vehiclesByName = (
  db: Executor,
  market: string,
  { year, make, model }: NamedVehicle,
): Promise<VehicleRow[]> =>
  hotSql<VehicleRow>(
    db,
    'vehicles-by-name',
    `select ${vehicleColumns} from ${vehicleTables}
     where v.market = $1 and v.year = $2 and k.name = $3 and m.name = $4 order by v.id`,
    [market, year, make, model],
  );
