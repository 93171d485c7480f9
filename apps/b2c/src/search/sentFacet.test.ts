import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

const canonicalPath = '/parts/brakes/brake-rotors';

let shop: Shop;
let storeNumber: string;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  ({ storeNumber } = await stockedPart(shop));
  // Light ones, heavy ones and hazardous ones on one shelf.
  await shop.database.pool.query(
    `update part set weight_grams = case id % 3 when 0 then 18000 else 17999 end, hazmat = id % 3 = 1
     where part_type_id = (select id from part_type where path = $1)`,
    [canonicalPath],
  );
});
afterAll(() => shop.close());

/** The count of what is sent, all that the filter then lists, and how many of these have a date. */
async function sent(shopper: Shopper) {
  const { filters } = await shopper.do('catalog.search', { query: { canonicalPath } });
  const { values = [] } = filters.find(({ id }) => id === 'get') ?? {};
  const { count } = values.find(({ value }) => value === 'ship') ?? {};
  const { pageSize, ...found } = await shopper.do('catalog.search', {
    query: { canonicalPath, filters: 'get:ship' },
  });
  const pages = Array.from({ length: Math.ceil(found.totalCount / pageSize) }, (_page, i) => i + 1);
  const listed = [];
  for (const pageNumber of pages) {
    const query = { canonicalPath, filters: 'get:ship', pageNumber };
    listed.push(...(await shopper.do('catalog.search', { query })).products);
  }
  return { count, total: found.totalCount, dated: listed.filter((it) => it.availability?.regular).length };
}

test.each([
  ['38103', 'takes all', 1],
  ['09012', 'gets by mail what is light and harmless', 1 / 3],
])('[PLUS-010] who has parcels sent to %s %s, and the facet counts so', async (postalCode, _what, share) => {
  const shopper = shop.shopper();
  await shopper.do('stores.setPreferred', { body: { storeNumber } });
  const all = await sent(shopper);
  expect(all.count).toBeGreaterThan(6);
  await shopper.do('stores.setPreferred', { body: { storeNumber, postalCode } });
  const there = await sent(shopper);
  expect(there).toEqual({ count: there.count, total: there.count, dated: there.count });
  expect(Math.abs(there.count! / all.count! - share)).toBeLessThan(0.1);
});
