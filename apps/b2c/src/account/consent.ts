import type { Executor } from '../db/tx.ts';
import { newId } from '../ops/newId.ts';

export interface Consent {
  readonly market: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly promotions: boolean;
  readonly textMessages: boolean;
  readonly sessionIdHash: string | null;
}

/** Who agreed to what, and when. Written once and never changed: a later choice is a later row. */
export async function keepConsent(tx: Executor, now: Date, consent: Consent): Promise<void> {
  const { textMessages, sessionIdHash, ...row } = consent;
  await tx
    .insertInto('subscription')
    .values({
      id: newId(now),
      ...row,
      text_messages: textMessages,
      session_id_hash: sessionIdHash || null,
      at: now,
    })
    .execute();
}
