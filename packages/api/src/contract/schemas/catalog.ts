import { QUANTITY_MAX } from '@driveline/validation';
import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { promo } from './content.ts';
import { availability } from './availability.ts';
import { amount, identifier, shipmentType, skuNumber, storeNumber, text } from './primitives.ts';
import { fitVerdict } from './fit.ts';
import { breadCrumb, product, productDetail } from './products.ts';
import { reviewSort, reviewsResult } from './reviews.ts';
import { searchResult, sortOrder } from './searchResult.ts';

/** CATALOG-029: the content of a category page. */
export const categoryPage = z.object({
  categoryName: z.string(),
  canonicalPath: z.string(),
  description: z.string(),
  breadCrumbs: z.array(breadCrumb),
  children: z.array(
    z.object({
      categoryName: z.string(),
      canonicalPath: z.string(),
      drawing: z.string(),
      partCount: z.number(),
      /** Those that the shopper's vehicle takes or may take; only where there is a vehicle, and parts that not every one takes. */
      vehiclePartCount: z.optional(z.number()),
    }),
  ),
  popularBrands: z.array(z.string()),
  /** Above the tiles, where the content has any for the category (CATALOG-030). */
  promos: z.optional(z.array(z.object(promo))),
});

export const pageTypeResult = z.object({
  /** PRODUCT, SHELF, CATEGORY, BRAND or LANDING (CATALOG-022). */
  pageType: z.string(),
  canonicalPath: z.string(),
  title: z.string(),
});

/** API-065, CATALOG-046. */
export const brand = z.object({
  name: z.string(),
  /** A monogram drawn in one colour, to be tinted by the page. */
  logoUrl: z.string(),
  path: z.string(),
  featured: z.boolean(),
  /** Of one brand alone: what it stands for, and the categories that it is found in. */
  story: z.optional(z.string()),
  categories: z.optional(z.array(breadCrumb)),
});

/** CATALOG-047. */
export const make = z.object({
  makeId: z.string(),
  name: z.string(),
  logoUrl: z.string(),
  path: z.string(),
  popular: z.boolean(),
});

const country = z.optional(text(3));
const flag = z.optional(text(5));

/** Vehicle, store and answers come from the session; these parameters override them (CATALOG-018, CATALOG-019). */
const vehicleQuery = {
  vehicleId: z.optional(identifier),
  storeNumber: z.optional(storeNumber),
  storeId: z.optional(storeNumber),
  year: z.optional(text(4)),
  makeId: z.optional(identifier),
  modelId: z.optional(identifier),
  vehicleTypeId: z.optional(identifier),
  /** `question:answer` pairs joined by commas. */
  vehicleQuestions: z.optional(text(400)),
};

const productQuery = z.object({
  ...vehicleQuery,
  country,
  preview: flag,
  salesChannel: z.optional(text(10)),
  customerType: z.optional(text(10)),
  itemIds: z.optional(text(200)),
  partNumber: z.optional(text(40)),
  userSegment: z.optional(text(40)),
  productDetailsPageUrl: z.optional(text(300)),
  lineCode: z.optional(text(40)),
  partGroupId: z.optional(identifier),
  brandId: z.optional(identifier),
});

export const productResponse = z.object({
  pdpResults: z.object({ products: z.array(productDetail) }),
  redirectPageType: z.optional(z.string()),
  redirectURL: z.optional(z.string()),
  xFusionQueryId: z.string(),
});

export const suggestions = z.object({
  generalSuggestions: z.array(z.string()),
  productTitleSuggestions: z.array(
    z.object({
      suggestedSearchTerm: z.string(),
      itemDescription: z.string(),
      productDetailsPageUrl: z.string(),
      productImageUrl: z.string(),
      vehicleFitment: z.string(),
      partNumber: z.string(),
      brandName: z.string(),
      drawing: z.string(),
    }),
  ),
});

const suggestionQuery = z.object({
  ...vehicleQuery,
  country,
  customerType: z.optional(text(10)),
  salesChannel: z.optional(text(10)),
  preview: flag,
  searchTerm: z.optional(text(120)),
});

export const skuDetail = z.object({
  skuNumber: z.string(),
  price: amount,
  corePrice: amount,
  discountPrice: z.nullable(amount),
  payTerms: z.optional(z.array(z.string())),
  available: z.boolean(),
  shippingMethods: z.array(shipmentType),
  availability,
  fit: fitVerdict,
});

const pageTypes = {
  query: z.object({ canonicalPath: text(300), preview: flag, country }),
  response: z.object({
    redirectUrl: z.optional(z.string()),
    acesPageTypeResult: z.optional(pageTypeResult),
    pageTypeResult: z.optional(pageTypeResult),
  }),
};

