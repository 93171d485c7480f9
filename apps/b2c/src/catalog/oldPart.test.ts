import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The first step of installing a part of a type. */
async function firstStep(market: string, type: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ sku: string }>(
    `select p.sku from part p join part_type t on t.id = p.part_type_id
     join price r on r.part_id = p.id and r.market = $1 where t.code = $2 order by p.id limit 1`,
    [market, type],
  );
  const { pdpResults } = await shop
    .shopper(market)
    .do('catalog.product', { query: { itemIds: rows[0]!.sku } });
  return pdpResults.products[0]!.installation[0]!;
}

test.each([
  [
    'us',
    'brake-rotors',
    /^Compare it with your old rotor \(Diameter [\d.]+ in .*, Thickness .*\): measure across the rotor/,
  ],
  ['mx', 'serpentine-belts', /^Compárala con tu banda anterior \(.*\): cuenta las costillas/],
  ['br', 'wiper-blades', /^Compare com a palheta antiga \(.* mm.*\): meça de ponta a ponta/],
  [
    'us',
    'batteries',
    /^Compare it with your old battery \(Length .*, Width .*, Height .*\): measure the case/,
  ],
  ['us', 'alternators', /^Compare the old and new parts/],
])('%s %s: the first step says where to measure the old part', async (market, type, step) => {
  expect(await firstStep(market, type)).toMatch(step);
});
