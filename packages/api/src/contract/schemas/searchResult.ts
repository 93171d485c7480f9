import * as z from 'zod/mini';
import { breadCrumb, product } from './products.ts';

export const facet = z.object({
  id: z.string(),
  label: z.string(),
  /** `value` is a list of boxes, `range` two bounds, `switch` a single yes or no. */
  kind: z.enum(['value', 'range', 'switch']),
  /** PLUS-010: also shown above the list. */
  promoted: z.boolean(),
  values: z.array(
    z.object({ value: z.string(), label: z.string(), count: z.number(), selected: z.boolean() }),
  ),
});

export const sortOrder = z.enum(['relevance', 'priceUp', 'priceDown', 'rating']);

const namedVehicle = z.object({
  vehicleName: z.string(),
  /** Absent while the text leaves the year open: the parts are not judged then. */
  vehicleId: z.optional(z.string()),
  /** The search without the vehicle. */
  searchText: z.string(),
  /** Years or engines that the text leaves open, each with the search for it. */
  choices: z.array(z.object({ name: z.string(), searchText: z.string() })),
});

const troubleCode = z.object({
  code: z.string(),
  /** One plain sentence; of a code that is not listed, the system that it belongs to. */
  meaning: z.string(),
  /** What to look at before anything is bought. */
  checks: z.optional(z.string()),
  /** Names of kinds of parts, most likely first, each with the search for it (PLUS-054). */
  likelyParts: z.optional(z.array(z.object({ name: z.string(), searchText: z.string() }))),
});

/** API-118, for results and shelves alike. */
export const searchResult = z.object({
  products: z.array(product),
  totalCount: z.number(),
  /** How many of them fit the vehicle, and how many wait for one answer. */
  fitCount: z.number(),
  questionCount: z.number(),
  pageNumber: z.number(),
  pageSize: z.number(),
  sort: sortOrder,
  filters: z.array(facet),
  title: z.string(),
  breadCrumbs: z.array(breadCrumb),
  layout: z.enum(['row', 'grid']),
  /** Words that might have been meant, when nothing or little was found, or what `hintsTitle` says. */
  spellingHints: z.array(z.string()),
  /** Of a text that found nothing: what the hints are where nothing like it was meant, worded. */
  hintsTitle: z.optional(z.string()),
  /** The vehicle that the text names in place of the shopper's (PLUS-008). */
  namedVehicle: z.optional(namedVehicle),
  /** The code of a car's computer that the text has, and what it means. */
  troubleCode: z.optional(troubleCode),
  /** The text speaks of the engine light: its code tells more than the parts do. */
  asksForCode: z.optional(z.boolean()),
  /** Words and signs of the text that had no part in the search, as they were typed. */
  ignoredWords: z.optional(z.array(z.string())),
  /** The number of a maker of vehicles that the text is, as its maker writes it: the parts replace that part. */
  originalNumber: z.optional(z.string()),
  /** One exact hit: its product page (CATALOG-013). */
  redirectURL: z.optional(z.string()),
});

export type Facet = z.infer<typeof facet>;
export type SortOrder = z.infer<typeof sortOrder>;
export type SearchResult = z.infer<typeof searchResult>;
