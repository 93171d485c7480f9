import type { EndpointId } from '@driveline/api/contract';

/**
 * Calls that a replica answers: what pages show of the catalogue, which may be later than the database by a moment. All
 * others read what a shopper may have just written, what a purchase rests on, or no database.
 */
export const readsOfReplica: readonly EndpointId[] = [
  'catalog.product',
  'catalog.productByGateway',
  'catalog.pageType',
  'catalog.pageTypeByGateway',
  'catalog.suggestions',
  'catalog.suggestionsByGateway',
  'catalog.search',
  'catalog.category',
  'catalog.skuDetails',
  'catalog.relatedParts',
  'catalog.reviews',
  'catalog.brands',
  'catalog.brand',
  'catalog.makes',
  'catalog.models',
  'deals.byCategory',
  'deals.list',
  'garage.repairGuide',
  'stores.geosearch',
  'stores.byPosition',
  'stores.detail',
  'stores.placeByPostalCode',
  'stores.storeList',
  'stores.sisterStores',
  'stores.cids',
  'stores.rebates',
  'stores.repairShops',
  'vehicles.catalog',
  'vehicles.byVin',
];
