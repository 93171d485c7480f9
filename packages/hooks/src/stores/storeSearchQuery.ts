import type { Store } from '@driveline/api';
import { STORE_SEARCH_RADIUS_MILES } from '../constants.ts';
import { completePostalCode, type PlaceMarket } from './placeFill.ts';
import type { StoreSearchParameters } from './searchStores.ts';

/** What an address or a store finder asks for. */
export interface StoreSearch {
  /** A postal code, 'City, ST', a city, or `lat,lon`; empty before a search. */
  readonly place: string;
  /** The place is a store's, not one that the shopper typed. */
  readonly isOfStore?: true;
  /** Without it as far as config says (VEHST-026). */
  readonly radiusMiles?: number | undefined;
  readonly services: readonly string[];
  readonly isOpenNow: boolean;
  /** Only stores with everything of the cart. */
  readonly isStocked: boolean;
  /** For the pickup of a checkout, which goes on once a store is chosen. */
  readonly isForCheckout?: true;
  /** Of the stores that are found, from 1 (VEHST-031). */
  readonly page: number;
}

/** Name of the part that says so in an address. */
export const FOR_CHECKOUT = 'checkout';

/** How far a search goes that found nothing. */
const WIDER_MILES = 500;
/** Metres of a mile; searches go in miles (VEHST-026). */
const METERS_PER_MILE = 1609.344;
const MAX_RADIUS_MILES = 3000;
const MAX_SERVICES = 8;
const MAX_PAGE = 99;

/**
 * Reads `?q=92110&service=loaner-tools&open=1&stocked=1&radius=500&page=2` (VEHST-030, VEHST-031); a malformed part reads as its default.
 * @param startPlace where a search without a place starts
 */
export function readStoreSearch(query: URLSearchParams, startPlace = ''): StoreSearch {
  const radius = Number(query.get('radius'));
  const page = Number(query.get('page') ?? 1);
  const typed = query.get('q')?.trim();
  return {
    place: typed || startPlace,
    ...((query.has('near') || (!typed && startPlace !== '')) && { isOfStore: true }),
    ...(radius > 0 && radius <= MAX_RADIUS_MILES && { radiusMiles: radius }),
    services: query.getAll('service').slice(0, MAX_SERVICES),
    isOpenNow: query.has('open'),
    isStocked: query.has('stocked'),
    ...(query.has(FOR_CHECKOUT) && { isForCheckout: true }),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  };
}

/** The address's query of a search, as `readStoreSearch` reads it. */
export function storeSearchQuery(search: StoreSearch): URLSearchParams {
  const query = new URLSearchParams({ q: search.place });
  if (search.isOfStore) query.set('near', '1');
  for (const service of search.services) query.append('service', service);
  if (search.isOpenNow) query.set('open', '1');
  if (search.isStocked) query.set('stocked', '1');
  if (search.isForCheckout) query.set(FOR_CHECKOUT, '1');
  if (search.radiusMiles !== undefined) query.set('radius', String(search.radiusMiles));
  if (search.page > 1) query.set('page', String(search.page));
  return query;
}

/** How far a search goes, in metres; as far as it goes by default where it says nothing. */
export const searchRadius = ({ radiusMiles = STORE_SEARCH_RADIUS_MILES }: Pick<StoreSearch, 'radiusMiles'>) =>
  radiusMiles * METERS_PER_MILE;

/** The shopper's own postal code, where they have searched by it (PLUS-060). */
export const ownPostalCode = (market: Pick<PlaceMarket, 'postalCode'>, search: StoreSearch) =>
  search.isOfStore ? undefined : completePostalCode(market, search.place);

/** The same search with a wider radius (VEHST-030). */
export const widerSearch = (search: StoreSearch): StoreSearch => ({
  ...search,
  radiusMiles: WIDER_MILES,
  page: 1,
});

/** The address's query of stores around a place that have the whole cart (PLUS-069). */
export const wholeCartQuery = (place?: string): URLSearchParams =>
  storeSearchQuery({ ...readStoreSearch(new URLSearchParams(), place), isStocked: true });

/** The same around the shopper's own postal code, for the pickup of a checkout. */
export const pickupQuery = (place = ''): URLSearchParams =>
  storeSearchQuery(readStoreSearch(new URLSearchParams({ q: place, stocked: '1', [FOR_CHECKOUT]: '1' })));

/** Where a map service shows the way to a store. */
export const directionsTo = ({ location }: Pick<Store, 'location'>) =>
  `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lon}`;

/** Parameters of the call; open now, stocked and pickup are picked from its answer, of all that it can give: `isStoreOf`. */
export const storeParameters = (
  search: StoreSearch,
  skuNumbers: readonly string[] = [],
): StoreSearchParameters => ({
  location: search.place,
  ...(search.radiusMiles !== undefined && { radius: search.radiusMiles }),
  ...(search.services.length > 0 && { services: search.services }),
  ...(skuNumbers.length > 0 && { skuNumbers }),
  ...(isPicked(search) ? { page: 'all' } : search.page > 1 && { page: search.page }),
});

/** Whether stores of the answer are left out. */
const isPicked = ({ isOpenNow, isStocked, isForCheckout }: StoreSearch) =>
  isOpenNow || isStocked || isForCheckout === true;

/** Whether a store is open, stocked and a place to pick up at as the search asks; one whose stock is not known passes. */
export const isStoreOf = (
  { isOpenNow, isStocked, isForCheckout }: Pick<StoreSearch, 'isOpenNow' | 'isStocked' | 'isForCheckout'>,
  { closed, available, bopusEnabled }: Pick<Store, 'closed' | 'available' | 'bopusEnabled'>,
): boolean =>
  !(isOpenNow && closed.isClosed) &&
  !(isStocked && available && available.inStock < available.asked) &&
  !(isForCheckout && !bopusEnabled);
