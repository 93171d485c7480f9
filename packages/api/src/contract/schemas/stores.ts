import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { amount, storeNumber, text } from './primitives.ts';

/** VEHST-019 */
export const storeDetails = z.object({
  storeNumber: z.string(),
  address1: z.string(),
  address2: z.string(),
  zip: z.string(),
  /** 'Open until 9 PM', in the market's language. */
  messageToDisplay: z.string(),
  bopusEnabled: z.boolean(),
});

/** API-057 and API-078. `distanceMeters` and `available` only where a place or skus were asked for. */
export const store = z.extend(storeDetails, {
  city: z.string(),
  state: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  location: z.object({ lat: z.number(), lon: z.number() }),
  timeZone: z.string(),
  /** `day` 0 is Sunday; `open` and `close` are local `HH:MM`; a closed day has no entry. */
  hours: z.array(z.object({ day: z.number(), open: z.string(), close: z.string() })),
  services: z.array(z.string()),
  closed: z.object({ isClosed: z.boolean() }),
  /** `YYYY-MM-DD` of the next eight weeks on which the store stays shut in spite of its hours. */
  closedDates: z.optional(z.array(z.string())),
  distanceMeters: z.optional(z.number()),
  /** Of the asked skus, how many lie on this store's shelf, and when all could be picked up. */
  available: z.optional(
    z.object({ inStock: z.number(), asked: z.number(), readyAt: z.nullable(z.string()) }),
  ),
});

const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)));
const radius = z.optional(z.coerce.number().check(z.minimum(1), z.maximum(3000)));

/** API-048 as the external service answers. */
export const location = z.object({
  id: z.string(),
  address: z.string(),
  countryCode: z.string(),
  distance: z.number(),
  phone: z.string(),
  hours: store.shape.hours,
  closed: z.object({ isClosed: z.boolean() }),
  services: z.array(z.string()),
  store,
});

/** API-105, CATALOG-042. */
export const rebate = z.object({
  id: z.string(),
  brand: z.string(),
  /** Names of the part types that it holds for, with their shelves. */
  products: z.array(z.object({ name: z.string(), canonicalPath: z.string() })),
  amount,
  /** `YYYY-MM-DD`, both included. */
  startDate: z.string(),
  expirationDate: z.string(),
  hasEnded: z.boolean(),
  /** A PDF to print and send. */
  formUrl: z.string(),
  /** The brand's part of the shop. */
  shopUrl: z.string(),
});

/** CONTENT-027. A workshop that is none of ours. */
export const repairShop = z.object({
  id: z.string(),
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  phone: z.string(),
  distanceMeters: z.number(),
  /** 1 to 5. */
  rating: z.number(),
  ratingCount: z.number(),
  /** Its sign, below the code of its country: USA, MEX or BRA (CONF-019). */
  logoUrl: z.optional(z.string()),
});

/** PLUS-023, PLUS-060. The city is left out where only the region of a postal code is known. */
export const place = z.object({
  postalCode: z.string(),
  city: z.nullable(z.string()),
  /** Code of `Market.states`. */
  state: z.nullable(z.string()),
  /** What addresses of the code name beside the city, as colonias in Mexico; empty where that is not known. */
  neighborhoods: z.array(z.string()),
  /** The only street of the code, where codes are given by street, as in Brazil. */
  street: z.optional(z.string()),
});

export const storeSchemas = {
  'stores.geosearch': {
    requirement: 'API-048',
    summary: 'Stores near a postal code, city or position, nearest first',
    query: z.object({
      /** A postal code, 'City, ST', a city, or `lat,lon`. */
      location: text(120),
      limit,
      /** Miles (VEHST-026). */
      radius,
      filters: z.optional(text(200)),
      api_key: z.optional(text(100)),
      v: z.optional(text(20)),
      /** Adds `store.available` for these skus. */
      skuNumbers: z.optional(text(500)),
    }),
    /** `count`: all stores of the search, of which `locations` are the nearest `limit` (VEHST-031). */
    response: z.object({ response: z.object({ locations: z.array(location), count: z.number() }) }),
    errors: { error_place_unknown: 404 },
  },
  'stores.byPosition': {
    requirement: 'API-049',
    summary: "Stores at a device's position, nearest first",
    query: z.object({
      location: text(60),
      country: z.optional(text(5)),
      countryCode: z.optional(text(5)),
      includeFilters: z.optional(text(5)),
    }),
    response: z.object({ response: z.object({ locations: z.array(location), count: z.number() }) }),
  },
  'stores.detail': {
    requirement: 'API-057',
    summary: 'One store',
    params: z.object({ storeNumber }),
    response: store,
    errors: { error_store_unknown: 404 },
  },
  'stores.placeByPostalCode': {
    requirement: 'PLUS-023',
    summary: 'City, state, neighborhoods and street of a postal code, to fill an address',
    params: z.object({ postalCode: text(10) }),
    response: place,
    errors: { error_zip_invalid: 422, error_place_unknown: 404 },
  },
  'stores.setPreferred': {
    requirement: 'API-038',
    summary: 'Set the preferred store',
    body: z.object({
      storeNumber,
      /** The shopper's own, typed to find the store: the cart takes it where it has none (PLUS-060). */
      postalCode: z.optional(text(10)),
    }),
    response: z.object({ storeDetails: store }),
    errors: { error_store_unknown: 404, error_zip_invalid: 422 },
  },
  'stores.storeList': {
    requirement: 'API-078',
    summary: 'Stores near a postal code with the stock of given skus',
    query: z.object({ zip: text(10), skuNumbers: z.optional(text(500)) }),
    response: z.object({ stores: z.array(store) }),
    errors: { error_zip_invalid: 422 },
  },
  'stores.sisterStores': {
    requirement: 'API-103',
    summary: 'Stores that the same hub serves, nearest first',
    params: z.object({ storeNumber }),
    response: z.object({ stores: z.array(store) }),
    errors: { error_store_unknown: 404 },
  },
  'stores.cids': {
    requirement: 'API-104',
    summary: 'Numbers of the store in neighbouring systems',
    params: z.object({ storeNumber }),
    response: z.object({ cids: z.array(z.string()) }),
    errors: { error_store_unknown: 404 },
  },
  'stores.rebates': {
    requirement: 'API-105',
    summary: 'Rebates of brands that hold at a store, and those that ended within 30 days',
    query: z.object({ storeNumber: z.optional(storeNumber) }),
    response: z.object({ rebates: z.array(rebate) }),
  },
  'stores.repairShops': {
    requirement: 'CONTENT-027',
    summary: 'Independent workshops around a place, nearest first',
    /** As `stores.geosearch` reads it: postal code, 'City, ST', `lat,lon`. */
    query: z.object({ location: text(120) }),
    response: z.object({ shops: z.array(repairShop) }),
    errors: { error_place_unknown: 404 },
  },
} satisfies DomainSchemas;

export type Rebate = z.infer<typeof rebate>;
export type StoreDetails = z.infer<typeof storeDetails>;
export type RepairShop = z.infer<typeof repairShop>;
export type Place = z.infer<typeof place>;
export type Store = z.infer<typeof store>;
export type StoreLocation = z.infer<typeof location>;
