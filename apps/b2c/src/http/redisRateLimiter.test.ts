import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { createLog } from '../ops/log.ts';
import { openRedis } from '../ops/redis.ts';
import { memoryRateLimiter } from './rateLimit.ts';
import { redisRateLimiter } from './redisRateLimiter.ts';

const log = createLog('silent');
const alone = () => memoryRateLimiter(heldClock('2026-03-03T18:00:00Z'));
const rule = { burst: 3, perMinute: 60 };

test('[PLUS-036] while Redis is away each process limits by itself', async () => {
  const redis = { eval: () => Promise.reject(new Error('away')) } as unknown as Redis;
  const limiter = redisRateLimiter(redis, alone(), log);
  const waits: number[] = [];
  for (let index = 0; index < 4; index++) waits.push(await limiter.take('a', rule));
  expect(waits).toEqual([0, 0, 0, 1]);
});

const url = process.env.TEST_REDIS_URL;
describe.runIf(url)('a real Redis', () => {
  test('[PLUS-036] two processes share a limit, which refills', async () => {
    const [first, second] = [openRedis(url ?? '', log), openRedis(url ?? '', log)];
    await expect.poll(() => [first.status, second.status]).toEqual(['ready', 'ready']);
    const [one, two] = [first, second].map((redis) => redisRateLimiter(redis, alone(), log));
    const key = randomUUID();
    const waits = [];
    for (const limiter of [one, two, one, two]) waits.push(await limiter?.take(key, rule));
    expect(waits).toEqual([0, 0, 0, 1]);
    await expect.poll(() => two?.take(key, rule), { timeout: 3000, interval: 300 }).toBe(0);
    first.disconnect();
    second.disconnect();
  });
});
