import type { Clock } from '../ops/clock.ts';

export interface RateRule {
  /** Calls that may come at once. */
  readonly burst: number;
  /** Calls a minute in the long run. */
  readonly perMinute: number;
}

/** A token bucket for each key; several processes share limits by another implementation. */
export interface RateLimiter {
  /** @returns seconds to wait, 0 when the call may go on */
  take(key: string, rule: RateRule): Promise<number>;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Limits of one process. At most `capacity` keys are remembered; the one that was asked for longest ago goes first. */
export function memoryRateLimiter(clock: Clock, capacity = 50_000): RateLimiter {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, { burst, perMinute }) {
      const now = clock.now().getTime();
      const bucket = buckets.get(key) ?? { tokens: burst, at: now };
      const refilled = Math.min(burst, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute);
      const allowed = refilled >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? refilled - 1 : refilled, at: now });
      if (buckets.size > capacity) buckets.delete(buckets.keys().next().value ?? key);
      return Promise.resolve(
        allowed ? 0 : Math.ceil(Math.round(((1 - refilled) / perMinute) * 60_000) / 1000),
      );
    },
  };
}
