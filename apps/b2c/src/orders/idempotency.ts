import { createHash } from 'node:crypto';
import type { Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';

/** One key of one session; another session's key is another key. */
export interface IdempotencyKey {
  readonly scope: string;
  readonly key: string;
}

const lifeMs = 7 * 24 * 3_600_000;

export const hashOf = (...parts: readonly (string | number | undefined)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Writes the key down before anything else happens.
 * @returns the order that this key has placed already, or undefined to go on
 * @throws B2cError error_idempotency_reused (409) when the key was sent with other contents
 */
export async function claimKey(
  db: Executor,
  now: Date,
  { scope, key }: IdempotencyKey,
  market: string,
  requestHash: string,
): Promise<string | undefined> {
  await db
    .insertInto('idempotency')
    .values({
      scope,
      key,
      market,
      request_hash: requestHash,
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .onConflict((clash) => clash.columns(['scope', 'key']).doNothing())
    .execute();
  const row = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.request_hash !== requestHash)
    throw new B2cError('error_idempotency_reused', { status: 409 });
  return (row?.response as { orderId?: string } | null | undefined)?.orderId;
}

/** From now on the key answers with this order. */
export async function settleKey(
  db: Executor,
  { scope, key }: IdempotencyKey,
  orderId: string,
): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status: 200, response: JSON.stringify({ orderId }) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

/** Nothing was bought, so the shopper may try again with the same key. */
export async function freeKey(db: Executor, { scope, key }: IdempotencyKey): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}
