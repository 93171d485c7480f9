import type { Endpoint } from '../contract/endpoint.ts';
import { IDLE_CHECK_SKIP_MS } from '../constants.ts';

/** When the last call went out, in milliseconds since 1970; a browser keeps it across page loads. */
export interface LastCall {
  read(): number | undefined;
  write(at: number): void;
}

export interface IdleSession {
  /** ACCT-031: wakes the session first when the last call is too long ago. Callers at once share one wake-up. */
  beforeCall(endpoint: Endpoint): Promise<void>;
  /** Starts the 500 ms of ACCT-033. */
  routeChanged(): void;
}

export function createIdleSession(options: {
  readonly idleMs: () => number;
  readonly now: () => number;
  readonly start: () => Promise<unknown>;
  readonly lastCall?: LastCall;
}): IdleSession {
  const { idleMs, now, start, lastCall = inMemory() } = options;
  let routeAt = now();
  let isFirst = true;
  let starting: Promise<unknown> | undefined;
  return {
    async beforeCall(endpoint) {
      if (endpoint.idleCheck === 'never') return;
      const at = now();
      const last = lastCall.read();
      const exempt = isFirst && endpoint.idleCheck === 'after-first' && at - routeAt <= IDLE_CHECK_SKIP_MS;
      isFirst = false;
      if (!exempt && last !== undefined && at - last > idleMs()) {
        starting ??= start()
          .catch(() => undefined)
          .finally(() => (starting = undefined));
        await starting;
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
  let last: number | undefined;
  return { read: () => last, write: (at) => void (last = at) };
}
