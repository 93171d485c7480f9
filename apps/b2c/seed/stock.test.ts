import { expect, test } from 'vitest';
import { markets, parts } from '../test/popularCars.ts';
import { buildStores, stockOf } from './storeSeed.ts';

const stores = markets.flatMap(({ code, terms: { seed } }) =>
  seed === 'none' ? [] : buildStores(code, seed),
);

test('every part of the catalogue that a first start makes is in stock somewhere, where it is sold', () => {
  const stock = stockOf(parts, stores, parts.length);
  const had = new Set(stock.map(({ part }) => part));
  expect(parts.filter((part) => !had.has(part)).map(({ partNumber }) => partNumber)).toEqual([]);
  expect(stock.filter(({ part, store }) => !part.soldIn.includes(store.market))).toEqual([]);
  // Some are sold out in a market: a shop has that too.
  const here = new Set(stock.flatMap(({ part, store }) => (store.market === 'br' ? [part] : [])));
  expect(parts.some((part) => part.soldIn.includes('br') && !here.has(part))).toBe(true);
});
