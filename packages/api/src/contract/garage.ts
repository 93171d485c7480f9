import type { EndpointTable } from './endpoint.ts';

const signedIn = { error_not_signed_in: 401 } as const;
const own = { ...signedIn, error_vehicle_unknown: 404 } as const;
const warranty = { ...signedIn, error_warranty_unknown: 404 } as const;
const warranties = 'warranties warranties[].items';

/** The garage: details, services and maintenance of saved vehicles, repair guides, warranties. */
export const garageEndpoints = {
  'vehicles.add': {
    method: 'POST',
    path: '/ecomm/b2c/v1/vehicles',
    timeout: 'default',
    dropsCache: true,
    errors: { error_vehicle_unknown: 404, error_vehicle_limit: 422 },
    lists: 'vehicles',
  },
  'vehicles.details': {
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}/details',
    timeout: 'default',
    errors: own,
  },
  'vehicles.updateDetails': {
    method: 'PUT',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}/details',
    timeout: 'default',
    errors: { ...own, error_vehicle_detail_invalid: 422 },
  },
  'garage.services': {
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}/serviceHistory',
    timeout: 'default',
    errors: own,
    lists: 'services',
  },
  'garage.addService': {
    method: 'POST',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}/serviceHistory',
    timeout: 'default',
    errors: { ...own, error_service_invalid: 422, error_service_limit: 422 },
    lists: 'services',
  },
  'garage.updateService': {
    method: 'PUT',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}/serviceHistory/{serviceItemId}',
    timeout: 'default',
    errors: { ...own, error_service_unknown: 404, error_service_invalid: 422 },
    lists: 'services',
  },
  'garage.removeService': {
    method: 'DELETE',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}/serviceHistory/{serviceItemId}',
    timeout: 'default',
    errors: { ...own, error_service_unknown: 404 },
    lists: 'services',
  },
  'garage.maintenance': {
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}/maintenanceIntervals',
    timeout: 'default',
    errors: own,
    lists: 'intervals',
  },
  'garage.repairGuide': {
    method: 'GET',
    path: '/ecomm/b2c/v1/repairGuide',
    timeout: 'default',
    errors: { error_guide_unknown: 404, error_vehicle_unknown: 404 },
    lists:
      'guides guides[].children content?.breadcrumb content?.tools content?.cautions content?.steps content?.table?.columns content?.table?.rows content?.parts',
  },
  'warranties.list': {
    method: 'GET',
    path: '/ecomm/b2c/v1/warranties',
    timeout: 'default',
    errors: signedIn,
    lists: warranties,
  },
  'warranties.detail': {
    method: 'GET',
    path: '/ecomm/b2c/v1/warranties/{warrantyId}',
    timeout: 'default',
    errors: warranty,
    lists: warranties,
  },
  'warranties.item': {
    method: 'GET',
    path: '/ecomm/b2c/v1/warranties/{warrantyId}/{warrantyItemId}',
    timeout: 'default',
    errors: warranty,
    lists: warranties,
  },
  'warranties.setSerial': {
    method: 'PUT',
    path: '/ecomm/b2c/v1/warranties/{warrantyId}/{warrantyItemId}',
    timeout: 'default',
    errors: { ...warranty, error_serial_invalid: 422 },
    lists: warranties,
  },
} as const satisfies EndpointTable;
