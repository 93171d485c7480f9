import { formatShelfQuery, parseShelfQuery, type ShelfQuery } from '@driveline/hooks';
import { filtersName } from '@driveline/ui';

/** The facet whether a shelf lists only what fits the vehicle (CATALOG-014). */
export const FIT = 'fit';
/** What the filter form of a shopper with a vehicle sends beside the switch. */
export const FIT_OFF = { [FIT]: 'no' };
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
    if (name === filtersName) addPair(plain, value);
    else if (bound) ranges[facet] = { ...ranges[facet], [bound]: value.trim() };
    else plain.append(name, value);
  }
  for (const [facet, { min = '', max = '' }] of Object.entries(ranges)) {
    if (min || max) plain.set(facet, `${min}-${max}`);
  }
  // A switch that is off sends nothing, so the form sends 'no' beside it; on is what a shelf does anyway.
  if (plain.getAll(FIT).includes('yes')) plain.delete(FIT);
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
export function shelfHref(path: string, query: ShelfQuery, change: Partial<ShelfQuery> = {}): string {
  return path + formatShelfQuery({ ...query, page: 1, ...change });
}
