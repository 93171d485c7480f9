import { CACHE_EXPIRY_MS, CACHE_MOST } from '../constants.ts';
import type { CallOptions } from './clientOptions.ts';

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
      if (hit && !skipCache && until > now()) return endedBy(signal, hit as Promise<T>);
      const answer = load();
      // Anew at the end, so that the first one is the oldest.
      kept.delete(url);
      kept.set(url, [now() + CACHE_EXPIRY_MS, answer]);
      if (kept.size > CACHE_MOST) kept.delete(kept.keys().next().value!);
      answer.catch(() => kept.get(url)?.[1] === answer && kept.delete(url));
      return endedBy(signal, answer);
    },
    drop: () => kept.clear(),
  };
}

/** A caller who leaves gets the reason of its signal; the answer itself goes on for the others. */
function endedBy<T>(signal: AbortSignal | undefined, answer: Promise<T>): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    signal.addEventListener('abort', end);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
