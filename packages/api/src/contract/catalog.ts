import type { Endpoint } from './endpoint.ts';
import * as lists from './lists.ts';

export const product = {
  id: 'catalog.product',
  method: 'GET',
  path: '/external/product-discovery/product/v1/products',
  timeout: 'S',
  lists: lists.product,
} as const satisfies Endpoint;

export const productByGateway = {
  id: 'catalog.productByGateway',
  method: 'GET',
  path: '/sls/b2c/product-discovery-product-data/v1/products',
  timeout: 'S',
  lists: lists.product,
} as const satisfies Endpoint;

export const pageType = {
  id: 'catalog.pageType',
  method: 'GET',
  path: '/external/product-discovery/browse-search/v2/page-types',
  timeout: 'S',
  cached: true,
} as const satisfies Endpoint;

export const pageTypeByGateway = {
  id: 'catalog.pageTypeByGateway',
  method: 'GET',
  path: '/sls/b2c/product-discovery-seo-data-bs/v2/page-types',
  timeout: 'S',
  cached: true,
} as const satisfies Endpoint;

export const suggestions = {
  id: 'catalog.suggestions',
  method: 'GET',
  path: '/external/product-discovery/autocomplete/v1/suggestions',
  timeout: 'S',
  lists: lists.suggestions,
} as const satisfies Endpoint;

export const suggestionsByGateway = {
  id: 'catalog.suggestionsByGateway',
  method: 'GET',
  path: '/sls/pd/product-navigation-search/v1/auto-suggestions',
  timeout: 'S',
  credentials: 'omit',
  lists: lists.suggestions,
} as const satisfies Endpoint;

export const search = {
  id: 'catalog.search',
  method: 'GET',
  path: '/ecomm/b2c/v1/searchresult',
  timeout: 'S',
  lists: lists.search,
} as const satisfies Endpoint;

export const category = {
  id: 'catalog.category',
  method: 'GET',
  path: '/ecomm/b2c/v1/categories',
  timeout: 'S',
  lists: lists.category,
} as const satisfies Endpoint;

export const skuDetails = {
  id: 'catalog.skuDetails',
  method: 'GET',
  path: '/ecomm/b2c/v1/sku-details',
  timeout: 'S',
  idleCheck: 'after-first',
  lists: lists.skus,
} as const satisfies Endpoint;

export const relatedParts = {
  id: 'catalog.relatedParts',
  method: 'GET',
  path: '/ecomm/b2c/v1/affinity/relatedParts',
  timeout: 'S',
  lists: lists.products,
} as const satisfies Endpoint;

export const reviews = {
  id: 'catalog.reviews',
  method: 'GET',
  path: '/ecomm/b2c/v1/reviews',
  timeout: 'S',
  lists: lists.reviews,
} as const satisfies Endpoint;

/** What the signed-in member wrote about a part, and may (PLUS-051). */
export const ownReview = {
  id: 'catalog.ownReview',
  method: 'GET',
  path: '/ecomm/b2c/v1/reviews/own',
  lists: { vehicles: [] },
} as const satisfies Endpoint;

export const writeReview = {
  id: 'catalog.writeReview',
  method: 'POST',
  path: '/ecomm/b2c/v1/reviews',
  lists: { vehicles: [] },
} as const satisfies Endpoint;

export const askQuestion = {
  id: 'catalog.askQuestion',
  method: 'POST',
  path: '/ecomm/b2c/v1/questions',
} as const satisfies Endpoint;

export const brands = {
  id: 'catalog.brands',
  method: 'GET',
  path: '/ecomm/b2c/v1/brands',
  cached: true,
  lists: { brands: [] },
} as const satisfies Endpoint;

export const brand = {
  id: 'catalog.brand',
  method: 'GET',
  path: '/ecomm/b2c/v1/brands/{brandName}',
  cached: true,
  lists: { brands: [] },
} as const satisfies Endpoint;

export const makes = {
  id: 'catalog.makes',
  method: 'GET',
  path: '/ecomm/b2c/v1/makes',
  cached: true,
  lists: { makes: [] },
} as const satisfies Endpoint;

export const models = {
  id: 'catalog.models',
  method: 'GET',
  path: '/ecomm/b2c/v1/makes/{makeName}/models',
  cached: true,
  lists: { models: [] },
} as const satisfies Endpoint;

/** Products, shelves, search and pages. */
export const catalogEndpoints = [
  product,
  productByGateway,
  pageType,
  pageTypeByGateway,
  suggestions,
  suggestionsByGateway,
  search,
  category,
  skuDetails,
  relatedParts,
  reviews,
  ownReview,
  writeReview,
  askQuestion,
  brands,
  brand,
  makes,
  models,
] as const;
