import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

/** Stores: search, details, choice. */
export const storeEndpoints = {
  'stores.geosearch': {
    method: 'GET',
    path: '/ecomm/b2c/v1/store/geosearch',
    timeout: 'default',
    errors: { error_place_unknown: 404 },
    lists: lists.locations,
  },
  'stores.byPosition': {
    method: 'GET',
    path: '/ecomm/b2c/v1/store/locations',
    timeout: 'default',
    lists: lists.locations,
  },
  'stores.detail': {
    method: 'GET',
    path: '/ecomm/b2c/v1/store/{storeNumber}',
    timeout: 'default',
    cached: true,
    retry: true,
    errors: { error_store_unknown: 404 },
    lists: lists.store,
  },
  'stores.placeByPostalCode': {
    method: 'GET',
    path: '/ecomm/b2c/v1/store/place/{postalCode}',
    timeout: 'default',
    cached: true,
    errors: { error_zip_invalid: 422, error_place_unknown: 404 },
  },
  'stores.setPreferred': {
    method: 'POST',
    path: '/ecomm/b2c/v1/store/preferredStore',
    timeout: 'default',
    dropsCache: true,
    errors: { error_store_unknown: 404 },
    lists: lists.preferredStore,
  },
  'stores.storeList': {
    method: 'GET',
    path: '/ecomm/b2c/v1/store/store-list',
    timeout: 'default',
    retry: true,
    errors: { error_zip_invalid: 422 },
    lists: lists.stores,
  },
  'stores.sisterStores': {
    method: 'GET',
    path: '/ecomm/b2c/v1/store/{storeNumber}/sisterStores',
    timeout: 'default',
    retry: true,
    errors: { error_store_unknown: 404 },
    lists: lists.stores,
  },
  'stores.cids': {
    method: 'GET',
    path: '/ecomm/b2c/v1/store/{storeNumber}/cids',
    timeout: 'default',
    cached: true,
    errors: { error_store_unknown: 404 },
    lists: 'cids',
  },
  'stores.rebates': {
    method: 'GET',
    path: '/ecomm/b2c/v1/storeRebates',
    timeout: 'default',
    lists: 'rebates rebates[].products',
  },
} as const satisfies EndpointTable;
