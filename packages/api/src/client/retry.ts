import type { Endpoint } from '../contract/endpoint.ts';
import {
  FIRST_RETRY_WAIT_MS,
  LATER_RETRY_WAIT_MS,
  ORDER_REFRESH_CODES,
  RETRY_STATUSES,
} from '../constants.ts';
import type { B2cError } from '../errors.ts';

export interface RetryPolicy {
  /** The call's own count; else the answer's `numberOfRetries`; else `defaultRetries` (API-020). */
  readonly retries: number | undefined;
  readonly defaultRetries: number;
  /** Waits, and fails at once for a call that is aborted meanwhile. */
  readonly sleep: (ms: number) => Promise<void>;
  /** API-019: the session refresh that a first 401 is met by; absent where there is none. */
  readonly refreshSession: (() => Promise<unknown>) | false;
  /** API-023 */
  readonly refreshOrder: () => Promise<unknown>;
}

/** API-019 to API-023: runs `attempt` until it succeeds, cannot be mended by another try, or has none left. */
export async function withRetries<T>(
  { method, path, retry, signsIn }: Endpoint,
  attempt: () => Promise<T>,
  { retries: left, defaultRetries, sleep, refreshSession, refreshOrder }: RetryPolicy,
): Promise<T> {
  let refresh = !signsIn && retry !== false && refreshSession;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      // Without an answer there is no status, and no retry.
      const { status = 0, errorCode = '', body } = Object(error) as Partial<B2cError>;
      if (status === 401 && refresh) {
        await refresh().catch(ignore);
        refresh = false;
        continue;
      }
      const { numberOfRetries } = Object(body) as { readonly numberOfRetries?: unknown };
      left ??= typeof numberOfRetries === 'number' ? numberOfRetries : defaultRetries;
      if (!retry || !RETRY_STATUSES.includes(status) || left <= 1) throw error;
      left -= 1;
      await sleep(left === 2 ? FIRST_RETRY_WAIT_MS : LATER_RETRY_WAIT_MS);
      // API-023: changes on order paths, but for a PATCH on order/payment.
      const isOrderChange = /^(?!GET|PATCH.*payment).*\/order\//.test(method + path);
      if (isOrderChange && ORDER_REFRESH_CODES.includes(errorCode)) await refreshOrder().catch(ignore);
    }
  }
}

function ignore(): void {}
