import type { Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { CallContext } from '../http/route.ts';
import { B2cError } from '../http/errors.ts';

/** An account as the database holds it. */
export type Customer = Selectable<DB['customer']>;

/** Who is signed in, actively or by a remembered cookie; undefined for a guest. */
export const customerIdOf = ({ session }: Pick<CallContext, 'session'>): string | undefined =>
  session.state?.customerId ?? undefined;

/** An account of the market by its id. */
export const readCustomer = async (
  { db, market }: Pick<CallContext, 'db' | 'market'>,
  id: string | undefined,
): Promise<Customer | undefined> =>
  id === undefined
    ? undefined
    : db
        .selectFrom('customer')
        .selectAll()
        .where('id', '=', id)
        .where('market', '=', market.code)
        .executeTakeFirst();

/**
 * The account of the call's session, also of one that was only remembered.
 * @throws B2cError error_not_signed_in (401)
 */
export async function requireCustomer({
  db,
  market,
  session,
}: Pick<CallContext, 'db' | 'market' | 'session'>): Promise<Customer> {
  const customer = await readCustomer({ db, market }, customerIdOf({ session }));
  if (!customer) throw new B2cError('error_not_signed_in', { status: 401 });
  return customer;
}

/**
 * Signed in by nothing but a remembered cookie: known, yet the person at the browser has shown no password.
 * What a row's `asksPassword` names is not done for them (ACCT-005).
 */
export const isRemembered = ({ state }: CallContext['session']): boolean =>
  Boolean(state?.customerId && state.autoLogin);

export const passwordNeeded = () => new B2cError('error_sign_in_again', { status: 401 });
