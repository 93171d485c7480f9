import { expect, test } from 'vitest';
import { pageHref } from '../account-page/index.ts';
import { warrantyFilter } from './warrantyFilter.ts';

const filter = (query: string) => warrantyFilter(new URLSearchParams(query));

test('[ACCT-050] an address narrows the warranties; what makes no sense in it is left out', () => {
  expect(filter('')).toEqual({ pageNumber: '1', maxResult: '10' });
  expect(filter('searchText=+pads+&status=ended&page=3')).toEqual({
    searchText: 'pads',
    status: 'ended',
    pageNumber: '3',
    maxResult: '10',
  });
  expect(filter('status=stolen&page=-1&searchText=+')).toEqual({ pageNumber: '1', maxResult: '10' });
});

test('another page of a list is narrowed as it was', () => {
  const query = new URLSearchParams('status=active&page=2');
  expect(pageHref('/w', query, 3)).toBe('/w?status=active&page=3');
  expect(pageHref('/w', query, 1)).toBe('/w?status=active');
  expect(pageHref('/w', new URLSearchParams('page=2'), 1)).toBe('/w');
});
