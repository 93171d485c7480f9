import type { Redis } from 'ioredis';
import type { Log } from '../ops/log.ts';
import type { RateLimiter } from './rateLimit.ts';

/**
 * One token bucket for all processes: how many tokens it held when, refilled by the time of Redis, which is one
 * clock for everyone. Forgotten once it is full again.
 */
const takeToken = `
local burst, perMinute = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('hmget', KEYS[1], 'tokens', 'at')
local tokens = math.min(burst, (tonumber(held[1]) or burst) + (now - (tonumber(held[2]) or now)) / 60000 * perMinute)
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) / perMinute * 60) end
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
    async take(key, rule) {
      try {
        const wait = await redis.eval(takeToken, 1, `limit:${key}`, rule.burst, rule.perMinute);
        say(false);
        return Number(wait);
      } catch (error) {
        say(true, error);
        return alone.take(key, rule);
      }
    },
  };
}
