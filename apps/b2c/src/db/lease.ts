import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';

/**
 * How long a worker that died keeps others away from what it was paying for. Shorter than any answer of the gateway may
 * take: who lives renews it.
 */
const leaseMs = 8000;
/** Three renewals may fail before a living worker loses it. */
const renewMs = 2000;
const giveBackMs = 500;

/** How long a call waits for another one that pays the same: a dead one's lease is over by then, and it is below 10 s. */
export const waitMs = 8500;
/** Seconds after which it is worth to ask again. */
export const retryAfter = 2;

/**
 * Longest that a request of a worker who died may still be on its way to the gateway after its lease is over. Only later does
 * 'there is no charge' mean that there will be none; to ask again with the same key is safe at once.
 */
export const silenceMs = 20_000;

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

/** The right to work on a row, until an instant that is written in it. */
export interface Lease {
  readonly until: Date;
  /**
   * Writes another end where one of `ends` is written, null to give the lease back.
   * @returns false when it is somebody else's by now, or the row has ended
   */
  readonly move: (ends: readonly Date[], to: Date | null) => Promise<boolean>;
}

/**
 * Runs `work` and renews its lease meanwhile. Work that fails gives the lease back, as soon as the database takes it and
 * without letting the caller wait; a worker that dies has it for `leaseMs` more. A worker that loses its lease goes on:
 * what it writes is guarded by the row's status, what it charges by its key, and money that comes after a try was given up goes
 * back.
 */
export async function withLease<T>(clock: Clock, { until, move }: Lease, work: () => Promise<T>): Promise<T> {
  const end = new AbortController();
  // More than one where nobody knows whether the last renewal was written.
  let ends = [until];
  const renew = async () => {
    for (;;) {
      await pause(renewMs, undefined, { signal: end.signal, ref: false });
      const next = leaseEnd(clock.now());
      const held = ends;
      ends = [...held, next];
      if (await move(held, next).catch(() => undefined)) ends = [next];
    }
  };
  renew().catch(() => undefined);
  try {
    return await work();
  } catch (error) {
    void giveBack({ until, move }, ends);
    throw error;
  } finally {
    end.abort();
  }
}

/** Tries until the lease would be over anyway, and lets nobody wait for it. */
export async function giveBack({ until, move }: Lease, ends: readonly Date[] = [until]): Promise<void> {
  for (const over = performance.now() + leaseMs; performance.now() < over;) {
    try {
      await move(ends, null);
      return;
    } catch {
      await pause(giveBackMs, undefined, { ref: false });
    }
  }
}
