import { isB2cError, type B2cClient, type StoreLocation } from '@driveline/api';
import { logFault } from '../client/logFault.ts';
import { STORE_SEARCH_LIMIT, STORE_SEARCH_MOST, STORE_SEARCH_RADIUS_MILES } from '../constants.ts';

/** What a store search asks for. */
export interface StoreSearchParameters {
  /** A postal code, 'City, ST', a city, or `lat,lon`. */
  readonly location: string;
  /** Miles; config's or 150 if left out. */
  readonly radius?: number;
  /** Stores of a page; config's or 10 if left out. */
  readonly limit?: number;
  /** Asks for all stores up to the end of this page, from 1; `'all'` for as many as one call gives (VEHST-031). */
  readonly page?: number | 'all';
  readonly services?: readonly string[];
  /** Adds the stock of these skus to each store. */
  readonly skuNumbers?: readonly string[];
}

/** Nearest first. */
export interface StoreSearchResult {
  readonly locations: readonly StoreLocation[];
  /** All that were found; `locations` are the nearest of them. */
  readonly count: number;
  /** Miles that the search went. */
  readonly radius: number;
  /** Stores of a page. */
  readonly perPage: number;
  /** Why nothing is found, in the server's words: the place is not known. An answer, so that a page without script says it. */
  readonly refusal?: string;
}

/** The search refuses to start: config lacks its address or key (VEHST-028). Shown as any failure, logged with its text. */
export class StoreSearchConfigError extends Error {
  override readonly name = 'StoreSearchConfigError';
}

/** VEHST-026 to VEHST-028 */
export async function searchStores(
  client: B2cClient,
  { location, radius, limit, page = 1, services = [], skuNumbers = [] }: StoreSearchParameters,
  signal?: AbortSignal,
): Promise<StoreSearchResult> {
  const url = client.value('STORE_SEARCH_URL', '');
  if (!url) throw refused(client, 'Missing store search URL in global config');
  const apiKey = client.value('STORE_SEARCH_API_KEY', '');
  if (!apiKey) throw refused(client, 'Missing store search API key in global config');
  const reach = radius ?? client.value('STORE_SEARCH_RADIUS', STORE_SEARCH_RADIUS_MILES);
  const perPage = limit ?? client.value('STORE_SEARCH_RESULTS_LIMIT', STORE_SEARCH_LIMIT);
  const query = {
    location,
    radius: reach,
    limit: page === 'all' ? STORE_SEARCH_MOST : Math.min(page * perPage, STORE_SEARCH_MOST),
    filters: filters(client.market.stores?.searchCountries ?? [], services),
    skuNumbers: skuNumbers.join(',') || undefined,
    api_key: apiKey,
    v: client.value('STORE_SEARCH_VERSION', '1'),
  };
  try {
    const { response } = await client.call('stores.geosearch', { query }, { signal, url });
    return { locations: response.locations, count: response.count, radius: reach, perPage };
  } catch (error) {
    if (!isB2cError(error) || error.errorMessageKey !== 'error_place_unknown') throw error;
    return { locations: [], count: 0, radius: reach, perPage, refusal: error.message };
  }
}

function refused(client: B2cClient, message: string): StoreSearchConfigError {
  logFault(client, message);
  return new StoreSearchConfigError(message);
}

/** `country:US,country:PR,service:battery`: the same form as shelf filters. */
function filters(countries: readonly string[], services: readonly string[]): string | undefined {
  const pairs = [...countries.map((code) => `country:${code}`), ...services.map((name) => `service:${name}`)];
  return pairs.join(',') || undefined;
}
