import type { InputOf } from '@driveline/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
/** With the most reviews of all that fit by vehicle. */
let sku: string;
beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.database.pool.query<{ sku: string }>(
    `select p.sku from part p where not p.universal and p.litres is null
       and (select count(distinct market) from listed_application a where a.part_id = p.id) = 3
     order by p.review_count desc, p.id limit 1`,
  );
  sku = rows[0]!.sku;
});
afterAll(() => shop.close());

type Query = Partial<InputOf<'catalog.reviews'>['query']>;
const read = (query: Query = {}, market = 'us') =>
  shop.shopper(market).do('catalog.reviews', { query: { skuNumber: sku, ...query } });

/** All pages of one filter. */
async function readAll(query: Query = {}, market = 'us') {
  const { pageCount } = await read(query, market);
  const pages = Array.from({ length: pageCount }, (_, at) => read({ ...query, pageNumber: at + 1 }, market));
  return (await Promise.all(pages)).flatMap(({ reviews }) => reviews);
}

test.each(['us', 'mx', 'br'])(
  '[PLUS-051] %s: all that is counted can be read, page by page',
  async (market) => {
    const { summary, reviewCount, matchCount, rating, reviews } = await read({}, market);
    expect(reviewCount).toBeGreaterThan(20);
    expect(matchCount).toBe(reviewCount);
    expect(reviews.length).toBe(8);
    const all = await readAll({}, market);
    expect(new Set(all.map(({ id }) => id)).size).toBe(reviewCount);
    for (const { stars, count } of summary.stars) {
      expect(all.filter((review) => review.stars === stars).length).toBe(count);
    }
    const mean = all.reduce((sum, { stars }) => sum + stars, 0) / all.length;
    expect(Math.abs(mean - rating)).toBeLessThanOrEqual(0.05 + 1e-9);
    const query = { itemIds: sku };
    const { pdpResults } = await shop.shopper(market).do('catalog.product', { query });
    expect(pdpResults.products[0]).toMatchObject({ rating, reviewCount, reviews: summary });
  },
);

test('each says that it is invented, in the language of the shopper', async () => {
  for (const market of ['us', 'mx', 'br']) {
    const { reviews, summary } = await read({}, market);
    expect(reviews.every(({ demonstration }) => demonstration)).toBe(true);
    expect(summary.note).toMatch(
      /^(Demonstration reviews|Opiniones de demostración|Avaliações de demonstração)/,
    );
  }
});

test('[PLUS-051] reviews of some stars, newest, best or worst first', async () => {
  const five = await readAll({ stars: 5 });
  expect(five.length).toBeGreaterThan(3);
  expect(five.filter(({ stars }) => stars !== 5)).toEqual([]);
  const months = (await readAll()).map(({ month }) => month);
  expect(months).toEqual(months.toSorted().reverse());
  const worst = (await readAll({ sort: 'lowest' })).map(({ stars }) => stars);
  expect(worst).toEqual(worst.toSorted((a, b) => a - b));
  const best = (await readAll({ sort: 'highest' })).map(({ stars }) => stars);
  expect(best).toEqual(best.toSorted((a, b) => b - a));
});

test('[PLUS-051] a shopper with a vehicle can read those of its model', async () => {
  expect(await read()).not.toHaveProperty('vehicle');
  expect((await read({ vehicle: 'mine' })).matchCount).toBe((await read()).reviewCount);
  // Of a part that waits for an answer none is known to fit.
  const driven = (await readAll()).find(({ vehicle }) => vehicle && vehicle.fits !== false)!.vehicle!.name;
  const { rows } = await shop.database.pool.query<{ id: number; make: string; model: string }>(
    `select v.id, k.name as make, m.name as model from vehicle v join make k on k.id = v.make_id join model m on m.id = v.model_id
       join engine e on e.id = v.engine_id
     where v.market = 'us' and concat_ws(' ', v.year, k.name, m.name, e.label) = $1`,
    [driven],
  );
  const shopper = shop.shopper();
  await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId: String(rows[0]!.id) } });
  const query = { skuNumber: sku, vehicle: 'mine' as const };
  const { vehicle, matchCount, reviews } = await shopper.do('catalog.reviews', { query });
  // Other years and engines of the model count too.
  expect(vehicle).toEqual({ name: `${rows[0]!.make} ${rows[0]!.model}`, reviewCount: matchCount });
  expect(matchCount).toBeGreaterThan(0);
  for (const { vehicle: own } of reviews) expect(own!.name).toContain(` ${rows[0]!.model} `);
});

test('[PLUS-051] one that did not fit names the vehicle, and the shop answers for which it is', async () => {
  const { rows } = await shop.database.pool.query<{ sku: string }>(
    `select sku from part join price on price.part_id = part.id and price.market = 'us'
     where not universal and review_count > 15 and rating < 42 order by part.id limit 12`,
  );
  const found = await Promise.all(
    rows.map(({ sku: own }) => readAll({ skuNumber: own, sort: 'lowest' }, 'us')),
  );
  const misfits = found.flat().filter(({ vehicle }) => vehicle?.fits === false);
  expect(misfits.length).toBeGreaterThan(0);
  for (const { vehicle, stars, installed } of misfits) {
    expect(vehicle!.reply).toMatch(/fits only some vehicles \(.+: .+\)\. Check your vehicle/);
    expect(stars).toBeLessThanOrEqual(2);
    expect(installed).toBeUndefined();
  }
});

test('a page beyond the last one is the last one, and an unknown part has none', async () => {
  const { pageCount } = await read();
  expect((await read({ pageNumber: 400 })).pageNumber).toBe(pageCount);
  expect(await shop.shopper().call('catalog.reviews', { query: { skuNumber: '1' } })).toMatchObject({
    status: 404,
    key: 'error_product_unknown',
  });
});

test('a part whose rating is not the invented one has nothing to read', async () => {
  await shop.database.pool.query('update part set rating = 31, review_count = 400 where sku = $1', [sku]);
  expect(await shop.shopper().call('catalog.reviews', { query: { skuNumber: sku } })).toMatchObject({
    status: 404,
    key: 'error_product_unknown',
  });
  const { pdpResults } = await shop.shopper().do('catalog.product', { query: { itemIds: sku } });
  expect(pdpResults.products[0]).not.toHaveProperty('reviews');
});
