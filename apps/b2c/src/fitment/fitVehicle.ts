import type { VehicleMap } from '@driveline/api/contract';
import type { VehicleRow } from '../vehicles/vehicleRow.ts';
import type { FitVehicle } from './fitModel.ts';

/**
 * A vehicle of the catalogue as verdicts know it.
 * @param kept what a session keeps of it, with what its VIN told
 */
export const toFitVehicle = (
  row: VehicleRow,
  source: FitVehicle['source'],
  kept?: Pick<VehicleMap, 'driveType'>,
): FitVehicle => ({
  modelId: row.modelId,
  year: row.year,
  engineId: row.engineId,
  source,
  makeName: row.make,
  modelName: row.model,
  engineName: row.engine,
  drive: kept?.driveType || (row.drive ?? undefined),
});
