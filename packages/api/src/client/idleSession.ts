import type { Endpoint } from '../contract/endpoint.ts';
import { SESSION_IDLE_NAME, IDLE_CHECK_SKIP_MS, SESSION_IDLE_MS } from '../constants.ts';
import type { PageTypeName } from './clientOptions.ts';
import type { ClientSettings } from './clientSettings.ts';

/** When the last call went out, in milliseconds since 1970; a browser keeps it across page loads. */
export interface LastCall {
  read(): number | undefined;
  write(at: number): void;
}

/** The idle check of a client. */
export interface IdleSession {
  /** ACCT-031: wakes the session by `start` when the last call is too long ago. */
  beforeCall(endpoint: Endpoint, settings: ClientSettings, start: () => Promise<unknown>): Promise<void>;
  /** Starts the 500 ms of ACCT-033. */
  routeChanged(): void;
}

/** What the idle check reads; all of it has a default. */
export interface IdleSessionOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Kept in memory if left out. */
  readonly lastCall?: LastCall;
  /** Where a first call for sku details may skip the check (ACCT-033); left out, it may anywhere. */
  readonly pageType?: () => PageTypeName | undefined;
}

/** The idle check of a client; a client without one learns of a session that slept by its 401 (API-019). */
export function createIdleSession({
  now = Date.now,
  lastCall = inMemory(),
  pageType,
}: IdleSessionOptions = {}): IdleSession {
  let routeAt = now();
  let isFirst = true;
  const isOnCatalogue = () => !pageType || /search|shelf|product/.test(`${pageType()}`);
  return {
    async beforeCall({ idleCheck }, settings, start) {
      if (idleCheck === 'never') return;
      const at = now();
      const last = lastCall.read() ?? at;
      const isExempt = isFirst && idleCheck && at - routeAt <= IDLE_CHECK_SKIP_MS && isOnCatalogue();
      isFirst = false;
      if (!isExempt && at - last > settings.value(SESSION_IDLE_NAME, SESSION_IDLE_MS)) {
        // Without it the call goes out all the same.
        await start().catch(() => undefined);
      }
      lastCall.write(at);
    },
    routeChanged() {
      routeAt = now();
      isFirst = true;
    },
  };
}

function inMemory(): LastCall {
  let kept: number | undefined;
  return { read: () => kept, write: (at) => void (kept = at) };
}
