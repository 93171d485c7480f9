import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '../src/db/schema.ts';
import { sessionHash } from '../src/session/session.ts';
import type { Shop, Shopper } from './shop.ts';

export interface SignedIn {
  readonly shopper: Shopper;
  readonly customerId: string;
}

export interface SignedInOptions {
  readonly market?: string;
  /** A shopper who has a cart already; a new one otherwise. */
  readonly shopper?: Shopper;
  /** Known by a remembered cookie alone (ACCT-005). */
  readonly autoLogin?: boolean;
  /** When, for a shop whose clock is held; the database's now by default. */
  readonly at?: Date;
  readonly customer?: Partial<Insertable<DB['customer']>>;
}

/** A shopper with an account and an active session, without the way through the sign-in call. */
export async function signedIn(shop: Shop, options: SignedInOptions = {}): Promise<SignedIn> {
  const { market = 'us', shopper = shop.shopper(market), autoLogin = false, at } = options;
  const { db } = shop.database;
  const id = options.customer?.id ?? randomUUID();
  await db
    .insertInto('customer')
    .values({
      id,
      market,
      email: `${id}@example.com`,
      first_name: 'Ada',
      last_name: 'Driver',
      ...options.customer,
    })
    // One who is there already: a person of the demonstration, or a second visit.
    .onConflict((clash) => clash.column('id').doNothing())
    .execute();
  const sessionId = shopper.cookies.get('sessionId') ?? newSessionId();
  shopper.cookies.set('sessionId', sessionId);
  const row = {
    id_hash: sessionHash(sessionId, market),
    market,
    customer_id: id,
    auto_login: autoLogin,
    ...(at && { created_at: at, last_seen_at: at, signed_in_at: at }),
  };
  await db
    .insertInto('session')
    .values(row)
    .onConflict((clash) => clash.column('id_hash').doUpdateSet({ customer_id: id, auto_login: autoLogin }))
    .execute();
  return { shopper, customerId: id };
}

const newSessionId = () => (randomUUID() + randomUUID()).replaceAll('-', '').slice(0, 43);
