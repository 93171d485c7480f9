import type { Executor } from '../db/tx.ts';

const dayMs = 86_400_000;

/**
 * Forgets what nobody can ask for any more: keys of commits after their week, mails a month after they went out,
 * chats a quarter after their last word, codes and remembered browsers that ran out, sessions that no browser holds any more, what the sandbox gateway kept. Orders, payments and stock movements stay.
 */
export async function cleanUp(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('idempotency').where('expires_at', '<', now).execute();
  await db.deleteFrom('loyalty_candidate').where('expires_at', '<', now).execute();
  for (const table of ['remembered_browser', 'sign_in_challenge', 'password_reset'] as const)
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
  await db
    .deleteFrom('sign_in_try')
    .where('first_at', '<', before(2))
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
    .execute();
  // Longer than its cookie lives in any browser.
  await db.deleteFrom('session').where('last_seen_at', '<', before(400)).execute();
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
