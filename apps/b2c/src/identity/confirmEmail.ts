import { createHash } from 'node:crypto';
import { withTx, type Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';
import type { CallContext } from '../http/route.ts';
import { requireCustomer, type Customer } from './customer.ts';

/** A welcome is read when there is time for it. */
export const confirmDays = 7;
export const confirmHash = (code: string): string =>
  createHash('sha256').update(`confirm:${code}`).digest('base64url');

/**
 * Proves the account's address by the code of a link that was mailed there. Only who is signed in to that very account
 * proves it: anybody opens an account with any address, and its holder who follows the link would hand over their
 * orders (decision 55). A proven one stays so: said again, it changes nothing.
 * @returns the account with its proven address
 * @throws B2cError error_not_signed_in (401), error_confirmation_expired (410) for a code that is old, used, made up or
 *   another account's
 */
export async function confirmEmail(ctx: CallContext, code: string): Promise<Customer> {
  const { id } = await requireCustomer(ctx);
  const now = ctx.clock.now();
  const proven = await withTx(ctx.db, (tx) => prove(tx, now, { market: ctx.market.code, id, code }));
  if (!proven) throw new B2cError('error_confirmation_expired', { status: 410 });
  return proven;
}

/** The account is held first: a new address ends its links, and none proves an address that it did not go to. */
async function prove(
  tx: Executor,
  now: Date,
  { market, id, code }: { readonly market: string; readonly id: string; readonly code: string },
): Promise<Customer | undefined> {
  const customer = await tx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (customer.email_proven_at) return customer;
  const used = await tx
    .deleteFrom('email_confirmation')
    .where('code_hash', '=', confirmHash(code))
    .where('customer_id', '=', id)
    .where('market', '=', market)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  if (!used) return undefined;
  return tx
    .updateTable('customer')
    .set({ email_proven_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
