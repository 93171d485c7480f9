import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitBody, readyBuyer, stockedPart } from '../test/buyer.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { cleanUp } from './cleanUp.ts';
import { heldClock } from './clock.ts';
import { createLog } from './log.ts';
import { newId } from './newId.ts';
import { startJobs } from './jobs.ts';
import { timerSchedule } from './timerSchedule.ts';
import { memoryRateLimiter } from '../http/rateLimit.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('watching', () => {
  test('[PLUS-038] alive and ready', async () => {
    const shopper = shop.shopper();
    expect(await (await shopper.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await shopper.fetch('/readyz')).json()).toMatchObject({ status: 'ok' });
  });

  test('[PLUS-039] the contract is described at /openapi.json', async () => {
    const document = (await (await shop.shopper().fetch('/openapi.json')).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain('/ecomm/b2c/v3/checkout/commit');
  });

  test('[API-052] an endless log line is not taken, and 60 a minute are enough', async () => {
    const shopper = shop.shopper();
    const log = async (meta: object = {}) => {
      const answer = await shopper.fetch('/api/log', {
        method: 'POST',
        body: JSON.stringify({ message: 'hello', level: 'info', meta }),
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      });
      return answer.status;
    };
    expect([await log(), await log({ text: 'x'.repeat(40_000) })]).toEqual([204, 413]);
    const statuses: number[] = [];
    for (let index = 0; index < 62; index++) statuses.push(await log());
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a bucket refills with time, and one key does not empty another', async () => {
  const clock = heldClock('2026-03-03T18:00:00Z');
  const limiter = memoryRateLimiter(clock);
  const rule = { burst: 2, perMinute: 6 };
  const take = (key: string) => limiter.take(key, rule);
  expect([await take('a'), await take('a'), await take('a')]).toEqual([0, 0, 10]);
  expect(await take('b')).toBe(0);
  clock.set('2026-03-03T18:00:11Z');
  expect([await take('a'), await take('a')]).toEqual([0, 9]);
});

test('work that is asked for while it runs runs once more, never twice at once, and a failure ends nothing', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const recover = async () => {
    most = Math.max(most, ++running);
    await pause(5);
    running--;
    if (++runs === 1) throw new Error('once');
  };
  const job = { name: 'recovery', everyMinutes: 1, run: recover };
  const jobs = await startJobs({ log: createLog('silent') }, [job], timerSchedule);
  await Promise.all([jobs.runNow('recovery'), jobs.runNow('recovery'), jobs.runNow('recovery')]);
  expect([runs, most]).toEqual([2, 1]);
  await jobs.stop();
  await jobs.runNow('recovery');
  expect(runs).toBe(2);
});

test('what nobody can ask for is forgotten, orders and payments stay', async () => {
  const ready = await readyBuyer(shop, await stockedPart(shop));
  await ready.shopper.do('checkout.commit', commitBody(ready));
  const { db } = shop.database;
  const count = async (table: 'idempotency' | 'orders' | 'payment') =>
    (await db.selectFrom(table).select(db.fn.countAll().as('count')).execute())[0]?.count;
  await cleanUp(db, new Date(Date.now() + 86_400_000));
  expect(String(await count('idempotency'))).toBe('1');
  await cleanUp(db, new Date(Date.now() + 60 * 86_400_000));
  expect([await count('idempotency'), await count('orders'), await count('payment')].map(String)).toEqual([
    '0',
    '1',
    '1',
  ]);
});

test('ids sort by time and are not repeated', () => {
  const ids = Array.from({ length: 200 }, (_, index) => newId(new Date(1_700_000_000_000 + index)));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
});
