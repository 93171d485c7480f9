import type { BrowserStorage } from '../storage/browserStorage.ts';

/** CATALOG-012: how a search came about. */
export type SearchMethod = 'typed' | 'recent' | 'suggestion' | 'product suggestion';

/** CATALOG-012: how a product is come by. */
export type FindingMethod = 'search' | 'browse' | 'deal' | 'direct';

export interface KeptSearch {
  /** As it stood in the box. */
  readonly typed: string;
  readonly method: SearchMethod;
}

const METHODS: readonly string[] = ['typed', 'recent', 'suggestion', 'product suggestion'];

/** CATALOG-012: keeps a search for analytics, until the results page takes it. */
export function keepSearch(storage: BrowserStorage, { typed, method }: KeptSearch): void {
  storage.write('typeAheadValue', typed);
  storage.write('searchMethod', method);
  storage.write('performedSearch', 'true');
  keepFindingMethod(storage, 'search');
}

/** CATALOG-012: the search that the results page is to report, once; a page that was opened otherwise has none. */
export function takeSearch(storage: BrowserStorage): KeptSearch | undefined {
  const method = storage.read('searchMethod');
  const isDue = storage.read('performedSearch') === 'true' && method !== null && METHODS.includes(method);
  storage.remove('performedSearch');
  return isDue ? { typed: storage.read('typeAheadValue') ?? '', method: method as SearchMethod } : undefined;
}

/** CATALOG-012, CATALOG-028 */
export const keepFindingMethod = (storage: BrowserStorage, method: FindingMethod): void =>
  storage.write('productFindingMethod', method);
