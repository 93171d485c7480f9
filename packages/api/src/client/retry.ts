import type { Endpoint } from '../contract/endpoint.ts';
import { ORDER_REFRESH_CODES, RETRY_STATUSES, RETRY_WAITS_MS } from '../constants.ts';
import type { B2cError } from '../errors.ts';
import { isB2cError } from '../errors.ts';

export interface RetryPolicy {
  /** The call's own count; else the answer's `numberOfRetries`; else `defaultRetries` (API-020). */
  readonly retries: number | undefined;
  readonly defaultRetries: number;
  readonly signal: AbortSignal | undefined;
  readonly sleep: (ms: number) => Promise<void>;
  /** API-019: the session refresh that a first 401 is met by; absent where there is none. */
  readonly refreshSession: (() => Promise<unknown>) | undefined;
  /** API-023 */
  readonly refreshOrder: () => Promise<unknown>;
  /** API-017, API-018: a 401 that stays. */
  readonly onUnauthorized: () => void;
}

/** API-019 to API-023: runs `attempt` until it succeeds, cannot be mended by another try, or has none left. */
export async function withRetries<T>(
  endpoint: Endpoint,
  attempt: () => Promise<T>,
  policy: RetryPolicy,
): Promise<T> {
  let left = policy.retries;
  let refresh = endpoint.signsIn || endpoint.retry === false ? undefined : policy.refreshSession;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isB2cError(error) || error.kind !== 'http') throw error;
      if (error.status === 401 && refresh) {
        await refresh().catch(() => undefined);
        refresh = undefined;
        continue;
      }
      left ??= retriesOf(error.body) ?? policy.defaultRetries;
      if (!endpoint.retry || !RETRY_STATUSES.includes(error.status ?? 0) || left <= 1) {
        if (error.status === 401 && !endpoint.signsIn) policy.onUnauthorized();
        throw error;
      }
      left -= 1;
      await policy.sleep(left === 2 ? RETRY_WAITS_MS.first : RETRY_WAITS_MS.later);
      policy.signal?.throwIfAborted();
      if (mustRefreshOrder(endpoint, error)) await policy.refreshOrder().catch(() => undefined);
    }
  }
}

/** API-023: changes on order paths, but for a PATCH on order/payment. */
function mustRefreshOrder({ method, path }: Endpoint, { errorCode = '' }: B2cError): boolean {
  return (
    ORDER_REFRESH_CODES.includes(errorCode) &&
    path.includes('/order/') &&
    !/^GET|^PATCH.*payment/.test(method + path)
  );
}

function retriesOf(body: unknown): number | undefined {
  const count = (body as { numberOfRetries?: unknown } | null | undefined)?.numberOfRetries;
  return typeof count === 'number' ? count : undefined;
}
