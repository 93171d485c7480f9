import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './log.ts';

/** Something that the server does without being asked. */
export interface Job {
  readonly name: string;
  /** Whole minutes between two runs. */
  readonly everyMinutes: number;
  /**
   * Safe to run twice at once: a killed process leaves its work to the next run. One that takes one thing after the
   * other begins no further one after the signal.
   */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
}

/** Runs jobs at their times until it is stopped. */
export interface Schedule {
  /** Waits for runs that have begun. */
  stop(): Promise<void>;
}

/** Starts the clock of some jobs: timers in one process, a queue in the database for several. */
export type StartSchedule = (jobs: readonly Job[], run: (name: string) => Promise<void>) => Promise<Schedule>;

export interface Jobs {
  /** Runs soon in this process, after the answer under way is out. */
  wake(name: string): void;
  runNow(name: string): Promise<void>;
  /** Waits for the work that has begun, but not for a remote service that hangs. */
  stop(): Promise<void>;
}

/** Shorter than a process has to drain. */
const patienceMs = 4000;

/**
 * The jobs of this process. Each runs once at a time; one that is asked for while it runs, runs once more
 * afterwards; one that throws is logged and never breaks the process.
 */
export async function startJobs(
  { log }: { readonly log: Log },
  jobs: readonly Job[],
  startSchedule: StartSchedule,
): Promise<Jobs> {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const asked = new Set<string>();
  const byName = new Map(jobs.map((job) => [job.name, job]));

  const loop = async (job: Job) => {
    do {
      asked.delete(job.name);
      await job
        .run(stopping.signal)
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'));
    } while (asked.has(job.name) && !stopping.signal.aborted);
    running.delete(job.name);
  };
  const runNow = (name: string): Promise<void> => {
    const job = byName.get(name);
    if (!job) throw new RangeError(`There is no job '${name}'.`);
    if (stopping.signal.aborted) return Promise.resolve();
    asked.add(name);
    const begun = running.get(name) ?? loop(job);
    running.set(name, begun);
    return begun;
  };
  const schedule = await startSchedule(jobs, runNow);
  return {
    runNow,
    wake: (name) => void setImmediate(() => void runNow(name)),
    async stop() {
      stopping.abort();
      await schedule.stop();
      const enough = new AbortController();
      const late = pause(patienceMs, undefined, { signal: enough.signal }).catch(() => undefined);
      await Promise.race([Promise.all(running.values()), late]);
      enough.abort();
    },
  };
}
