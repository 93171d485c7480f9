import type { VehicleRow } from '../vehicles/vehicleRow.ts';
import type { FitVehicle } from './fitModel.ts';

/** A vehicle of the catalogue as verdicts know it. */
export const toFitVehicle = (row: VehicleRow, source: FitVehicle['source']): FitVehicle => ({
  modelId: row.modelId,
  year: row.year,
  engineId: row.engineId,
  source,
  makeName: row.make,
  modelName: row.model,
  engineName: row.engine,
});
