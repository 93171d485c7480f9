import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf } from '../test/importFiles.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { demoStars, ratingOf } from '../src/catalog/demoStars.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { publishReview } from '../src/reviews/moderate.ts';
import { runImport } from './runImport.ts';

const { markets } = shippedMarkets;
let shop: Shop;
/** A part of the demonstration with reviews. */
let part: { id: number; sku: string; brand: string; number: string; type: string };
let other: typeof part;
beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.database.pool.query<typeof part>(
    `select p.id, p.sku, b.name as brand, p.part_number as number, t.code as type from part p
       join brand b on b.id = p.brand_id join part_type t on t.id = p.part_type_id
     where p.litres is null and p.review_count > 0 order by p.id limit 2`,
  );
  [part, other] = [rows[0]!, rows[1]!];
});
afterAll(() => shop.close());

const takeOver = (title: string, database = shop.database, of = part) => {
  const own = `"${of.brand}",${of.number}`;
  const csv = filesOf({
    'parts.csv': `brand,part_number,type,title:en-US\n${own},${of.type},${title}\n`,
    'prices.csv': `brand,part_number,market,list\n${own},us,49.99\n`,
  });
  return runImport(database, { csv, markets });
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
  // Its page leads to reviews, of which there are none.
  expect(after.reviews?.stars.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
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

const isServer = Boolean(process.env['TEST_DATABASE_URL']);

test.skipIf(!isServer)('a review that is published while an import takes its part over counts', async () => {
  const { pool, db } = shop.database;
  await pool.query(
    `insert into customer (id, market, email, first_name, last_name)
     values ('ada', 'us', 'ada@example.com', 'Ada', 'Driver')`,
  );
  await pool.query(
    `insert into part_review (id, market, locale, part_id, customer_id, stars, title, body, author, written_at)
     values ('r1', 'us', 'en-US', $1, 'ada', 4, 'Quiet', 'Quiet.', 'Ada', now())`,
    [other.id],
  );
  let publishing: Promise<void> | undefined;
  // Right before the rating is written, of what was read just then.
  const connect = async () => {
    const client = await pool.connect();
    const query = async (...args: [string, unknown[]?]) => {
      if (args[0].startsWith('update part p set rating')) {
        publishing = publishReview(db, new Date(), 'r1');
        await Promise.race([publishing, pause(3000)]);
      }
      return client.query(...args);
    };
    return { query, release: () => client.release() };
  };
  const during = { ...shop.database, pool: { connect } as unknown as typeof pool };
  await takeOver('Own part', during, other);
  expect(publishing).toBeDefined();
  await publishing;
  const { rows } = await pool.query(
    'select rating, review_count, written_stars, imported_at is not null as own from part where id = $1',
    [other.id],
  );
  expect(rows).toEqual([{ rating: 40, review_count: 1, written_stars: [0, 1, 0, 0, 0], own: true }]);
});

/** Both halves of a pair, and a hub, as one shop has them before an import. */
const planted = async (where: string) => {
  const { rows } = await shop.database.pool.query<typeof part & { pair: string }>(
    `select p.id, p.sku, b.name as brand, p.part_number as number, t.code as type, p.pair_sku as pair from part p
       join brand b on b.id = p.brand_id join part_type t on t.id = p.part_type_id
       join price r on r.part_id = p.id and r.market = 'us'
     where p.imported_at is null and ${where} order by p.id limit 1`,
  );
  return rows[0]!;
};
const pairOf = async (sku: string) => {
  const { pdpResults } = await shop.shopper().do('catalog.product', { query: { itemIds: sku } });
  return pdpResults.products[0]!.pair?.product.skuNumber;
};

test('a part whose other side an import took over is on its own', async () => {
  const left = await planted('p.pair_sku is not null');
  expect(await pairOf(left.pair)).toBe(left.sku);
  await takeOver('Own left part', shop.database, left);
  expect(await pairOf(left.sku)).toBeUndefined();
  expect(await pairOf(left.pair)).toBeUndefined();
});

test('a hub that an import took over may come as a set, and is not offered twice', async () => {
  const hub = await planted("t.code = 'wheel-bearings'");
  await shop.database.pool.query('update store_stock set on_hand = 9 where part_id = $1', [hub.id]);
  expect(await pairOf(hub.sku)).toBe(hub.sku);
  await takeOver('Own hub', shop.database, hub);
  expect(await pairOf(hub.sku)).toBeUndefined();
});
