import { createHash } from 'node:crypto';
import type { CallContext } from '../http/route.ts';
import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';

/** A shipping membership that holds now: next-day and regular delivery cost nothing. */
export interface Membership {
  readonly id: string;
  readonly name: string;
}

/** What a cart remembers of it. */
export interface CartDelivery {
  readonly membershipId: string;
  /** The shopper chose it for the deliveries of this cart. */
  readonly isChosen: boolean;
}

const hashOf = (market: string, token: string): string =>
  createHash('sha256').update(`${market}:${token}`).digest('base64url');

/**
 * Tokens cannot be guessed at will, whichever call takes one.
 * @throws B2cError error_too_many_requests (429)
 */
export async function membershipByToken(
  { db, market, clock, limit }: Pick<CallContext, 'db' | 'market' | 'clock' | 'limit'>,
  token: string,
): Promise<Membership | undefined> {
  await limit('membership');
  const [row] = await hotSql<Membership>(
    db,
    'membership-by-token',
    'select id, name from shipping_membership where token_hash = $1 and market = $2 and ends_at > $3',
    [hashOf(market.code, token.trim()), market.code, clock.now()],
  );
  return row;
}

/** The membership of a cart, unless it ended meanwhile. */
export async function membershipOfCart(
  db: Executor,
  market: string,
  now: Date,
  delivery: CartDelivery | null,
): Promise<(Membership & { readonly isChosen: boolean }) | null> {
  if (!delivery) return null;
  const [row] = await hotSql<Membership>(
    db,
    'membership-of-cart',
    'select id, name from shipping_membership where id = $1 and market = $2 and ends_at > $3',
    [delivery.membershipId, market, now],
  );
  return row ? { ...row, isChosen: delivery.isChosen } : null;
}
