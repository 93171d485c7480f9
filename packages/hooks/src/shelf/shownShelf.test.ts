import { expect, test } from 'vitest';
import { readShelfQuery } from './shelfAddress.ts';
import { shownShelf } from './shownShelf.ts';

const shelf = (answer: object, address = '') =>
  shownShelf(
    { totalCount: 50, pageNumber: 1, pageSize: 24, filters: [], ...answer },
    readShelfQuery(new URLSearchParams(address)),
    '/parts',
  );

test('a shelf says how far down it is, and leads to the next page', () => {
  const { pages, progress, hrefOf } = shelf({}, 'brand=a');
  expect(pages).toBe(3);
  expect(progress).toEqual({ shown: 24, total: 50, next: 24, nextHref: '/parts?brand=a&page=2' });
  expect(hrefOf(3)).toBe('/parts?brand=a&page=3');
  expect(shelf({ pageNumber: 2 }).progress).toMatchObject({ shown: 48, next: 2 });
});

test('the last page leads to none', () => {
  expect(shelf({ pageNumber: 3 }).progress).toEqual({ shown: 50, total: 50, next: 0 });
});

test('[PLUS-011] its filters are counted, and cleared by themselves', () => {
  const { filterCount, clearHref, keep } = shelf({}, 'brand=a&brand=b&sort=priceUp&searchText=oil&page=2');
  expect(filterCount).toBe(2);
  expect(clearHref).toBe('/parts?searchText=oil&sort=priceUp');
  expect(keep).toEqual({ searchText: 'oil', sort: 'priceUp' });
  expect(shelf({}).keep).toEqual({ searchText: undefined, sort: undefined });
});
