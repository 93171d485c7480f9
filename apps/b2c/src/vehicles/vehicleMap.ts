import type { VehicleMap } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { vehicleName, type VehicleRow } from './vehicleRow.ts';

/** VEHST-005: a vehicle of the catalogue as the wire names it. Its engine level is the `vehicleType`. */
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
    acesVehicleAttributes: { vehicleQuestionsIds: { ...answers } },
  };
}
