import type { SearchParameters } from '../catalog/catalogQueries.ts';
import { formatFilters, formatShelfQuery, parseShelfQuery } from './shelfQuery.ts';
import type { ShelfQuery } from './shelfQuery.ts';

/** The facet whether a shelf lists only what fits the vehicle (CATALOG-014). */
export const FIT_FACET = 'fit';
/** What the filter form of a shopper with a vehicle sends beside the switch. */
export const FIT_OFF = { [FIT_FACET]: 'no' } as const;
/** Name of every box of the filter form. */
const FILTERS = 'filters';
const RANGE = /^([a-z][\w-]*)\.(min|max)$/i;

/**
 * A shelf's state from its address. Links write `brand=bosch`; the filter form, which works without script,
 * sends `filters=brand:bosch` and the two bounds of a range. Both mean the same.
 */
export function readShelfQuery(query: URLSearchParams): ShelfQuery {
  const plain = new URLSearchParams();
  const ranges: Record<string, { min?: string; max?: string }> = {};
  for (const [name, value] of query) {
    const [, facet = '', bound] = RANGE.exec(name) ?? [];
    if (name === FILTERS) addPair(plain, value);
    else if (bound) ranges[facet] = { ...ranges[facet], [bound]: value.trim() };
    else plain.append(name, value);
  }
  for (const [facet, { min = '', max = '' }] of Object.entries(ranges)) {
    if (min || max) plain.set(facet, `${min}-${max}`);
  }
  // A switch that is off sends nothing, so the form sends 'no' beside it; on is what a shelf does anyway.
  if (plain.getAll(FIT_FACET).includes('yes')) plain.delete(FIT_FACET);
  return parseShelfQuery(plain);
}

function addPair(query: URLSearchParams, pair: string): void {
  const at = pair.indexOf(':');
  if (at > 0) query.append(decoded(pair.slice(0, at)), decoded(pair.slice(at + 1)));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a shelf in a changed state; a change of filters or order starts at the first page. */
export const shelfHref = (path: string, query: Partial<ShelfQuery>, change: Partial<ShelfQuery> = {}) =>
  path + formatShelfQuery({ ...query, page: 1, ...change });

/**
 * What the address of a shelf or of a search asks for.
 * @param canonicalPath of the shelf; a search has none
 */
export function searchParameters(query: URLSearchParams, canonicalPath?: string): SearchParameters {
  const { filters, sort, page, searchText } = readShelfQuery(query);
  const check = query.get('ignoreVehicleSpecificProductsCheck');
  const filterText = formatFilters(filters);
  return {
    ...(canonicalPath === undefined ? { searchText } : { canonicalPath }),
    ...(page > 1 && { pageNumber: page }),
    ...(sort !== 'relevance' && { sort }),
    ...(filterText && { filters: filterText }),
    ...(check && canonicalPath === undefined && { ignoreVehicleSpecificProductsCheck: check }),
  };
}

/** What the page of a brand asks the search for: its name, and what the address filters by. */
export function brandParameters(name: string, query: URLSearchParams): SearchParameters {
  const search = new URLSearchParams(query);
  search.set('searchText', name);
  return searchParameters(search);
}
