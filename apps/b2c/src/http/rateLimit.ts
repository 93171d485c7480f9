import type { Clock } from '../clock/clock.ts';
import { RecentMap } from '../ops/recentMap.ts';

export interface RateRule {
  /** Calls that may come at once. */
  readonly burst: number;
  /** Calls a minute in the long run. */
  readonly perMinute: number;
}

/**
 * `take` a token where there is one. For what counts only once its end is known: `look` takes none, `owe` takes one
 * that may have to be paid for by those who come later.
 */
export type RateUse = 'take' | 'look' | 'owe';

/** What is owed is forgotten beyond so many minutes: nobody waits much longer. */
export const mostOwedMinutes = 10;

/** A token bucket for each key; several processes share limits by another implementation. */
export interface RateLimiter {
  /**
   * @param use `take` by default; an implementation that knows no other counts more than it has to
   * @returns seconds to wait, 0 when the call may go on
   */
  take(key: string, rule: RateRule, use?: RateUse): Promise<number>;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Limits of one process. At most `capacity` keys are remembered; the one that was asked for longest ago goes first. */
export function memoryRateLimiter(clock: Clock, capacity = 50_000): RateLimiter {
  const buckets = new RecentMap<string, Bucket>(capacity);
  return {
    take(key, { burst, perMinute }, use = 'take') {
      const now = clock.now().getTime();
      const bucket = buckets.peek(key) ?? { tokens: burst, at: now };
      // A clock that was set back gives nothing, and takes nothing away.
      const elapsedMs = Math.max(0, now - bucket.at);
      const refilled = Math.min(burst, bucket.tokens + (elapsedMs / 60_000) * perMinute);
      const allowed = refilled >= 1;
      const taken = use === 'owe' || (use === 'take' && allowed) ? 1 : 0;
      buckets.set(key, { tokens: Math.max(refilled - taken, -mostOwedMinutes * perMinute), at: now });
      return Promise.resolve(
        allowed ? 0 : Math.ceil(Math.round(((1 - refilled) / perMinute) * 60_000) / 1000),
      );
    },
  };
}
