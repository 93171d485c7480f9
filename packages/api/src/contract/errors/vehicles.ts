import type { ErrorTable } from './errorTable.ts';

export const vehicleErrors = {
  'vehicles.byVin': { error_vin_unknown: 404, error_vin_invalid: 422, error_too_many_requests: 429 },
  'vehicles.remove': { error_vehicle_unknown: 404 },
  'vehicles.updatePreferred': { error_vehicle_unknown: 404, error_vehicle_limit: 422 },
  'vehicles.answer': { error_vehicle_unknown: 404 },
} as const satisfies ErrorTable;
