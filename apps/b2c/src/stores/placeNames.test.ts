import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const nearest = async (market: string, location: string) => {
  const answer = await shop.shopper(market).do('stores.geosearch', { query: { location } });
  return answer.response.locations[0]?.store;
};

test.each([
  ['us', 'memphis tn', 'Memphis'],
  ['us', 'Memphis Tennessee', 'Memphis'],
  ['us', 'TN memphis', 'Memphis'],
  ['us', 'MEMPHIS,TN', 'Memphis'],
  ['us', 'memphis, tn 38111', 'Memphis'],
  ['us', '381', 'Memphis'],
  ['mx', 'guadalajara jalisco', 'Guadalajara'],
  ['mx', 'guadalajara jal', 'Guadalajara'],
  ['br', 'sao paulo', 'São Paulo'],
  ['br', 'São Paulo SP', 'São Paulo'],
  ['br', '01310', 'São Paulo'],
])('[VEHST-025] %s: a place is understood as people type it: %s', async (market, location, city) => {
  expect((await nearest(market, location))?.city).toBe(city);
});

test.each([
  ['mx', 'ciudad de méxico'],
  ['mx', 'cdmx'],
  ['mx', 'edomex'],
  ['br', 'sp'],
  ['us', 'tennessee'],
])('[VEHST-025] %s: a state alone is its middle: %s', async (market, location) => {
  expect(await nearest(market, location)).toBeDefined();
});
