import { timingSafeEqual } from 'node:crypto';
import type { OtpDestination } from '@driveline/api/contract';
import { hotSql } from '../db/hotSql.ts';
import { withTx } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import { countedLimits, waitFor } from '../http/limits.ts';
import type { CallContext } from '../http/route.ts';
import { enqueue } from '../mail/outbox.ts';
import { keyedHashes, type KeyRing } from '../ops/keyRing.ts';
import type { Customer } from './customer.ts';
import { destinationsOf } from './otpDestinations.ts';
import { loginHash } from './tries.ts';

/** ACCT-019 */
export const codeMinutes = 10;
const { most: triesPerCode } = countedLimits['otp-verify'];
const resendSeconds = 30;
/** Time to choose where the code goes. */
const choiceMinutes = 20;

/** The first is the one to keep; any of them is right. */
export const codeHashes = (keys: KeyRing, sessionIdHash: string, code: string) =>
  keyedHashes(keys, `code:${sessionIdHash}:${code}`);

/**
 * Begins a sign-in by code in this session; one for a name that nobody has runs the same course and never ends
 * well.
 * @returns where a code can go, masked
 */
export async function beginChallenge(
  ctx: CallContext,
  customer: Customer | undefined,
  asked: { readonly login: string; readonly remembers: boolean },
): Promise<OtpDestination[]> {
  const { db, market, session, clock, services } = ctx;
  const { idHash } = await session.ensure();
  const row = {
    customer_id: customer?.id ?? null,
    login_hash: loginHash(market.code, asked.login),
    remembers: asked.remembers,
    channel: null,
    code_hash: null,
    tries: 0,
    sent_at: null,
    expires_at: minutesAfter(clock.now(), choiceMinutes),
  };
  await db
    .insertInto('sign_in_challenge')
    .values({ session_id_hash: idHash, market: market.code, ...row })
    .onConflict((clash) => clash.column('session_id_hash').doUpdateSet(row))
    .execute();
  return destinationsOf(services.identity.keys, market, asked.login, customer);
}

/**
 * Sends the code; the one before it is void.
 * @throws B2cError error_otp_expired (410), error_otp_destination, error_too_many_requests (429) within 30 s
 */
export async function sendCode(
  ctx: CallContext,
  channel: 'email' | 'text',
  destinationId: string,
): Promise<void> {
  const { db, market, session, clock, services } = ctx;
  const now = clock.now();
  const idHash = session.state?.idHash ?? '';
  if (destinationId !== channel) throw new B2cError('error_otp_destination', { field: 'destinationId' });
  const open = await db
    .selectFrom('sign_in_challenge')
    .select(['login_hash', 'sent_at'])
    .where('session_id_hash', '=', idHash)
    .where('market', '=', market.code)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!open) throw new B2cError('error_otp_expired', { status: 410 });
  const waited = open.sent_at ? (now.getTime() - new Date(open.sent_at).getTime()) / 1000 : resendSeconds;
  const wait =
    waited < resendSeconds
      ? Math.ceil(resendSeconds - waited)
      : await waitFor(services.limiter, 'otp', 'login', open.login_hash);
  if (wait > 0) throw new B2cError('error_too_many_requests', { status: 429, retryAfter: wait });
  await withTx(db, async (tx) => {
    const sent = await tx
      .updateTable('sign_in_challenge')
      .set({ channel, code_hash: null, tries: 0, sent_at: now, expires_at: minutesAfter(now, codeMinutes) })
      .where('session_id_hash', '=', idHash)
      // Of two that ask at once the second has to wait like any other.
      .where((eb) =>
        eb.or([eb('sent_at', 'is', null), eb('sent_at', '<=', secondsBefore(now, resendSeconds))]),
      )
      .returning('session_id_hash')
      .executeTakeFirst();
    if (!sent) throw new B2cError('error_too_many_requests', { status: 429, retryAfter: resendSeconds });
    await enqueue(tx, now, {
      market: market.code,
      locale: market.locale,
      topic: 'one-time-code',
      payload: { sessionIdHash: idHash },
    });
  });
  services.wakeOutbox();
}

/**
 * Takes the code, once. Each try is counted before it is compared, so that many at once are not many chances. One that
 * was mailed proves the account's address.
 * @throws B2cError error_otp_invalid, error_otp_expired (410) after 10 minutes or five tries
 */
export async function takeCode(
  ctx: CallContext,
  code: string,
): Promise<{ customerId: string; remembers: boolean }> {
  const { db, market, session, clock, services } = ctx;
  const idHash = session.state?.idHash ?? '';
  const [row] = await hotSql<{
    customer_id: string | null;
    code_hash: string | null;
    tries: number;
    remembers: boolean;
    channel: 'email' | 'text' | null;
  }>(
    db,
    'sign-in-code',
    `update sign_in_challenge set tries = tries + 1
     where session_id_hash = $1 and market = $2 and expires_at > $3 and sent_at is not null and tries < $4
     returning customer_id, code_hash, tries, remembers, channel`,
    [idHash, market.code, clock.now(), triesPerCode],
  );
  if (!row) throw new B2cError('error_otp_expired', { status: 410 });
  const isRight = codeHashes(services.identity.keys, idHash, code.replace(/\s/g, ''))
    .map((hash) => {
      const given = Buffer.from(hash);
      const expected = Buffer.from(row.code_hash ?? ''.padEnd(given.length, '-'));
      return given.length === expected.length && timingSafeEqual(given, expected);
    })
    .includes(true);
  const used = isRight && (await useUp(ctx, idHash, row));
  if (!used || !row.customer_id) throw new B2cError('error_otp_invalid', { field: 'code' });
  return { customerId: row.customer_id, remembers: row.remembers };
}

interface Taken {
  readonly customer_id: string | null;
  readonly code_hash: string | null;
  readonly channel: 'email' | 'text' | null;
}

/** The account is held first: a new address ends its codes, and none of them proves an address that it did not go to. */
function useUp(
  { db, clock }: CallContext,
  idHash: string,
  { customer_id, code_hash, channel }: Taken,
): Promise<boolean> {
  return withTx(db, async (tx) => {
    await tx.selectFrom('customer').select('id').where('id', '=', customer_id).forUpdate().execute();
    const gone = await tx
      .deleteFrom('sign_in_challenge')
      .where('session_id_hash', '=', idHash)
      .where('code_hash', '=', code_hash)
      .returning('session_id_hash')
      .executeTakeFirst();
    if (gone && channel === 'email') {
      await tx
        .updateTable('customer')
        .set({ email_proven_at: clock.now() })
        .where('id', '=', customer_id)
        .execute();
    }
    return gone !== undefined;
  });
}

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
