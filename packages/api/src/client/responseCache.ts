import { CACHE_EXPIRY_MS, CACHE_MOST } from '../constants.ts';

/** API-011: answers by full URL, for 300 s. Two calls at once share one request; a failure is not kept. */
export interface ResponseCache {
  read<T>(url: string, load: () => Promise<T>, skip?: boolean): Promise<T>;
  /** On sign-in, sign-out, store and vehicle change. */
  drop(): void;
}

export function createResponseCache(now: () => number = Date.now): ResponseCache {
  const kept = new Map<string, readonly [until: number, answer: Promise<unknown>]>();
  return {
    read<T>(url: string, load: () => Promise<T>, skip?: boolean): Promise<T> {
      const [until = 0, hit] = kept.get(url) ?? [];
      if (hit && !skip && until > now()) return hit as Promise<T>;
      const answer = load();
      // Anew at the end, so that the first one is the oldest.
      kept.delete(url);
      kept.set(url, [now() + CACHE_EXPIRY_MS, answer]);
      if (kept.size > CACHE_MOST) kept.delete(kept.keys().next().value!);
      answer.catch(() => kept.get(url)?.[1] === answer && kept.delete(url));
      return answer;
    },
    drop: () => kept.clear(),
  };
}
