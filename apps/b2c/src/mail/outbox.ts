import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../ops/log.ts';
import { newId } from '../ops/newId.ts';
import { withoutEmails } from '../ops/withoutEmails.ts';
import type { Mail, Mailer } from '../ports/mailer.ts';
import type { Texter, TextMessage } from '../ports/texter.ts';

export interface OutboxRow {
  id: string;
  market: string;
  /** None in rows of a release before: the market's own. */
  locale: string | null;
  topic: string;
  payload: unknown;
  attempts: number;
}

/**
 * Writes a mail to send into the transaction that gives the reason for it: both happen, or none.
 * @param row `locale`: the language it is written in; `at`: not before then
 */
export async function enqueue(
  tx: Executor,
  now: Date,
  row: { market: string; locale: string; topic: string; payload: unknown; at?: Date },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: newId(now),
      market: row.market,
      locale: row.locale,
      topic: row.topic,
      payload: JSON.stringify(row.payload),
      available_at: row.at ?? now,
    })
    .execute();
}

export interface Dispatcher {
  /**
   * Sends what is due. Several processes may: each row is held by the one that took it, one row at a time, so that
   * a slow service never lets a hold run out. After the signal no further one is taken.
   */
  run(signal?: AbortSignal): Promise<number>;
}

/** Longer than sending may take. */
const holdMs = 60_000;
/** Once an hour at most: a mail service may be away for a day. */
const attemptLimit = 30;
const mostInOneRun = 200;

/** @param write makes the message of a row, or nothing when its reason is gone */
export function dispatcher(
  setting: {
    readonly db: Kysely<DB>;
    readonly clock: Clock;
    readonly log: Log;
    readonly mailer: Mailer;
    readonly texter?: Texter;
  },
  write: (row: OutboxRow) => Promise<Mail | TextMessage | undefined>,
): Dispatcher {
  const { db, clock, log, mailer, texter } = setting;
  const one = async (row: OutboxRow) => {
    try {
      const message = await write(row);
      if (message && 'phone' in message) await texter?.send(message);
      else if (message) await mailer.send(message);
      await db
        .updateTable('outbox')
        .set({ done_at: clock.now(), failure: null })
        .where('id', '=', row.id)
        .execute();
    } catch (error) {
      log.error({ err: error, outbox: row.id, topic: row.topic }, 'mail failed');
      const wait = Math.min(3_600_000, 30_000 * 2 ** row.attempts);
      await db
        .updateTable('outbox')
        .set({
          failure: withoutEmails(String(error)).slice(0, 500),
          available_at: new Date(clock.now().getTime() + wait),
        })
        .where('id', '=', row.id)
        .execute();
    }
  };
  return {
    async run(signal) {
      for (let count = 0; count < mostInOneRun; count++) {
        if (signal?.aborted) return count;
        const [row] = await take(db, clock.now());
        if (!row) return count;
        await one(row);
      }
      return mostInOneRun;
    },
  };
}

const take = (db: Executor, now: Date): Promise<OutboxRow[]> =>
  hotSql<OutboxRow>(
    db,
    'outbox-take',
    `update outbox set attempts = attempts + 1, available_at = $2
     where id in (select id from outbox where done_at is null and available_at <= $1 and attempts < $3
       order by available_at limit 1 for update skip locked)
     returning id, market, locale, topic, payload, attempts`,
    [now, new Date(now.getTime() + holdMs), attemptLimit],
  );
