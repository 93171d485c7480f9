import { expect, test } from 'vitest';
import { testEdge } from '../../test/renderShop.tsx';
import { findingMethodOf } from './findingMethod.ts';
import { keepFindingMethod, keepSearch, takeSearch } from './keptSearch.ts';

test.each(['typed', 'recent', 'suggestion', 'product suggestion'] as const)(
  '[CATALOG-012] a search by %s is kept in its four items, and reported once',
  (method) => {
    const { storage } = testEdge();
    keepSearch(storage, { typed: 'Brake', method });
    expect(storage.read('typeAheadValue')).toBe('Brake');
    expect(storage.read('searchMethod')).toBe(method);
    expect(storage.read('productFindingMethod')).toBe('search');
    expect(storage.read('performedSearch')).toBe('true');
    expect(takeSearch(storage)).toEqual({ typed: 'Brake', method });
    expect(storage.read('performedSearch')).toBeNull();
    expect(takeSearch(storage)).toBeUndefined();
  },
);

test.each(['search', 'browse', 'deal', 'direct'] as const)(
  '[CATALOG-012] what is found by %s says so',
  (method) => {
    const { storage } = testEdge();
    keepFindingMethod(storage, method);
    expect(storage.read('productFindingMethod')).toBe(method);
  },
);

test('a method that nobody knows is not reported', () => {
  const { storage } = testEdge();
  keepSearch(storage, { typed: 'Brake', method: 'typed' });
  storage.write('searchMethod', 'guessed');
  expect(takeSearch(storage)).toBeUndefined();
});

test.each([
  ['/parts', 'browse'],
  ['/interior-accessories', 'browse'],
  ['/exterior-accessories', 'browse'],
  ['/truck-and-towing', 'browse'],
  ['/tools-and-equipment', 'browse'],
  ['/fluids-and-chemicals', 'browse'],
  ['/performance', 'browse'],
  ['/myWarranties', 'browse'],
  ['/deals/clearance', 'deal'],
  ['/circular', 'deal'],
  ['/parts/brakes', undefined],
  ['/products/1', undefined],
  ['/cart', undefined],
])('[CATALOG-028] from %s a part is come by by %s', (path, method) => {
  expect(findingMethodOf(path)).toBe(method);
});
