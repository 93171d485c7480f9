import type { Redis } from 'ioredis';
import type { Log } from '../ops/log.ts';
import { mostOwedMinutes, type RateLimiter } from './rateLimit.ts';

/**
 * One token bucket for all processes: how many tokens it held when, refilled by the time of Redis, which is one
 * clock for everyone. Forgotten once it is full again.
 */
const takeToken = `
local burst, perMinute, use = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('hmget', KEYS[1], 'tokens', 'at')
local elapsed = math.max(0, now - (tonumber(held[2]) or now))
local tokens = math.min(burst, (tonumber(held[1]) or burst) + elapsed / 60000 * perMinute)
local wait = 0
if tokens < 1 then wait = math.ceil((1 - tokens) / perMinute * 60) end
if use == 'look' then return wait end
if use == 'owe' or wait == 0 then tokens = math.max(tokens - 1, -${mostOwedMinutes} * perMinute) end
redis.call('hset', KEYS[1], 'tokens', tostring(tokens), 'at', now)
redis.call('pexpire', KEYS[1], math.ceil((burst - tokens) / perMinute * 60000) + 1000)
return wait`;

/** Limits that several processes share. While Redis is away each process limits by itself: no shopper waits for it. */
export function redisRateLimiter(redis: Redis, alone: RateLimiter, log: Log): RateLimiter {
  let isAway = false;
  const say = (away: boolean, error?: unknown) => {
    if (away === isAway) return;
    isAway = away;
    if (away) log.warn({ err: error }, 'Redis is away: limits count in each process');
    else log.info('Redis is back');
  };
  return {
    async take(key, rule, use = 'take') {
      try {
        const wait = await redis.eval(takeToken, 1, `limit:${key}`, rule.burst, rule.perMinute, use);
        say(false);
        return Number(wait);
      } catch (error) {
        say(true, error);
        return alone.take(key, rule, use);
      }
    },
  };
}
