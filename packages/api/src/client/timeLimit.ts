import type { Endpoint } from '../contract/endpoint.ts';
import { TIME_LIMIT_NAME, SERVER_READ_LIMIT_MS, TIME_LIMITS_MS } from '../constants.ts';
import { B2cError } from '../errors.ts';

/** API-013: config's limit for the class of a call, else CONST-044; for a read on the server at most 1.5 s. */
export function timeLimit(
  { method, timeout = 'default' }: Endpoint,
  configured: (name: string, fallback: number) => number,
  isServer: boolean | undefined,
): number {
  const limit = configured(TIME_LIMIT_NAME + timeout, TIME_LIMITS_MS[timeout]);
  return isServer && method === 'GET' ? Math.min(limit, SERVER_READ_LIMIT_MS) : limit;
}

/** Ends `run` after `ms`, or with `outer`, even where the transport beneath ignores its signal. */
export function withTimeLimit<T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    outer?.throwIfAborted();
    const controller = new AbortController();
    const { signal } = controller;
    signal.onabort = () => reject(signal.reason as Error);
    const end = () => controller.abort(outer?.reason);
    const timer = setTimeout(() => controller.abort(new B2cError('timeout')), ms);
    outer?.addEventListener('abort', end);
    void run(signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer?.removeEventListener('abort', end);
      });
  });
}

/** Runs as long as the signal lets it, and leaves nothing behind on it: a page's outlives many calls. */
export const untilEnded = <T>(signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> =>
  // Timers of browsers go little further.
  withTimeLimit(2e9, signal, run);
