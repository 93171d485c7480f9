import * as z from 'zod/mini';
import { storeNumber, text } from './primitives.ts';

/** VEHST-019 */
export const storeDetails = z.object({
  storeNumber: z.string(),
  address1: z.string(),
  address2: z.string(),
  zip: z.string(),
  /** 'Open until 9:00 PM', in the market's language. */
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
    response: z.object({ response: z.object({ locations: z.array(location), count: z.number() }) }),
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
  },
  'stores.setPreferred': {
    requirement: 'API-038',
    summary: 'Set the preferred store',

    body: z.object({ storeNumber }),
    response: z.object({ storeDetails: store }),
  },
  'stores.storeList': {
    requirement: 'API-078',
    summary: 'Stores near a postal code with the stock of given skus',

    query: z.object({ zip: text(10), skuNumbers: z.optional(text(500)) }),
    response: z.object({ stores: z.array(store) }),
  },
};

export type StoreDetails = z.infer<typeof storeDetails>;
export type Store = z.infer<typeof store>;
export type StoreLocation = z.infer<typeof location>;
