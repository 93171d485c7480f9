import type { Services } from '../http/services.ts';

const recoverEveryMs = 60_000;
const mailEveryMs = 30_000;
const cleanEveryMs = 3_600_000;

export interface Timers {
  /** Sends mail soon, after the answer is out. */
  wakeOutbox(): void;
  recoverNow(): Promise<void>;
  /** Waits for the work that has begun. */
  stop(): Promise<void>;
}

/** What the server does without being asked. Each work runs once at a time and never breaks the process. */
export function startTimers(
  { log }: Pick<Services, 'log'>,
  work: {
    readonly recover: () => Promise<unknown>;
    readonly sendMail: () => Promise<unknown>;
    readonly cleanUp: () => Promise<unknown>;
  },
): Timers {
  let isStopped = false;
  const once = (name: string, run: () => Promise<unknown>) => {
    let running: Promise<void> | undefined;
    let isAsked = false;
    const loop = async () => {
      do {
        isAsked = false;
        await run().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
      } while (isAsked && !isStopped);
      running = undefined;
    };
    return {
      start(): Promise<void> {
        isAsked = true;
        return isStopped ? Promise.resolve() : (running ??= loop());
      },
      done: () => running ?? Promise.resolve(),
    };
  };
  const recovery = once('recovery', work.recover);
  const mail = once('outbox', work.sendMail);
  const cleaning = once('clean-up', work.cleanUp);
  const intervals = [
    setInterval(() => void recovery.start(), recoverEveryMs),
    setInterval(() => void mail.start(), mailEveryMs),
    setInterval(() => void cleaning.start(), cleanEveryMs),
  ];
  for (const interval of intervals) interval.unref();
  return {
    wakeOutbox: () => void setImmediate(() => void mail.start()),
    recoverNow: () => recovery.start(),
    async stop() {
      isStopped = true;
      for (const interval of intervals) clearInterval(interval);
      await Promise.all([recovery.done(), mail.done(), cleaning.done()]);
    },
  };
}
