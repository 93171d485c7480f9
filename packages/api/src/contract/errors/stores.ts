import type { ErrorTable } from './errorTable.ts';

export const storeErrors = {
  'stores.geosearch': { error_place_unknown: 404 },
  'stores.detail': { error_store_unknown: 404 },
  'stores.placeByPostalCode': { error_zip_invalid: 422, error_place_unknown: 404 },
  'stores.setPreferred': { error_store_unknown: 404 },
  'stores.storeList': { error_zip_invalid: 422 },
  'stores.sisterStores': { error_store_unknown: 404 },
  'stores.cids': { error_store_unknown: 404 },
  'stores.repairShops': { error_place_unknown: 404 },
} as const satisfies ErrorTable;
