import { STORE_SEARCH_RADIUS_MILES, type StoreSearchParameters } from '@driveline/hooks';

/** Metres of a mile; searches go in miles (VEHST-026). */
export const METERS_PER_MILE = 1609.344;

/** How far a search goes that found nothing. */
export const WIDER_MILES = 500;

/** What an address or the finder asks for. */
export type StoreSearch = {
  /** A postal code, 'City, ST', a city, or `lat,lon`; empty before a search. */
  readonly place: string;
  readonly radiusMiles: number;
  readonly services: readonly string[];
  readonly isOpenNow: boolean;
  /** Only stores with everything of the cart. */
  readonly isStocked: boolean;
};

const MAX_RADIUS_MILES = 3000;

/** Reads `?q=92110&service=loaner-tools&open=1&stocked=1&radius=500`. */
export function readStoreSearch(query: URLSearchParams, startPlace = ''): StoreSearch {
  const radius = Number(query.get('radius') ?? STORE_SEARCH_RADIUS_MILES);
  return {
    place: query.get('q')?.trim() || startPlace,
    radiusMiles: radius > 0 && radius <= MAX_RADIUS_MILES ? radius : STORE_SEARCH_RADIUS_MILES,
    services: query.getAll('service').slice(0, 8),
    isOpenNow: query.has('open'),
    isStocked: query.has('stocked'),
  };
}

/** The address of a search. */
export function storeSearchHref(search: StoreSearch): string {
  const query = new URLSearchParams({ q: search.place });
  for (const service of search.services) query.append('service', service);
  if (search.isOpenNow) query.set('open', '1');
  if (search.isStocked) query.set('stocked', '1');
  if (search.radiusMiles !== STORE_SEARCH_RADIUS_MILES) query.set('radius', String(search.radiusMiles));
  return `/store?${query.toString()}`;
}

/** Parameters of the call; open now and stocked are picked from its answer. */
export const searchParameters = (
  search: StoreSearch,
  skuNumbers: readonly string[],
): StoreSearchParameters => ({
  location: search.place,
  radius: search.radiusMiles,
  ...(search.services.length > 0 && { services: search.services }),
  ...(skuNumbers.length > 0 && { skuNumbers }),
});
