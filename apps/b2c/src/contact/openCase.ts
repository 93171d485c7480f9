import { createHash } from 'node:crypto';
import { withTx, type Executor } from '../db/tx.ts';
import { enqueue } from '../mail/outbox.ts';
import { newId } from '../ops/newId.ts';
import { readableCode } from '../ops/readableCode.ts';
import type { CaseInput } from './contactInput.ts';

const sameWithinMs = 600_000;

export interface CaseSender {
  readonly market: string;
  /** Of the mails to the desk and to the sender. */
  readonly locales: { readonly desk: string; readonly sender: string };
  readonly customerId: string | null;
  /** The sender of the same: the session, or the address of a visitor without one. */
  readonly key: string;
}

/**
 * Keeps a case and puts the mails to the desk and to the sender into the outbox, all or nothing. The same words
 * again within ten minutes (a double click, a retry) are the same case, with no further mail.
 * @returns its number
 */
export function openCase(db: Executor, now: Date, sender: CaseSender, input: CaseInput): Promise<string> {
  const { market, customerId } = sender;
  const contentHash = hashOf(sender, input, now);
  const since = new Date(now.getTime() - sameWithinMs);
  const formerHash = hashOf(sender, input, since);
  return withTx(db, async (tx) => {
    // A window of ten minutes may have ended between two clicks.
    const former = await tx
      .selectFrom('contact_case')
      .select('number')
      .where('market', '=', market)
      .where('content_hash', '=', formerHash)
      .where('created_at', '>', since)
      .executeTakeFirst();
    if (former) return former.number;
    const made = await tx
      .insertInto('contact_case')
      .values({
        id: newId(now),
        market,
        number: `C${readableCode(8)}`,
        topic: input.topic,
        first_name: input.firstName,
        last_name: input.lastName,
        email: input.email,
        phone: input.phone,
        message: input.message,
        detail: JSON.stringify(input.detail),
        customer_id: customerId,
        content_hash: contentHash,
        created_at: now,
      })
      .onConflict((clash) => clash.columns(['market', 'content_hash']).doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst();
    if (made) {
      for (const [to, locale] of Object.entries(sender.locales))
        await enqueue(tx, now, { market, locale, topic: 'contact-case', payload: { caseId: made.id, to } });
      return made.number;
    }
    const known = await tx
      .selectFrom('contact_case')
      .select('number')
      .where('market', '=', market)
      .where('content_hash', '=', contentHash)
      .executeTakeFirstOrThrow();
    return known.number;
  });
}

function hashOf({ key, market }: CaseSender, input: CaseInput, now: Date): string {
  const window = Math.floor(now.getTime() / sameWithinMs);
  return createHash('sha256')
    .update(JSON.stringify([market, key, window, input]))
    .digest('base64url');
}
