import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterCount, formatFilters, formatShelfQuery, parseShelfQuery, toggleFilter } from './shelfQuery.ts';

const plain = { filters: {}, sort: 'relevance', page: 1, searchText: '' } as const;

describe('[PLUS-011] the shelf in the address', () => {
  test.each([
    ['', plain],
    [
      '?brand=Bosch&brand=Trico&position=front',
      { ...plain, filters: { brand: ['Bosch', 'Trico'], position: ['front'] } },
    ],
    ['?sort=priceUp&page=3', { ...plain, sort: 'priceUp', page: 3 }],
    ['?searchText=wiper', { ...plain, searchText: 'wiper' }],
    ['?intcmp=x&utm_source=y&ignoreVehicleSpecificProductsCheck=false', plain],
    ['?sort=cheapest&page=0', plain],
    ['?page=1.5', plain],
    ['?page=501', plain],
    ['?page=abc', plain],
    ['?brand=&brand=Bosch&brand=Bosch', { ...plain, filters: { brand: ['Bosch'] } }],
    ['?__proto__=x&1a=y&a:b=z', plain],
  ])('%s reads as %j', (search, query) => {
    expect(parseShelfQuery(search)).toEqual(query);
  });

  test('a state comes back as it went', () => {
    const word = fc
      .stringMatching(/^[a-z][a-zA-Z]{0,8}$/)
      .filter((id) => !['sort', 'page', 'intcmp', 'searchText'].includes(id));
    const values = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), {
      minLength: 1,
      maxLength: 3,
    });
    const query = fc.record({
      filters: fc.dictionary(word, values, { noNullPrototype: true }),
      sort: fc.constantFrom('relevance', 'priceUp', 'priceDown', 'rating'),
      page: fc.integer({ min: 1, max: 500 }),
      searchText: fc.string(),
    });
    fc.assert(
      fc.property(query, (state) => {
        expect(parseShelfQuery(formatShelfQuery(state))).toEqual(state);
      }),
    );
  });

  test('defaults leave the address bare, and facets are in one order', () => {
    expect(formatShelfQuery(plain)).toBe('');
    expect(formatShelfQuery({ filters: { b: ['1'], a: ['2'] } })).toBe(
      formatShelfQuery({ filters: { a: ['2'], b: ['1'] } }),
    );
  });
});

test.each([
  [{}, undefined],
  [{ brand: ['Bosch'] }, 'brand:Bosch'],
  [{ position: ['front'], brand: ['A,B', 'C:D'] }, 'brand:A%2CB,brand:C%3AD,position:front'],
])('filters %j go to the wire as %s', (filters, wire) => {
  expect(formatFilters(filters)).toBe(wire);
});

describe('[PLUS-011] choosing a value', () => {
  const query = { ...plain, page: 4, filters: { brand: ['Bosch'] } };

  test('adds it and starts at the first page', () => {
    expect(toggleFilter(query, 'brand', 'Trico')).toEqual({
      ...query,
      page: 1,
      filters: { brand: ['Bosch', 'Trico'] },
    });
  });

  test('takes it away again, with its facet when it was the last', () => {
    expect(toggleFilter(query, 'brand', 'Bosch')).toEqual({ ...query, page: 1, filters: {} });
  });

  test('is counted', () => {
    expect(filterCount({ brand: ['Bosch', 'Trico'], position: ['front'] })).toBe(3);
  });
});
