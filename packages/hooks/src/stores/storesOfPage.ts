import { STORES_PER_PAGE } from '../constants.ts';

/** A part of a list of stores. */
export interface StorePage<Store> {
  readonly stores: readonly Store[];
  /** Number of the first of them among all, from 1, as list and map count. */
  readonly firstNumber: number;
  /** From 1 to `pages`. */
  readonly page: number;
  readonly pages: number;
}

/** VEHST-031: a page of nearby stores, ten by default; a page that is not there is the nearest that is. */
export function storesOfPage<Store>(
  stores: readonly Store[],
  page = 1,
  perPage: number = STORES_PER_PAGE,
): StorePage<Store> {
  const pages = Math.max(1, Math.ceil(stores.length / perPage));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const start = (shown - 1) * perPage;
  return { stores: stores.slice(start, start + perPage), firstNumber: start + 1, page: shown, pages };
}
