import { expect, test } from 'vitest';
import { readStoreSearch, storeSearchHref } from './storeSearch.ts';

test('[VEHST-030] a search stands in its address', () => {
  const search = readStoreSearch(new URLSearchParams('q=92110&service=loaner-tools&open=1&radius=500'));
  expect(search).toEqual({
    place: '92110',
    radiusMiles: 500,
    services: ['loaner-tools'],
    isOpenNow: true,
    isStocked: false,
  });
  expect(readStoreSearch(new URLSearchParams(storeSearchHref(search).split('?')[1]))).toEqual(search);
});

test.each(['-1', 'x', '0', '99999'])('[VEHST-026] radius %s is the default', (radius) => {
  expect(readStoreSearch(new URLSearchParams({ q: 'a', radius })).radiusMiles).toBe(150);
});

test('without a place the search starts at the saved store', () => {
  expect(readStoreSearch(new URLSearchParams(''), '38103').place).toBe('38103');
});
