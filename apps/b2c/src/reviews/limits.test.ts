import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../http/services.ts';
import { happened, openOffice, placedOrder } from '../../test/placedOrder.ts';
import type { Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { refuseText } from './moderate.ts';
import { waitingCount, textsOf } from './moderatedTexts.ts';

const token = 'operator-token-of-at-least-32-characters';
let shop: Shop;
let office: Services;
let part: Stocked;
beforeAll(async () => {
  const limiter = { take: () => Promise.resolve(0) };
  ({ shop, office } = await openOffice({ operatorToken: token, limiter }));
  part = await stockedPart(shop, { onHand: 20 });
});
afterAll(() => shop.close());

test('[PLUS-051] ten questions of a member wait at most, also where they come at once', async () => {
  const { shopper, customerId } = await signedIn(shop);
  const ask = (question: string) =>
    shopper.call('catalog.askQuestion', {
      body: { skuNumber: part.sku, question, displayName: 'Ada D.' },
    });
  for (let at = 1; at <= 9; at++) expect((await ask(`Question ${at}?`)).status).toBe(204);
  const answers = await Promise.all(['A?', 'B?', 'C?'].map(ask));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused).toMatchObject({ key: 'error_question_limit' });
  expect(refused!.text).toContain('You already have 10 questions');
  // Those that wait may come again: none is added.
  expect((await ask('Question 1?')).status).toBe(204);
  const own = async () => {
    const { rows } = await shop.database.pool.query<{ id: string; status: string }>(
      'select id, status from part_question where customer_id = $1 order by written_at, id',
      [customerId],
    );
    return rows;
  };
  expect(await own()).toHaveLength(10);
  const [first] = await own();
  await refuseText(shop.database.db, new Date(), first!.id, 'It is answered above.');
  expect((await ask('Question 10?')).status).toBe(204);
  expect(await ask('Question 1?')).toMatchObject({ key: 'error_question_limit' });
  expect((await own()).find(({ id }) => id === first!.id)).toMatchObject({ status: 'refused' });
});

test('[PLUS-051] twenty reviews of a member wait at most; each may still be written again', async () => {
  const { shopper, customerId } = await signedIn(shop);
  const placed = await placedOrder(shop, { shopper, part });
  await happened(office, placed.id, placed.shipments[0] ?? '', 'accept', 'ready', 'collect');
  const wait = (from: number, to: number) =>
    shop.database.pool.query(
      `insert into part_review (id, market, locale, part_id, customer_id, stars, title, body, author, written_at)
       select 'of ' || n, 'us', 'en-US', -n, $1, 5, 'Quiet', 'Quiet.', 'Ada', now() from generate_series($2::int, $3::int) n`,
      [customerId, from, to],
    );
  const body = { skuNumber: part.sku, stars: 5, title: 'Good', text: 'Good.', displayName: 'Ada' };
  await wait(1, 20);
  expect(await shopper.call('catalog.writeReview', { body })).toMatchObject({
    status: 422,
    key: 'error_review_limit',
  });
  expect(await shopper.do('catalog.ownReview', { query: { skuNumber: part.sku } })).not.toHaveProperty(
    'review',
  );
  await shop.database.pool.query("delete from part_review where id = 'of 1'");
  expect((await shopper.call('catalog.writeReview', { body })).status).toBe(200);
  expect((await shopper.call('catalog.writeReview', { body: { ...body, stars: 4 } })).status).toBe(200);
});

test('a list names the oldest 200, and says how many wait', async () => {
  const { db, pool } = shop.database;
  const { customerId } = await signedIn(shop);
  for (const [table, columns, values] of [
    ['part_review', 'stars, title', "5, 'Quiet'"],
    ['part_question', 'content_hash', "'x'"],
  ] as const)
    await pool.query(
      `insert into ${table} (id, market, locale, part_id, customer_id, body, author, written_at, ${columns})
       select 'many ' || p.id, 'us', 'en-US', p.id, $1, 'Quiet.', 'Ada',
         timestamptz '2020-01-01' + row_number() over (order by p.id) * interval '1 day', ${values}
       from part p order by p.id limit 250`,
      [customerId],
    );
  const total = await waitingCount(db);
  expect(total).toBeGreaterThanOrEqual(500);
  const listed = await textsOf(db, 'waiting');
  expect(listed).toHaveLength(200);
  expect(new Set(listed.map(({ writtenAt }) => writtenAt.toISOString().slice(0, 10)))).toHaveProperty(
    'size',
    100,
  );
  expect(listed.at(-1)!.writtenAt.toISOString()).toMatch(/^2020-04-10/);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (path: string, init: RequestInit = {}) => {
    const url = `http://us.localhost:3000/operator/reviews${path}`;
    return (await shop.b2c.fetch(new Request(url, { ...init, headers }))).json();
  };
  expect(await call('')).toMatchObject({ total, waiting: { length: 200 } });
  const refusal = { method: 'POST', body: JSON.stringify({ refuse: 'Not here.' }) };
  expect(await call(`/${listed[0]!.id}`, refusal)).toEqual({ waiting: total - 1 });
});
