import { CACHE_EXPIRY_MS, CACHE_MOST } from '../constants.ts';
import type { CallOptions } from './clientOptions.ts';
import { untilEnded } from './timeLimit.ts';

/** API-011: answers by full URL, for 300 s. Two calls at once share one request; a failure is not kept. */
export interface ResponseCache {
  read<T>(
    url: string,
    load: () => Promise<T>,
    options?: Pick<CallOptions, 'skipCache' | 'signal'>,
  ): Promise<T>;
  /** On sign-in, sign-out, store and vehicle change. */
  drop(): void;
}

/** An empty memory of 1,000 answers at most; `now` in milliseconds since 1970. */
export function createResponseCache(now: () => number = Date.now): ResponseCache {
  const kept = new Map<string, readonly [until: number, answer: Promise<unknown>]>();
  return {
    read<T>(
      url: string,
      load: () => Promise<T>,
      { skipCache, signal }: Pick<CallOptions, 'skipCache' | 'signal'> = {},
    ): Promise<T> {
      signal?.throwIfAborted();
      const [until = 0, hit] = kept.get(url) ?? [];
      if (hit && !skipCache && until > now()) return unless(signal, hit as Promise<T>);
      const answer = load();
      // Anew at the end, so that the first one is the oldest.
      kept.delete(url);
      kept.set(url, [now() + CACHE_EXPIRY_MS, answer]);
      if (kept.size > CACHE_MOST) kept.delete(kept.keys().next().value!);
      answer.catch(() => kept.get(url)?.[1] === answer && kept.delete(url));
      return unless(signal, answer);
    },
    drop: () => kept.clear(),
  };
}

/** The answer that others may wait for as well, or the reason why this caller has gone. */
const unless = <T>(signal: AbortSignal | undefined, answer: Promise<T>): Promise<T> =>
  signal ? untilEnded(signal, () => answer) : answer;
