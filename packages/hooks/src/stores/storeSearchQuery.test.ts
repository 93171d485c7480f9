import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import {
  isStoreOf,
  ownPostalCode,
  readStoreSearch,
  searchRadius,
  storeParameters,
  storeSearchQuery,
  widerSearch,
} from './storeSearchQuery.ts';

test('[VEHST-030] a search stands in its address', () => {
  const search = readStoreSearch(new URLSearchParams('q=92110&service=loaner-tools&open=1&radius=500'));
  expect(search).toEqual({
    place: '92110',
    radiusMiles: 500,
    services: ['loaner-tools'],
    isOpenNow: true,
    isStocked: false,
    page: 1,
  });
  expect(readStoreSearch(storeSearchQuery(search))).toEqual(search);
});

test('[VEHST-031] a page of the stores stands in the address, and the call asks for all up to its end', () => {
  const search = readStoreSearch(new URLSearchParams('q=92110&page=3'));
  expect(readStoreSearch(storeSearchQuery(search))).toEqual(search);
  expect(storeParameters(search)).toMatchObject({ page: 3 });
  expect(storeSearchQuery({ ...search, page: 1 }).has('page')).toBe(false);
});

test.each(['0', '-1', '1.5', 'x', '100'])('page %s is the first', (page) => {
  expect(readStoreSearch(new URLSearchParams({ q: 'a', page })).page).toBe(1);
});

test.each(['-1', 'x', '0', '99999'])('[VEHST-026] radius %s is left to config', (radius) => {
  expect(readStoreSearch(new URLSearchParams({ q: 'a', radius }))).not.toHaveProperty('radiusMiles');
});

test('what is picked from the answer is picked from all that it can give', () => {
  for (const asked of ['q=a&open=1', 'q=a&stocked=1&page=2'])
    expect(storeParameters(readStoreSearch(new URLSearchParams(asked)))).toMatchObject({ page: 'all' });
});

test('[VEHST-030] a search that found nothing goes wider, from its first page', () => {
  const search = readStoreSearch(new URLSearchParams('q=92110&page=3'));
  expect(widerSearch(search)).toMatchObject({ place: '92110', radiusMiles: 500, page: 1 });
  expect(Math.round(searchRadius(search))).toBe(241_402);
});

test('without a place the search starts at the saved store', () => {
  expect(readStoreSearch(new URLSearchParams(''), '38103').place).toBe('38103');
});

test('the call takes place, radius, services and parts', () => {
  const search = readStoreSearch(new URLSearchParams('q=92110'));
  expect(storeParameters(search)).toEqual({ location: '92110' });
  expect(storeParameters({ ...search, services: ['a'] }, ['1'])).toMatchObject({
    services: ['a'],
    skuNumbers: ['1'],
  });
  // What is left out of an answer is counted here, so all of it is asked for.
  for (const picked of ['open', 'stocked', 'checkout'])
    expect(storeParameters(readStoreSearch(new URLSearchParams(`q=92110&${picked}=1`)))).toMatchObject({
      page: 'all',
    });
});

const [location] = fixture('stores.geosearch').response.locations;
const store = (isClosed: boolean, inStock?: number, bopusEnabled = true) => ({
  bopusEnabled,
  closed: { ...location!.store.closed, isClosed },
  ...(inStock !== undefined && { available: { inStock, asked: 2, readyAt: null } }),
});

test.each([
  ['', store(true, 0), true],
  ['open', store(true), false],
  ['open', store(false), true],
  ['stocked', store(false, 1), false],
  ['stocked', store(false, 2), true],
  ['stocked', store(false), true],
  ['checkout', store(false, 0), true],
  ['checkout', store(false, 2, false), false],
  ['', store(false, 2, false), true],
])('of a search for %j, %j is one: %s', (asked, it, isOne) => {
  expect(isStoreOf(readStoreSearch(new URLSearchParams(asked)), it)).toBe(isOne);
});

const market = { postalCode: { pattern: String.raw`\d{5}` } };

test.each([
  ['q=60616', '', '60616'],
  ['q=606', '', undefined],
  ['q=Chicago', '', undefined],
  ['q=60616&near=1', '', undefined],
  ['', '60616', undefined],
])('[PLUS-060] a search for %j that starts at "%s" tells the shopper’s own code %s', (query, start, own) => {
  const search = readStoreSearch(new URLSearchParams(query), start);
  expect(ownPostalCode(market, search)).toBe(own);
  expect(ownPostalCode(market, readStoreSearch(storeSearchQuery(search)))).toBe(own);
});
