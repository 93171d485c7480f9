import { createHash } from 'node:crypto';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import { waitFor } from '../http/limits.ts';
import type { CallContext } from '../http/route.ts';
import { enqueue } from '../mail/outbox.ts';
import { accountOf, loginKey } from './accounts.ts';
import type { Customer } from './customer.ts';
import { refuseWeakPassword } from './newPassword.ts';
import { endAccess } from './endAccess.ts';
import { hashPassword } from './password.ts';
import { shopOrigin } from './shopOrigin.ts';
import { forgiveTries, loginHash, ownBrowsersHash } from './tries.ts';

export const resetMinutes = 60;
export const resetHash = (code: string): string =>
  createHash('sha256').update(`reset:${code}`).digest('base64url');

/**
 * API-090: the same row goes into the outbox for a known and an unknown email, so neither answer nor time tells whether there
 * is such an account. More than a few mails an hour to one address are not sent.
 */
export async function askForReset(ctx: CallContext, email: string): Promise<void> {
  const { db, market, clock, services } = ctx;
  const wait = await waitFor(services.limiter, 'reset', 'login', loginHash(market.code, email));
  const customer = await accountOf(db, market.code, loginKey(email));
  const customerId = wait > 0 ? null : (customer?.id ?? null);
  const payload = { customerId, origin: shopOrigin(ctx) };
  await enqueue(db, clock.now(), {
    market: market.code,
    locale: market.locale,
    topic: 'password-reset',
    payload,
  });
  services.wakeOutbox();
}

/**
 * API-091: the code sets a password once, and proves the address that it was mailed to. Every other session and
 * remembered browser of the account ends, and what was tried wrong is forgiven. The call's own session stays, since
 * the user of the code is signed in with it, under a new id.
 * @throws B2cError error_password_weak, error_reset_expired (410)
 */
export async function setNewPassword(ctx: CallContext, code: string, password: string): Promise<Customer> {
  const { db, market, clock } = ctx;
  const now = clock.now();
  refuseWeakPassword(market, password, {});
  const account = await accountOfCode(ctx, code);
  if (!account) throw expired();
  refuseWeakPassword(market, password, account);
  const hash = await hashPassword(password);
  const customer = await withTx(db, async (tx) => {
    const id = await useCode(tx, market.code, code, now);
    if (!id) return undefined;
    const changed = await tx
      .updateTable('customer')
      .set((eb) => ({
        password_hash: hash,
        email_proven_at: now,
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await endAccess(tx, id, ctx.session.state?.idHash);
    await forgiveTries(tx, market.code, [
      ...loginHashesOf(market.code, changed),
      ownBrowsersHash(market.code, id),
    ]);
    const payload = { customerId: id, letter: 'passwordChanged' };
    await enqueue(tx, now, { market: market.code, locale: market.locale, topic: 'account-letter', payload });
    return changed;
  });
  if (!customer) throw expired();
  ctx.services.wakeOutbox();
  return customer;
}

/**
 * API-091: whether the mailed link still leads anywhere, before a new password is thought of.
 * @throws B2cError error_reset_expired (410)
 */
export async function checkReset(ctx: CallContext, code: string): Promise<null> {
  if (!(await accountOfCode(ctx, code))) throw expired();
  return null;
}

const expired = () => new B2cError('error_reset_expired', { status: 410 });

/** A guess costs no hashing. */
const accountOfCode = ({ db, market, clock }: CallContext, code: string) =>
  db
    .selectFrom('password_reset')
    .innerJoin('customer', 'customer.id', 'password_reset.customer_id')
    .select(['customer.email', 'customer.first_name as firstName', 'customer.last_name as lastName'])
    .where('code_hash', '=', resetHash(code))
    .where('password_reset.market', '=', market.code)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();

/** Of two uses at once one deletes the row. */
async function useCode(tx: Executor, market: string, code: string, now: Date): Promise<string | undefined> {
  const used = await tx
    .deleteFrom('password_reset')
    .where('code_hash', '=', resetHash(code))
    .where('market', '=', market)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  return used?.customer_id;
}

export const loginHashesOf = (market: string, { email, username }: Customer): string[] =>
  [email, username].flatMap((login) => (login ? [loginHash(market, login)] : []));
