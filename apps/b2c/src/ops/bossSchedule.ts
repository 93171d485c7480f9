import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Log } from './log.ts';
import type { StartSchedule } from './jobs.ts';

/** Longest run of a job; afterwards another process takes it over. */
const expireInSeconds = 300;
const pollingIntervalSeconds = 5;

/**
 * Times and takes of jobs in the database, for several processes: of all of them one writes the job of a minute,
 * and one takes it. Its tables are in a schema of their own, `pgboss`, which it keeps up to date by itself.
 */
export const bossSchedule =
  (pool: pg.Pool, log: Log): StartSchedule =>
  async (jobs, run) => {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
      cronWorkerIntervalSeconds: 5,
    });
    boss.on('error', (error) => log.error({ err: error }, 'job queue'));
    await boss.start();
    for (const { name, everyMinutes } of jobs) {
      await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds });
      await boss.schedule(name, everyMinutes < 60 ? `*/${everyMinutes} * * * *` : '7 * * * *');
      await boss.work(name, { pollingIntervalSeconds }, () => run(name));
    }
    return { stop: () => boss.stop({ graceful: true, timeout: 8000 }) };
  };
