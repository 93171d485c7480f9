import type { Executor } from '../db/tx.ts';

const dayMs = 86_400_000;

/**
 * Forgets what nobody can ask for any more: keys of commits after their week, mails a month after they went out,
 * chats a quarter after their last word, sessions and tokens of the sandbox gateway that ran out. Orders, payments and stock movements stay.
 */
export async function cleanUp(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('idempotency').where('expires_at', '<', now).execute();
  await db.deleteFrom('loyalty_candidate').where('expires_at', '<', now).execute();
  await db.deleteFrom('outbox').where('done_at', '<', before(30)).execute();
  await db.deleteFrom('chat').where('last_at', '<', before(90)).execute();
  await db
    .deleteFrom('sandbox_session')
    .where('expires_at', '<', before(30))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sandbox_charge')
            .select('ref')
            .whereRef('sandbox_charge.session_id', '=', 'sandbox_session.id'),
        ),
      ),
    )
    .execute();
}
