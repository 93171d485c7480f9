import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { databaseSearch } from './searchPort.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ask = (market: string, searchText: string) =>
  shop.shopper(market).do('catalog.search', { query: { searchText } });

test.each([
  ['us', 'rear wiper 2016 honda fit', 'wiper 2016 honda fit'],
  ['us', 'rear wiper blade 2015 toyota rav4', 'wiper blade 2015 toyota rav4'],
  ['us', 'rear wiper for 2015 mazda3', 'wiper for 2015 mazda3'],
  ['mx', 'pluma trasera march 2016', 'plumas march 2016'],
  ['mx', 'limpiaparabrisas trasero cr-v 2014', 'limpiaparabrisas cr-v 2014'],
  ['br', 'palheta traseira onix 2016', 'palheta onix 2016'],
  ['br', 'limpador traseiro hb20 2016', 'limpador hb20 2016'],
])('[PLUS-008] %s: "%s" finds the rear blade alone', async (market, rear, any) => {
  const [own, all] = [await ask(market, rear), await ask(market, any)];
  expect(own.ignoredWords).toBeUndefined();
  expect(own.totalCount).toBeGreaterThan(1);
  expect(own.totalCount).toBeLessThan(all.totalCount);
  const places = own.products.map(({ fit }) => fit.position);
  expect(places.filter((place) => !/^(rear|traser|traseir)/i.test(place ?? ''))).toEqual([]);
  expect(new Set(all.products.map(({ fit }) => fit.position)).size).toBeGreaterThan(1);
});

test('[PLUS-008] a sedan has no rear wiper, and its other blades are not shown as one', async () => {
  const { products } = await ask('us', 'rear wiper 2016 nissan altima');
  expect(products.filter(({ fit }) => fit.state === 'FITS' && /^front/i.test(fit.position ?? ''))).toEqual(
    [],
  );
});

test('[PLUS-008] without a vehicle every blade is listed, and the place is not called unknown', async () => {
  const { typeIds, positions, ignoredWords } = await databaseSearch(shop.database.db).understand(
    'us',
    'rear wiper',
  );
  expect(typeIds).toHaveLength(1);
  expect(positions).toEqual(['rear']);
  expect(ignoredWords).toEqual([]);
  expect((await ask('us', 'rear wiper')).totalCount).toBe((await ask('us', 'wiper')).totalCount);
});
