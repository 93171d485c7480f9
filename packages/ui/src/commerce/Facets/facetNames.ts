/** Name of every box of the filter form. */
export const filtersName = 'filters';

/** One `facet:value` pair of the URL, both parts percent-encoded. */
export function filterPair(facetId: string, value: string): string {
  return `${encodeURIComponent(facetId)}:${encodeURIComponent(value)}`;
}

/** Names of the two fields of a range: `price.min` and `price.max`. */
export function rangeName(facetId: string, bound: 'min' | 'max'): string {
  return `${facetId}.${bound}`;
}

/** The same of all that is chosen. */
export const filterPairs = (filters: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(filters).flatMap(([facet, values]) => values.map((value) => filterPair(facet, value)));
