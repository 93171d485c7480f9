import type { Endpoint } from './endpoint.ts';
import * as lists from './lists.ts';

export const geosearch = {
  id: 'stores.geosearch',
  method: 'GET',
  path: '/ecomm/b2c/v1/store/geosearch',
  retry: true,
  lists: lists.locations,
} as const satisfies Endpoint;

export const byPosition = {
  id: 'stores.byPosition',
  method: 'GET',
  path: '/ecomm/b2c/v1/store/locations',
  retry: true,
  lists: lists.locations,
} as const satisfies Endpoint;

export const detail = {
  id: 'stores.detail',
  method: 'GET',
  path: '/ecomm/b2c/v1/store/{storeNumber}',
  retry: true,
  cached: true,
  lists: lists.store,
} as const satisfies Endpoint;

export const placeByPostalCode = {
  id: 'stores.placeByPostalCode',
  method: 'GET',
  path: '/ecomm/b2c/v1/store/place/{postalCode}',
  retry: true,
  cached: true,
  lists: { neighborhoods: [] },
} as const satisfies Endpoint;

export const setPreferred = {
  id: 'stores.setPreferred',
  method: 'POST',
  path: '/ecomm/b2c/v1/store/preferredStore',
  dropsCache: true,
  lists: lists.preferredStore,
} as const satisfies Endpoint;

export const storeList = {
  id: 'stores.storeList',
  method: 'GET',
  path: '/ecomm/b2c/v1/store/store-list',
  retry: true,
  lists: lists.stores,
} as const satisfies Endpoint;

export const sisterStores = {
  id: 'stores.sisterStores',
  method: 'GET',
  path: '/ecomm/b2c/v1/store/{storeNumber}/sisterStores',
  retry: true,
  lists: lists.stores,
} as const satisfies Endpoint;

export const cids = {
  id: 'stores.cids',
  method: 'GET',
  path: '/ecomm/b2c/v1/store/{storeNumber}/cids',
  retry: true,
  cached: true,
  lists: { cids: [] },
} as const satisfies Endpoint;

export const rebates = {
  id: 'stores.rebates',
  method: 'GET',
  path: '/ecomm/b2c/v1/storeRebates',
  lists: { rebates: [{ products: [] }] },
} as const satisfies Endpoint;

export const repairShops = {
  id: 'stores.repairShops',
  method: 'GET',
  path: '/ecomm/b2c/v1/repairShops',
  lists: { shops: [] },
} as const satisfies Endpoint;

/** Stores: search, details, choice. */
export const storesEndpoints = [
  geosearch,
  byPosition,
  detail,
  placeByPostalCode,
  setPreferred,
  storeList,
  sisterStores,
  cids,
  rebates,
  repairShops,
] as const;
