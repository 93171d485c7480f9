import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

/** Stores: search, details, choice. */
export const storeEndpoints = {
  'stores.geosearch': {
    requirement: 'API-048',
    summary: 'Stores near a postal code, city or position, nearest first',
    method: 'GET',
    path: '/ecomm/b2c/v1/store/geosearch',
    timeout: 'default',
    errors: { error_place_unknown: 404 },
    lists: lists.locations,
  },
  'stores.byPosition': {
    requirement: 'API-049',
    summary: "Stores at a device's position, nearest first",
    method: 'GET',
    path: '/ecomm/b2c/v1/store/locations',
    timeout: 'default',
    lists: lists.locations,
  },
  'stores.detail': {
    requirement: 'API-057',
    summary: 'One store',
    method: 'GET',
    path: '/ecomm/b2c/v1/store/{storeNumber}',
    timeout: 'default',
    cached: true,
    retry: true,
    errors: { error_store_unknown: 404 },
    lists: lists.store,
  },
  'stores.setPreferred': {
    requirement: 'API-038',
    summary: 'Set the preferred store',
    method: 'POST',
    path: '/ecomm/b2c/v1/store/preferredStore',
    timeout: 'default',
    dropsCache: true,
    errors: { error_store_unknown: 404 },
    lists: lists.preferredStore,
  },
  'stores.storeList': {
    requirement: 'API-078',
    summary: 'Stores near a postal code with the stock of given skus',
    method: 'GET',
    path: '/ecomm/b2c/v1/store/store-list',
    timeout: 'default',
    retry: true,
    errors: { error_zip_invalid: 422 },
    lists: lists.stores,
  },
} as const satisfies EndpointTable;
