import type { EndpointTable } from './endpoint.ts';

/** The vehicle tree, VIN decoding, and the shopper's vehicle. */
export const vehicleEndpoints = {
  'vehicles.catalog': {
    requirement: 'API-064',
    summary: 'Choices of one level of the vehicle picker',
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/catalog/{level}',
    timeout: 'default',
    cached: true,
  },
  'vehicles.byVin': {
    requirement: 'API-063',
    summary: 'Vehicles that a VIN can mean',
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/vin/{vin}',
    timeout: 'default',
    errors: { error_vin_unknown: 404, error_vin_invalid: 422, error_too_many_requests: 429 },
  },
  'vehicles.current': {
    requirement: 'API-093',
    summary: 'The preferred vehicle',
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles/current',
    timeout: 'default',
  },
  'vehicles.list': {
    requirement: 'API-094',
    summary: 'Saved vehicles; a guest keeps one',
    method: 'GET',
    path: '/ecomm/b2c/v1/vehicles',
    timeout: 'default',
  },
  'vehicles.remove': {
    requirement: 'API-094',
    summary: 'Forget a saved vehicle',
    method: 'DELETE',
    path: '/ecomm/b2c/v1/vehicles/{vehicleId}',
    timeout: 'default',
    errors: { error_vehicle_unknown: 404 },
  },
  'vehicles.updatePreferred': {
    requirement: 'API-097',
    summary: 'Prefer a saved vehicle or one of the catalogue',
    method: 'POST',
    path: '/ecomm/b2c/v1/vehicles/updatePreferredVehicle',
    timeout: 'default',
    errors: { error_vehicle_unknown: 404 },
  },
  'vehicles.clearPreferred': {
    requirement: 'VEHST-009',
    summary: 'Shop without a vehicle',
    method: 'DELETE',
    path: '/ecomm/b2c/v1/vehicles/current',
    timeout: 'default',
  },
  'vehicles.answer': {
    requirement: 'PLUS-003',
    summary: 'Keep an answer about the preferred vehicle; null takes it back',
    method: 'POST',
    path: '/ecomm/b2c/v1/vehicles/current/answers',
    timeout: 'default',
    errors: { error_vehicle_unknown: 404 },
  },
} as const satisfies EndpointTable;
