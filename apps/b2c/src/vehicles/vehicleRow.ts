import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { textOf, type Speaker } from '../messages/index.ts';
import { engineName } from './engineName.ts';

/** One vehicle of the catalogue with its names. */
export interface VehicleRow {
  id: number;
  year: number;
  version: string;
  makeId: number;
  make: string;
  modelId: number;
  model: string;
  engineId: number;
  engine: string;
  drive: string | null;
}

export const vehicleColumns = `v.id, v.year, v.version, v.make_id as "makeId", k.name as make, v.model_id as "modelId",
  m.name as model, v.engine_id as "engineId", e.label as engine, v.drive`;
export const vehicleTables =
  'vehicle v join make k on k.id = v.make_id join model m on m.id = v.model_id join engine e on e.id = v.engine_id';

/** @param id as the wire names it; anything that is no id of this market answers undefined */
export async function readVehicle(db: Executor, market: string, id: string): Promise<VehicleRow | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const [row] = await hotSql<VehicleRow>(
    db,
    'vehicle-by-id',
    `select ${vehicleColumns} from ${vehicleTables} where v.id = $1 and v.market = $2`,
    [Number(id), market],
  );
  return row;
}

/**
 * '2018 Honda Civic 2.0L I4', 'Nissan Tsuru 2010 1.6L L4': in the order of the language. Spanish puts the year last, but
 * in the United States it stays first: shops there translate the page and leave the name as title, insurance card and
 * counter have it.
 */
export function vehicleName(
  market: Speaker,
  {
    year,
    make,
    model,
    version,
    engine,
  }: Pick<VehicleRow, 'make' | 'model' | 'version' | 'engine'> & {
    readonly year: number | string;
  },
): string {
  const named = {
    ...{ year: String(year), make, model, version },
    // A version names its engine already: 'Fiat Argo 1.0 Drive 2020'.
    engine: version ? '' : engineName(market, engine),
  };
  return textOf(market)('vehicle.name', named).replace(/\s+/g, ' ').trim();
}
