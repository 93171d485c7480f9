import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Executor } from '../db/tx.ts';
import type { CallContext } from '../http/route.ts';

const cookieName = 'rememberMe';
/** A page asks several things at once, all with the token from before. */
const graceMs = 60_000;

type Call = Pick<CallContext, 'db' | 'market' | 'cookies' | 'clock' | 'services'>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

function sentToken({ cookies }: Call): { id: string; token: string } | undefined {
  const parts = /^([\w-]{36})\.([\w-]{43})$/.exec(cookies.get(cookieName) ?? '');
  return parts ? { id: parts[1] ?? '', token: parts[2] ?? '' } : undefined;
}

export const mayBeRemembered = (call: Call): boolean => sentToken(call) !== undefined;

/** Hands the browser a token that knows the customer again (ACCT-005). */
export async function rememberBrowser(call: Call, customerId: string): Promise<void> {
  const { db, market, clock } = call;
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db
    .insertInto('remembered_browser')
    .values({
      id,
      market: market.code,
      customer_id: customerId,
      token_hash: hashOf(token),
      rotated_at: now,
      expires_at: new Date(now.getTime() + lifeMs(call)),
    })
    .execute();
  write(call, id, token);
}

/**
 * Whom the browser's token stands for. It changes with each use; one that comes back after it was changed was
 * stolen or copied, and ends the whole line.
 */
export async function recognise(call: Call): Promise<string | undefined> {
  const sent = sentToken(call);
  if (!sent) return undefined;
  const { db, market, clock, cookies } = call;
  const now = clock.now();
  const next = randomBytes(32).toString('base64url');
  const rotated = await db
    .updateTable('remembered_browser')
    .set((eb) => ({ token_hash: hashOf(next), former_hash: eb.ref('token_hash'), rotated_at: now }))
    .where('id', '=', sent.id)
    .where('market', '=', market.code)
    .where('token_hash', '=', hashOf(sent.token))
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  if (rotated) {
    write(call, sent.id, next);
    return rotated.customer_id;
  }
  const row = await db
    .selectFrom('remembered_browser')
    .select(['customer_id', 'former_hash', 'rotated_at'])
    .where('id', '=', sent.id)
    .where('market', '=', market.code)
    // One that ran out is no theft.
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const isFormer = row?.former_hash === hashOf(sent.token);
  if (row && isFormer && now.getTime() - new Date(row.rotated_at).getTime() <= graceMs)
    return row.customer_id;
  if (row) await endLine(db, sent.id, row.customer_id);
  cookies.clear(cookieName);
  return undefined;
}

export async function forgetBrowser(call: Call): Promise<void> {
  const sent = sentToken(call);
  if (sent) {
    await call.db
      .deleteFrom('remembered_browser')
      .where('id', '=', sent.id)
      .where('market', '=', call.market.code)
      .where((eb) =>
        eb.or([eb('token_hash', '=', hashOf(sent.token)), eb('former_hash', '=', hashOf(sent.token))]),
      )
      .execute();
  }
  call.cookies.clear(cookieName);
}

/** A copied token may have opened sessions: they go with it. */
async function endLine(db: Executor, id: string, customerId: string): Promise<void> {
  await db.deleteFrom('remembered_browser').where('id', '=', id).execute();
  await db
    .deleteFrom('session')
    .where('customer_id', '=', customerId)
    .where('auto_login', '=', true)
    .execute();
}

const lifeMs = ({ services }: Call): number => services.identity.longestMs.remembered;

function write(call: Call, id: string, token: string): void {
  const maxAge = Math.floor(lifeMs(call) / 1000);
  call.cookies.set(cookieName, `${id}.${token}`, { httpOnly: true, maxAge });
}
