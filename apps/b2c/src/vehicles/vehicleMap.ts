import type { VehicleMap } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { engineName } from './engineName.ts';
import { vehicleName, type VehicleRow } from './vehicleRow.ts';

/**
 * VEHST-005: a vehicle of the catalogue, as a session, a garage, a cart or an order keeps it. Its engine level is the
 * `vehicleType`. A drive that is known answers the question for it.
 */
export function toVehicleMap(
  market: Market,
  row: VehicleRow,
  answers: Readonly<Record<string, string>> = {},
): VehicleMap {
  const id = String(row.id);
  return {
    vehicleId: id,
    vehicleName: vehicleName(market, row),
    vehicleCount: 1,
    year: String(row.year),
    make: row.make,
    model: row.model,
    engine: row.engine,
    driveType: row.drive ?? '',
    subModel: row.version,
    region: market.countries[0]?.code ?? '',
    catalogVehicleId: id,
    makeId: String(row.makeId),
    modelId: String(row.modelId),
    vehicleTypeId: id,
    makeName: row.make,
    modelName: row.model,
    engineName: row.engine,
    vehicleTypeName: row.engine,
    acesVehicleAttributes: { vehicleQuestionsIds: { ...(row.drive && { drive: row.drive }), ...answers } },
  };
}

/** A kept vehicle in the words of who reads it: it may have been chosen in another language of the market. */
export function wordVehicle(market: Market, map: VehicleMap): VehicleMap {
  const engine = engineName(market, map.engine);
  return {
    ...map,
    ...{ engine, engineName: engine, vehicleTypeName: engine },
    vehicleName: keptName(market, map),
  };
}

/** The name alone, as it was kept where that is all that is known. */
export const keptName = (market: Market, map: VehicleMap): string =>
  map.make ? vehicleName(market, { ...map, version: map.subModel }) : map.vehicleName;
