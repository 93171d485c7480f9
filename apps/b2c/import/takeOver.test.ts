import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf } from '../test/importFiles.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { demoStars, ratingOf } from '../src/catalog/demoStars.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { runImport } from './runImport.ts';

const { markets } = shippedMarkets;
let shop: Shop;
/** A part of the demonstration with reviews. */
let part: { id: number; sku: string; brand: string; number: string; type: string };
beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.database.pool.query<typeof part>(
    `select p.id, p.sku, b.name as brand, p.part_number as number, t.code as type from part p
       join brand b on b.id = p.brand_id join part_type t on t.id = p.part_type_id
     where p.litres is null and p.review_count > 0 order by p.id limit 1`,
  );
  part = rows[0]!;
});
afterAll(() => shop.close());

const takeOver = (title: string) => {
  const own = `"${part.brand}",${part.number}`;
  const csv = filesOf({
    'parts.csv': `brand,part_number,type,title:en-US\n${own},${part.type},${title}\n`,
    'prices.csv': `brand,part_number,market,list\n${own},us,49.99\n`,
  });
  return runImport(shop.database, { csv, markets });
};

const shown = async () => {
  const { pdpResults } = await shop.shopper().do('catalog.product', { query: { itemIds: part.sku } });
  return pdpResults.products[0]!;
};

test('[PLUS-051] a part that an import took over has no invented review, and no rating of them', async () => {
  const stars = demoStars(part.id);
  const rated = { rating: ratingOf(stars) / 10, reviewCount: stars.length };
  const before = await shown();
  expect(before).toMatchObject(rated);
  expect(before).toHaveProperty('reviews');
  await takeOver('Own part');
  const after = await shown();
  expect(after).toMatchObject({ itemDescription: 'Own part', rating: 0, reviewCount: 0 });
  expect(after).not.toHaveProperty('reviews');
  // What its operator stores stays, also where the demonstration would have had the same.
  await shop.database.pool.query('update part set rating = $2, review_count = $3 where id = $1', [
    part.id,
    ratingOf(stars),
    stars.length,
  ]);
  await takeOver('Own part two');
  const last = await shown();
  expect(last).toMatchObject({ itemDescription: 'Own part two', ...rated });
  expect(last).not.toHaveProperty('reviews');
});
