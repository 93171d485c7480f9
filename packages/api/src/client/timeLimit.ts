import type { Endpoint } from '../contract/endpoint.ts';
import { configNames, SERVER_READ_LIMIT_MS, TIME_LIMITS_MS } from '../constants.ts';
import { B2cError } from '../errors.ts';

/** API-013: the call's own limit, else config's for its class, else CONST-044; a read on the server at most 1.5 s. */
export function timeLimit(
  endpoint: Endpoint,
  own: number | undefined,
  configured: (name: string, fallback: number) => number,
  isServer: boolean,
): number {
  if (own !== undefined) return own;
  const { timeout = 'default' } = endpoint;
  const limit = configured(configNames.timeLimit + timeout, TIME_LIMITS_MS[timeout]);
  return isServer && endpoint.method === 'GET' ? Math.min(limit, SERVER_READ_LIMIT_MS) : limit;
}

/** Ends `run` after `ms`, or with `outer`, even where the transport beneath ignores its signal. */
export function withTimeLimit<T>(
  ms: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    const end = (error: unknown) => {
      reject(error as Error);
      controller.abort(error);
    };
    const onAbort = () => end(outer?.reason);
    const timer = setTimeout(() => end(new B2cError('timeout')), ms);
    outer?.addEventListener('abort', onAbort, { once: true });
    if (outer?.aborted) onAbort();
    void run(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        outer?.removeEventListener('abort', onAbort);
      });
  });
}
