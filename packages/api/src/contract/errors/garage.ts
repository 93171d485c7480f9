import type { ErrorTable } from './errorTable.ts';

const signedIn = { error_not_signed_in: 401 } as const;

const own = { ...signedIn, error_vehicle_unknown: 404 } as const;

const warranty = { ...signedIn, error_warranty_unknown: 404 } as const;

export const garageErrors = {
  'vehicles.add': { error_vehicle_unknown: 404, error_vehicle_limit: 422 },
  'vehicles.details': own,
  'vehicles.updateDetails': { ...own, error_vehicle_detail_invalid: 422 },
  'garage.services': own,
  'garage.addService': { ...own, error_service_invalid: 422, error_service_limit: 422 },
  'garage.updateService': { ...own, error_service_unknown: 404, error_service_invalid: 422 },
  'garage.removeService': { ...own, error_service_unknown: 404 },
  'garage.maintenance': own,
  'garage.repairGuide': { error_guide_unknown: 404, error_vehicle_unknown: 404 },
  'warranties.list': signedIn,
  'warranties.detail': warranty,
  'warranties.item': warranty,
  'warranties.setSerial': { ...warranty, error_serial_invalid: 422 },
} as const satisfies ErrorTable;
