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

export function createIdleSession(
  idleMs: () => number,
  now: () => number,
  start: () => Promise<unknown>,
  isOnCatalogue: () => boolean,
  kept: LastCall | undefined,
): IdleSession {
  let inMemory: number | undefined;
  const lastCall = kept ?? { read: () => inMemory, write: (at: number) => void (inMemory = at) };
  let routeAt = now();
  let isFirst = true;
  let starting: Promise<unknown> | undefined;
  return {
    async beforeCall({ idleCheck }) {
      if (idleCheck === 'never') return;
      const at = now();
      const last = lastCall.read() ?? at;
      const isExempt = isFirst && idleCheck && at - routeAt <= IDLE_CHECK_SKIP_MS && isOnCatalogue();
      isFirst = false;
      if (!isExempt && at - last > idleMs()) {
        const settle = () => (starting = undefined);
        await (starting ??= start().then(settle, settle));
      }
      lastCall.write(at);
    },
    routeChanged() {
      routeAt = now();
      isFirst = true;
    },
  };
}
