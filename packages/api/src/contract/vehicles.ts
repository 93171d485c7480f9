import type { EndpointTable } from './endpoint.ts';

/** The vehicle tree, VIN decoding, and the shopper's vehicle. */
export const vehicleEndpoints = {
  'vehicles.catalog': {
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/catalog/{level}',
    timeout: 'default',
    cached: true,
    lists: 'items',
  },
  'vehicles.byVin': {
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/vin/{vin}',
    timeout: 'default',
    errors: { error_vin_unknown: 404, error_vin_invalid: 422, error_too_many_requests: 429 },
    lists: 'vehicles',
  },
  'vehicles.current': {
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/current',
    timeout: 'default',
  },
  'vehicles.list': {
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles',
    timeout: 'default',
    lists: 'vehicles',
  },
  'vehicles.remove': {
    method: 'DELETE',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}',
    timeout: 'default',
    dropsCache: true,
    errors: { error_vehicle_unknown: 404 },
    lists: 'vehicles',
  },
  'vehicles.updatePreferred': {
    method: 'POST',
    path: '/ecomm/b2c/v1/vehicles/updatePreferredVehicle',
    timeout: 'default',
    dropsCache: true,
    errors: { error_vehicle_unknown: 404, error_vehicle_limit: 422 },
  },
  'vehicles.clearPreferred': {
    method: 'DELETE',
    path: '/ecomm/b2c/v1/vehicles/current',
    timeout: 'default',
    dropsCache: true,
  },
  'vehicles.answer': {
    method: 'POST',
    path: '/ecomm/b2c/v1/vehicles/current/answers',
    timeout: 'default',
    dropsCache: true,
    errors: { error_vehicle_unknown: 404 },
  },
} as const satisfies EndpointTable;
