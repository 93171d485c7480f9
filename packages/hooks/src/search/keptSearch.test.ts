import { expect, test } from 'vitest';
import { testEdge } from '../../test/renderShop.tsx';
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
