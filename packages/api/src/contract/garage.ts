import type { Endpoint } from './endpoint.ts';

export const services = {
  id: 'garage.services',
  method: 'GET',
  path: '/ecomm/b2c/v1/vehicles/{vehicleId}/serviceHistory',
  lists: { services: [] },
} as const satisfies Endpoint;

export const addService = {
  id: 'garage.addService',
  method: 'POST',
  path: '/ecomm/b2c/v1/vehicles/{vehicleId}/serviceHistory',
  lists: { services: [] },
} as const satisfies Endpoint;

export const updateService = {
  id: 'garage.updateService',
  method: 'PUT',
  path: '/ecomm/b2c/v1/vehicles/{vehicleId}/serviceHistory/{serviceItemId}',
  lists: { services: [] },
} as const satisfies Endpoint;

export const removeService = {
  id: 'garage.removeService',
  method: 'DELETE',
  path: '/ecomm/b2c/v1/vehicles/{vehicleId}/serviceHistory/{serviceItemId}',
  lists: { services: [] },
} as const satisfies Endpoint;

export const maintenance = {
  id: 'garage.maintenance',
  method: 'GET',
  path: '/ecomm/b2c/v1/vehicles/{vehicleId}/maintenanceIntervals',
  lists: { intervals: [] },
} as const satisfies Endpoint;

export const repairGuide = {
  id: 'garage.repairGuide',
  method: 'GET',
  path: '/ecomm/b2c/v1/repairGuide',
  lists: {
    guides: [{ children: [] }],
    'content?': {
      breadcrumb: [],
      tools: [],
      cautions: [],
      steps: [],
      'table?': { columns: [], rows: [] },
      parts: [],
    },
  },
} as const satisfies Endpoint;

/** Services and maintenance of saved vehicles, and repair guides. */
export const garageEndpoints = [
  services,
  addService,
  updateService,
  removeService,
  maintenance,
  repairGuide,
] as const;
