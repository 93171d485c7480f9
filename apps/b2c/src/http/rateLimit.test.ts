import { expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { memoryRateLimiter } from './rateLimit.ts';

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
