import type { Endpoint } from './endpoint.ts';

export const add = {
  id: 'vehicles.add',
  method: 'POST',
  path: '/ecomm/b2c/v1/vehicles',
  dropsCache: true,
  lists: { vehicles: [] },
} as const satisfies Endpoint;

export const details = {
  id: 'vehicles.details',
  method: 'GET',
  path: '/ecomm/b2c/v1/vehicles/{vehicleId}/details',
} as const satisfies Endpoint;

export const updateDetails = {
  id: 'vehicles.updateDetails',
  method: 'PUT',
  path: '/ecomm/b2c/v1/vehicles/{vehicleId}/details',
  dropsCache: true,
} as const satisfies Endpoint;

export const catalog = {
  id: 'vehicles.catalog',
  method: 'GET',
  path: '/ecomm/b2c/v1/vehicles/catalog/{level}',
  cached: true,
  lists: { items: [] },
} as const satisfies Endpoint;

export const byVin = {
  id: 'vehicles.byVin',
  method: 'GET',
  path: '/ecomm/b2c/v1/vehicles/vin/{vin}',
  lists: { vehicles: [] },
} as const satisfies Endpoint;

/** Posted, since an address with a plate would end up in logs. */
export const byPlate = {
  id: 'vehicles.byPlate',
  method: 'POST',
  path: '/ecomm/b2c/v1/vehicles/plate',
  lists: { vehicles: [] },
} as const satisfies Endpoint;

export const current = {
  id: 'vehicles.current',
  method: 'GET',
  path: '/ecomm/b2c/v1/vehicles/current',
} as const satisfies Endpoint;

export const list = {
  id: 'vehicles.list',
  method: 'GET',
  path: '/ecomm/b2c/v1/vehicles',
  cached: 'own',
  lists: { vehicles: [] },
} as const satisfies Endpoint;

export const remove = {
  id: 'vehicles.remove',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/vehicles/{vehicleId}',
  dropsCache: true,
  lists: { vehicles: [] },
} as const satisfies Endpoint;

export const updatePreferred = {
  id: 'vehicles.updatePreferred',
  method: 'POST',
  path: '/ecomm/b2c/v1/vehicles/updatePreferredVehicle',
  dropsCache: true,
} as const satisfies Endpoint;

export const clearPreferred = {
  id: 'vehicles.clearPreferred',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/vehicles/current',
  dropsCache: true,
} as const satisfies Endpoint;

export const answer = {
  id: 'vehicles.answer',
  method: 'POST',
  path: '/ecomm/b2c/v1/vehicles/current/answers',
  dropsCache: true,
} as const satisfies Endpoint;

/** The vehicle tree, look-ups by VIN and plate, the shopper's vehicle, and the saved ones with their details. */
export const vehiclesEndpoints = [
  add,
  details,
  updateDetails,
  catalog,
  byVin,
  byPlate,
  current,
  list,
  remove,
  updatePreferred,
  clearPreferred,
  answer,
] as const;
