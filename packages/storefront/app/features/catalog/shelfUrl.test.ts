import { expect, test } from 'vitest';
import { searchParameters } from './searchParameters.ts';
import { readShelfQuery, shelfHref } from './shelfUrl.ts';

const read = (query: string) => readShelfQuery(new URLSearchParams(query));
const ask = (path: string, query: string) =>
  searchParameters({ pathname: path, searchParams: new URLSearchParams(query) }, path !== '/searchresult');

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
  expect(ask('/parts/brakes', 'brand=bosch&sort=priceUp&page=2')).toEqual({
    canonicalPath: '/parts/brakes',
    filters: 'brand:bosch',
    sort: 'priceUp',
    pageNumber: 2,
  });
  expect(ask('/searchresult', 'searchText=wiper')).toEqual({ searchText: 'wiper' });
});

test('[CATALOG-014] the check of a saved vehicle goes along', () => {
  const { ignoreVehicleSpecificProductsCheck } = ask(
    '/searchresult',
    'searchText=a&ignoreVehicleSpecificProductsCheck=false',
  );
  expect(ignoreVehicleSpecificProductsCheck).toBe('false');
});

test('[CATALOG-014] the fit switch is on unless the form says that it is off', () => {
  expect(read('fit=no&filters=fit:yes&filters=brand:bosch').filters).toEqual({ brand: ['bosch'] });
  expect(read('fit=no&filters=brand:bosch').filters).toEqual({ brand: ['bosch'], fit: ['no'] });
});
