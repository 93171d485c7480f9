import { STORES_PER_PAGE } from '../constants.ts';

/** A part of a list of stores. */
export interface StorePage<Store> {
  readonly stores: readonly Store[];
  /** Number of the first of them among all, from 1, as list and map count. */
  readonly firstNumber: number;
  /** From 1 to `pages`. */
  readonly page: number;
  readonly pages: number;
  /** Stores of all pages. */
  readonly total: number;
}

/**
 * VEHST-031: a page of nearby stores, ten by default; a page that is not there is the nearest that is.
 * @param stores the first ones, up to the end of the page or further
 * @param total of all pages; those that are given if left out
 */
export function storesOfPage<Store>(
  stores: readonly Store[],
  page = 1,
  perPage: number = STORES_PER_PAGE,
  total: number = stores.length,
): StorePage<Store> {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const start = (shown - 1) * perPage;
  return { stores: stores.slice(start, start + perPage), firstNumber: start + 1, page: shown, pages, total };
}