export const catalogSchemas = {
  'catalog.product': {
    requirement: 'API-043',
    summary: 'Product details by url, sku or part number',
    query: productQuery,
    response: productResponse,
    errors: { error_product_unknown: 404 },
  },
  'catalog.productByGateway': {
    requirement: 'API-044',
    summary: 'Product details through the gateway, used while ACES_ENABLED is on',
    query: productQuery,
    response: productResponse,
    errors: { error_product_unknown: 404 },
  },
  'catalog.pageType': {
    requirement: 'API-045',
    summary: 'What a path shows: product, shelf, category or another path',
    ...pageTypes,
    errors: { error_path_unknown: 404, error_path_refused: 403 },
  },
  'catalog.pageTypeByGateway': {
    requirement: 'API-045',
    summary: 'The same through the gateway, used while ACES_ENABLED is on',
    ...pageTypes,
    errors: { error_path_unknown: 404, error_path_refused: 403 },
  },
  'catalog.suggestions': {
    requirement: 'API-046',
    summary: 'Type-ahead suggestions, used while a vehicle flag is off',
    query: suggestionQuery,
    response: suggestions,
  },
  'catalog.suggestionsByGateway': {
    requirement: 'API-047',
    summary: 'Type-ahead suggestions, used while both vehicle flags are on',
    query: suggestionQuery,
    response: suggestions,
  },
  'catalog.search': {
    requirement: 'API-118',
    summary: 'Search results for a text, or the shelf at a path, with facets and fit',
    query: z.object({
      ...vehicleQuery,
      searchText: z.optional(text(200)),
      /** A shelf's path in place of a text. */
      canonicalPath: z.optional(text(300)),
      pageNumber: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
      sort: z.optional(sortOrder),
      /** `facet:value` pairs joined by commas, each part percent-encoded. */
      filters: z.optional(text(1000)),
      ignoreVehicleSpecificProductsCheck: flag,
    }),
    response: searchResult,
    errors: { error_path_unknown: 404 },
  },
  'catalog.category': {
    requirement: 'CATALOG-029',
    summary: 'The tiles of a category page',
    query: z.object({ canonicalPath: text(300) }),
    response: categoryPage,
    errors: { error_path_unknown: 404 },
  },
  'catalog.skuDetails': {
    requirement: 'API-117',
    summary: 'Price, stock, promise and fit of up to 24 skus',
    query: z.object({
      ...vehicleQuery,
      skuNumbers: text(500),
      postalCode: z.optional(text(10)),
      /** How many of each are to be promised; default 1 (PLUS-062). */
      quantity: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(QUANTITY_MAX))),
    }),
    response: z.object({ skus: z.array(skuDetail) }),
  },
  'catalog.relatedParts': {
    requirement: 'API-112',
    summary: 'Parts of the same job, or what wears on the vehicle',
    /** Without a sku: one part of each kind that wears, of those that fit the vehicle and can be had. */
    query: z.object({ skuNumber: z.optional(skuNumber), vehicleId: z.optional(identifier) }),
    response: z.object({
      products: z.array(product),
      /** Of parts that wear: the shelf of each product, in their order. */
      shelves: z.optional(z.array(breadCrumb)),
    }),
  },
  'catalog.reviews': {
    requirement: 'PLUS-051',
    summary: 'Reviews of a part to read, a page at a time',
    query: z.object({
      ...vehicleQuery,
      skuNumber,
      stars: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
      /** Those of the model that the shopper drives; all without a vehicle. */
      vehicle: z.optional(z.enum(['mine'])),
      sort: z.optional(reviewSort),
      pageNumber: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
    }),
    response: reviewsResult,
    errors: { error_product_unknown: 404 },
  },
  'catalog.brands': {
    requirement: 'API-065',
    summary: 'Brands that the market sells, by name',
    response: z.object({ brands: z.array(brand) }),
  },
  'catalog.brand': {
    requirement: 'API-065',
    summary: 'One brand with its story and its shelves',
    params: z.object({ brandName: text(60) }),
    response: z.object({ brands: z.array(brand) }),
    errors: { error_brand_unknown: 404 },
  },
  'catalog.makes': {
    requirement: 'API-065',
    summary: "Makes of the market's vehicles, by name",
    response: z.object({ makes: z.array(make) }),
  },
  'catalog.models': {
    requirement: 'API-065',
    summary: 'Models of a make with their years',
    params: z.object({ makeName: text(60) }),
    response: z.object({
      make,
      models: z.array(
        z.object({
          modelId: z.string(),
          name: z.string(),
          firstYear: z.number(),
          lastYear: z.number(),
          popular: z.boolean(),
        }),
      ),
    }),
    errors: { error_make_unknown: 404 },
  },
} satisfies DomainSchemas;

export type Brand = z.infer<typeof brand>;
export type Make = z.infer<typeof make>;
export type CategoryPage = z.infer<typeof categoryPage>;
export type PageTypeResult = z.infer<typeof pageTypeResult>;
export type Suggestions = z.infer<typeof suggestions>;
export type SkuDetail = z.infer<typeof skuDetail>;
