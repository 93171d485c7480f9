import type { SortOrder } from '@driveline/api';

/** A shelf's state in the URL (PLUS-011): filters, sort and page. */
export interface ShelfQuery {
  /** Facet id to its chosen values, in the order of the URL. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: SortOrder;
  readonly page: number;
  readonly searchText: string;
}

/** Parameters of a page's address that say something else; every other one is a facet. */
const RESERVED = new Set([
  'searchText',
  'sort',
  'page',
  'intcmp',
  'ignoreVehicleSpecificProductsCheck',
  'new_store_set',
  'spps.s',
]);
const FACET_ID = /^[a-z][\w-]{0,40}$/i;
const SORTS: readonly string[] = ['relevance', 'priceUp', 'priceDown', 'rating'];
/** The wire's highest page. */
const LAST_PAGE = 500;

/** Reads `?searchText=wiper&brand=Bosch&brand=Trico&sort=priceUp&page=2`; a malformed part reads as its default. */
export function parseShelfQuery(search: string | URLSearchParams): ShelfQuery {
  const parameters = new URLSearchParams(search);
  const filters: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  for (const [name, value] of parameters) {
    if (RESERVED.has(name) || name.startsWith('utm_') || !FACET_ID.test(name) || value === '') continue;
    const values = (filters[name] ??= []);
    if (!values.includes(value)) values.push(value);
  }
  const sort = parameters.get('sort') ?? '';
  const page = Number(parameters.get('page') ?? 1);
  return {
    filters: { ...filters },
    sort: SORTS.includes(sort) ? (sort as SortOrder) : 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    searchText: parameters.get('searchText') ?? '',
  };
}

/** The address's query, without defaults: `''` or `?…`. The same state always reads the same. */
export function formatShelfQuery(query: Partial<ShelfQuery>): string {
  const parameters = new URLSearchParams();
  if (query.searchText) parameters.set('searchText', query.searchText);
  for (const [facet, values] of sortedFilters(query.filters))
    for (const value of values) parameters.append(facet, value);
  if (query.sort && query.sort !== 'relevance') parameters.set('sort', query.sort);
  if (query.page && query.page > 1) parameters.set('page', String(query.page));
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** The wire's `filters`: `facet:value` pairs joined by commas, each part percent-encoded; nothing without filters. */
export function formatFilters(filters: ShelfQuery['filters']): string | undefined {
  const pairs = sortedFilters(filters).flatMap(([facet, values]) =>
    values.map((value) => `${encode(facet)}:${encode(value)}`),
  );
  return pairs.join(',') || undefined;
}

/** Adds a value of a facet or takes it away; either way the list starts again at its first page. */
export function toggleFilter(query: ShelfQuery, facet: string, value: string): ShelfQuery {
  const values = query.filters[facet] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  const { [facet]: _, ...others } = query.filters;
  return { ...query, page: 1, filters: next.length > 0 ? { ...others, [facet]: next } : others };
}

/** How many values are chosen. */
export const filterCount = (filters: ShelfQuery['filters']) => Object.values(filters).flat().length;

const sortedFilters = (filters: ShelfQuery['filters'] = {}) =>
  Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

const encode = (text: string) => encodeURIComponent(text);
