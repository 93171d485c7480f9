import type { Move } from './allocate.ts';
import type { SettleServices } from './planMove.ts';
import { runMove } from './runMove.ts';

/** The process that planned a move has this long to finish it. */
const patienceMs = 2 * 60_000;

/**
 * Finishes captures and refunds that a killed process or a gateway without an answer left pending.
 * @returns how many are done now
 */
export async function resumeMoves(services: SettleServices): Promise<number> {
  const { db, clock, log } = services;
  const before = new Date(clock.now().getTime() - patienceMs);
  const pending = await db
    .selectFrom('payment_event')
    .select(['payment_id', 'key', 'kind'])
    .where('status', '=', 'PENDING')
    .where('at', '<=', before)
    .groupBy(['payment_id', 'key', 'kind'])
    .orderBy((eb) => eb.fn.min('at'))
    .limit(50)
    .execute();
  let done = 0;
  for (const { payment_id, key, kind } of pending) {
    const payment = await db
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow();
    try {
      await runMove(services, { payment, move: kind as Move, key: key ?? '', events: [] });
      done++;
    } catch (error) {
      log.error({ err: error, payment: payment_id, move: kind }, 'a payment move is still open');
      // Behind the others: those that fail for ever must not keep them waiting.
      await db
        .updateTable('payment_event')
        .set({ at: clock.now() })
        .where('payment_id', '=', payment_id)
        .where('key', '=', key)
        .where('status', '=', 'PENDING')
        .execute();
    }
  }
  return done;
}
