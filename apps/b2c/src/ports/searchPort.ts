import type { Answers, FitVehicle, PartVerdict } from './partVerdict.ts';

/**
 * What the catalogue's pages ask of a search. Ids of parts, types, brands and values are the catalogue's, amounts are
 * minor units. While another engine is away the shop's own search answers, so an adapter throws when it cannot know.
 */
export interface SearchPort {
  /** What a text asks for: part numbers, brands, types, positions, sizes, symptoms, a vehicle (PLUS-008). */
  understand(market: string, text: string): Promise<Query>;
  suggest(request: SuggestRequest): Promise<Suggestions>;
  /** One page of a shelf with the counts of all its facets (PLUS-010). */
  shelf(request: ShelfRequest): Promise<Shelf>;
}

export interface ModelName {
  makeId: number;
  modelId: number;
  make: string;
  model: string;
  popularity: number;
}

/** A model that a text names, with what else it says of the vehicle. */
export interface NamedModel {
  year: number | undefined;
  model: ModelName;
  /** Words of its engine or version: '1.0', 'turbo'. */
  trim?: readonly string[];
  /** The text without the vehicle. */
  rest?: string;
}

/** What a shopper's text asks for. */
export interface Query {
  /** Parts whose number or sku it is, exactly or from its beginning; nothing else counts then. */
  partIds: readonly number[];
  /** One part has exactly this number. */
  isExact: boolean;
  typeIds: readonly number[];
  brandIds: readonly number[];
  /** Position codes, each allowing its joined ones: 'front' allows 'frontLeft'. */
  positions: readonly string[];
  valueGroups: readonly (readonly number[])[];
  /** The number of a maker of vehicles that the text is, as its maker writes it; `partIds` are what replaces that part. */
  originalNumber?: string;
  /** The types are guessed from a complaint or a trouble code, the likeliest first, and are shown in turn. */
  isGuess?: boolean;
  /** Types next to what the text names and the catalogue does not have. */
  nearTypeIds?: readonly number[];
  /** Of a car's computer: 'P0420'. */
  troubleCode?: string;
  /** The text speaks of the engine light, whose code would tell more. */
  asksForCode?: boolean;
  /** Words and signs of the text that had no part in it, as they were typed. */
  ignoredWords?: readonly string[];
  /** A vehicle named in the text. */
  vehicle: NamedModel | undefined;
  /** The text that was understood, when it differs from the one typed. */
  corrected: string | undefined;
}

export interface SuggestRequest {
  market: string;
  text: string;
  vehicle: FitVehicle | null;
  answers: Answers;
}

/** A part of a shelf, judged for the vehicle that it was asked for. */
export interface ShelfHit {
  partId: number;
  fit: PartVerdict;
}

export interface Suggestions {
  /** Texts to search for. */
  terms: string[];
  /** Parts to open, best first. */
  hits: ShelfHit[];
}

/** What a text asks for besides types, before the shopper filters. */
export interface ShelfLimits {
  /** Only these parts, whatever their types (part numbers). */
  partIds?: readonly number[];
  brandIds?: readonly number[];
  /** 'front' allows 'frontLeft'. */
  positions?: readonly string[];
  /** Groups of facet values; a part needs one of each group. */
  valueGroups?: readonly (readonly number[])[];
}

/** Facet id to chosen values. Any of a facet's values passes, all facets must. */
export type ShelfFilters = Readonly<Record<string, readonly string[]>>;

/** What is charged, in minor units; an open end is left out. */
export interface PriceBounds {
  min?: number | undefined;
  max?: number | undefined;
}

export type ShelfSort = 'relevance' | 'priceUp' | 'priceDown' | 'rating';

export interface ShelfPlaces {
  storeId: number;
  hubId: number | null;
  senderIds: readonly number[];
  /** Nothing but mail reaches the shopper: hazardous parts, and those of so many grams or more, are not sent. */
  mailedBelowGrams?: number;
}

/** What a shelf is asked for. Everything but the market and the types is optional. */
export interface ShelfRequest extends ShelfLimits {
  market: string;
  /** Without the attributes that only workshops ask for (STATE-030). */
  isPlain?: boolean;
  typeIds: readonly number[];
  /** By relevance the best of each type come in turn, in the order of the types. */
  inTurn?: boolean;
  vehicle?: FitVehicle | null;
  answers?: Answers;
  /** With a vehicle: also list what does not fit it, marked and last. */
  includeMisfits?: boolean;
  /** The chosen store with its hub and warehouse, for 'get it' counts. */
  places?: ShelfPlaces | null;
  filters?: ShelfFilters;
  price?: PriceBounds;
  sort?: ShelfSort;
  page?: number;
}

export interface FacetCount {
  /** `get`, `type`, `position`, an attribute, `brand` or `rating`. */
  id: string;
  values: { value: string; count: number; selected: boolean }[];
}

export interface FacetCounts {
  groups: FacetCount[];
  /** Of all parts before filters, minor units. */
  priceRange: { min: number; max: number } | null;
}

export interface Shelf {
  hits: ShelfHit[];
  totalCount: number;
  /** Of all hits under the filters: fitting or universal ones, and those that wait for an answer. */
  fitCount: number;
  questionCount: number;
  facets: FacetCounts;
  pageNumber: number;
  pageSize: number;
}
