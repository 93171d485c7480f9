import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { appliedFilters, promotedFilters } from './filterLinks.ts';
import { readShelfQuery, searchParameters, shelfHref } from './shelfAddress.ts';

const read = (query: string) => readShelfQuery(new URLSearchParams(query));
const ask = (query: string, path?: string) => searchParameters(new URLSearchParams(query), path);

test('[PLUS-011] the filter form and a filter link mean the same', () => {
  expect(read('filters=brand:bosch&filters=position%3Afront%2520left')).toEqual(
    read('brand=bosch&position=front+left'),
  );
});

test('the two bounds of a range are one filter', () => {
  expect(read('price.min=40&price.max=120').filters).toEqual({ price: ['40-120'] });
  expect(read('price.min=40&price.max=').filters).toEqual({ price: ['40-'] });
  expect(read('price.min=&price.max=').filters).toEqual({});
});

test('[PLUS-011] a changed filter starts at the first page, a page keeps the filters', () => {
  const query = read('brand=bosch&page=3');
  expect(shelfHref('/parts/brakes', query, { filters: {} })).toBe('/parts/brakes');
  expect(shelfHref('/parts/brakes', query, { page: 4 })).toBe('/parts/brakes?brand=bosch&page=4');
});

test('a shelf asks by its path, a search by its text', () => {
  expect(ask('brand=bosch&sort=priceUp&page=2', '/parts/brakes')).toEqual({
    canonicalPath: '/parts/brakes',
    filters: 'brand:bosch',
    sort: 'priceUp',
    pageNumber: 2,
  });
  expect(ask('searchText=wiper')).toEqual({ searchText: 'wiper' });
});

test('[CATALOG-014] the check of a saved vehicle goes along with a search', () => {
  const query = 'searchText=a&ignoreVehicleSpecificProductsCheck=false';
  expect(ask(query).ignoreVehicleSpecificProductsCheck).toBe('false');
  expect(ask(query, '/parts/brakes')).toEqual({ canonicalPath: '/parts/brakes' });
});

test('[CATALOG-014] the fit switch is on unless the form says that it is off', () => {
  expect(read('fit=no&filters=fit:yes&filters=brand:bosch').filters).toEqual({ brand: ['bosch'] });
  expect(read('fit=no&filters=brand:bosch').filters).toEqual({ brand: ['bosch'], fit: ['no'] });
});

const [anyFacet] = fixture('catalog.search').filters;
const value = (id: string, count: number, selected = false) => ({
  value: id,
  label: id.toUpperCase(),
  count,
  selected,
});
const facet = (id: string, promoted: boolean, ...values: ReturnType<typeof value>[]) => ({
  ...anyFacet!,
  id,
  kind: 'value' as const,
  promoted,
  values,
});

test('[PLUS-010] promoted values lead to the shelf with them, one in use to the shelf without it', () => {
  const facets = [facet('brand', true, value('a', 2, true), value('b', 0), value('c', 1)), facet('x', false)];
  expect(promotedFilters(facets, read('brand=a'), '/parts')).toEqual([
    { label: 'A', selected: true, href: '/parts' },
    { label: 'C', selected: false, href: '/parts?brand=a&brand=c' },
  ]);
  const many = facet('brand', true, ...[...'abcdefgh'].map((id) => value(id, 1)));
  expect(promotedFilters([many], read(''), '/parts')).toHaveLength(6);
});

test('[PLUS-010] what every part of the shelf has is not promoted, unless it is in use', () => {
  const labels = (position: ReturnType<typeof value>[], total: number) =>
    promotedFilters([facet('position', true, ...position)], read(''), '/parts', total).map(
      ({ label }) => label,
    );
  expect(labels([value('front', 3)], 3)).toEqual([]);
  expect(labels([value('front', 3)], 4)).toEqual(['FRONT']);
  expect(labels([value('front', 3, true), value('rear', 3)], 3)).toEqual(['FRONT', 'REAR']);
});

test('a filter in use has its way out, by its value where the answer does not know it; fit has none', () => {
  const facets = [facet('brand', false, value('a', 2, true))];
  expect(appliedFilters(facets, read('brand=a&color=red&fit=no'), '/parts')).toEqual([
    { label: 'A', removeHref: '/parts?color=red&fit=no' },
    { label: 'red', removeHref: '/parts?brand=a&fit=no' },
  ]);
});
