import type { EndpointTable } from './endpoint.ts';
import { lists } from './lists.ts';

/** Products, shelves, search and pages. */
export const catalogEndpoints = {
  'catalog.product': {
    method: 'GET',
    path: '/external/product-discovery/product/v1/products',
    timeout: 'S',
    errors: { error_product_unknown: 404 },
    lists: lists.product,
  },
  'catalog.productByGateway': {
    method: 'GET',
    path: '/sls/b2c/product-discovery-product-data/v1/products',
    timeout: 'S',
    errors: { error_product_unknown: 404 },
    lists: lists.product,
  },
  'catalog.pageType': {
    method: 'GET',
    path: '/external/product-discovery/browse-search/v2/page-types',
    timeout: 'S',
    cached: true,
    errors: { error_path_unknown: 404, error_path_refused: 403 },
  },
  'catalog.pageTypeByGateway': {
    method: 'GET',
    path: '/sls/b2c/product-discovery-seo-data-bs/v2/page-types',
    timeout: 'S',
    cached: true,
    errors: { error_path_unknown: 404, error_path_refused: 403 },
  },
  'catalog.suggestions': {
    method: 'GET',
    path: '/external/product-discovery/autocomplete/v1/suggestions',
    timeout: 'S',
    lists: lists.suggestions,
  },
  'catalog.suggestionsByGateway': {
    method: 'GET',
    path: '/sls/pd/product-navigation-search/v1/auto-suggestions',
    timeout: 'S',
    credentials: 'omit',
    lists: lists.suggestions,
  },
  'catalog.search': {
    method: 'GET',
    path: '/ecomm/b2c/v1/searchresult',
    timeout: 'S',
    errors: { error_path_unknown: 404 },
    lists: lists.search,
  },
  'catalog.category': {
    method: 'GET',
    path: '/ecomm/b2c/v1/categories',
    timeout: 'S',
    cached: true,
    errors: { error_path_unknown: 404 },
    lists: lists.category,
  },
  'catalog.skuDetails': {
    method: 'GET',
    path: '/ecomm/b2c/v1/sku-details',
    timeout: 'S',
    idleCheck: 'after-first',
    lists: lists.skus,
  },
  'catalog.relatedParts': {
    method: 'GET',
    path: '/ecomm/b2c/v1/affinity/relatedParts',
    timeout: 'S',
    lists: lists.products,
  },
} as const satisfies EndpointTable;
