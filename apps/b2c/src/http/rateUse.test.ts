import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { heldClock, type Clock } from '../clock/clock.ts';
import { createLog } from '../ops/log.ts';
import { openRedis } from '../ops/redis.ts';
import { memoryRateLimiter, mostOwedMinutes, type RateLimiter } from './rateLimit.ts';
import { redisRateLimiter } from './redisRateLimiter.ts';

const log = createLog('silent');
const start = '2026-03-03T18:00:00Z';
const never: Clock = {
  now: () => {
    throw new Error('the time of Redis counts');
  },
};
const url = process.env['TEST_REDIS_URL'];
const redis = url ? openRedis(url, log) : undefined;
afterAll(() => redis?.disconnect());

const limiters: [string, () => Promise<RateLimiter>][] = [
  ['in memory', () => Promise.resolve(memoryRateLimiter(heldClock(start)))],
];
if (redis)
  limiters.push([
    'in Redis',
    async () => {
      await vi.waitFor(() => redis.status === 'ready' || Promise.reject(new Error(redis.status)));
      return redisRateLimiter(redis, memoryRateLimiter(never), log);
    },
  ]);

describe.each(limiters)('[PLUS-036] a limit %s', (_, open) => {
  const rule = { burst: 2, perMinute: 1 };

  test('that is looked at stays as it is', async () => {
    const limiter = await open();
    const key = randomUUID();
    for (let time = 0; time < 5; time++) expect(await limiter.take(key, rule, 'look')).toBe(0);
    expect([await limiter.take(key, rule), await limiter.take(key, rule)]).toEqual([0, 0]);
    expect(await limiter.take(key, rule, 'look')).toBe(60);
    expect(await limiter.take(key, rule)).toBe(60);
  });

  test('that is owed waits as long as it takes to pay, and never much longer than its bound', async () => {
    const limiter = await open();
    const key = randomUUID();
    for (let time = 0; time < 5; time++) await limiter.take(key, rule, 'owe');
    expect(await limiter.take(key, rule, 'look')).toBe(4 * 60);
    for (let time = 0; time < 200; time++) await limiter.take(key, rule, 'owe');
    expect(await limiter.take(key, rule)).toBe((mostOwedMinutes + 1) * 60);
  });
});

test('a clock that is set back keeps nobody out', async () => {
  const clock = heldClock(start);
  const limiter = memoryRateLimiter(clock);
  const rule = { burst: 2, perMinute: 1 };
  await limiter.take('a', rule);
  clock.set(new Date(Date.parse(start) - 3_600_000));
  expect([await limiter.take('a', rule), await limiter.take('a', rule)]).toEqual([0, 60]);
});

test('in memory what is owed is paid by waiting', async () => {
  const clock = heldClock(start);
  const limiter = memoryRateLimiter(clock);
  const rule = { burst: 2, perMinute: 1 };
  for (let time = 0; time < 4; time++) await limiter.take('a', rule, 'owe');
  clock.set(new Date(Date.parse(start) + 180_000));
  expect([await limiter.take('a', rule), await limiter.take('a', rule)]).toEqual([0, 60]);
});
