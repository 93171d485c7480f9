import { hashPin, numberHash } from '../src/payments/accounts/giftCardSecrets.ts';
import type { Shop } from './shop.ts';

export interface Issued {
  readonly method?: 'giftCard' | 'merchandiseCard';
  readonly market?: string;
  readonly currency?: string;
  readonly status?: 'BLOCKED';
  readonly expiresAt?: string;
}

let issued = 0;

/** A card of the test's own. @returns its number; the PIN is 1234 */
export async function issueGiftCard(shop: Shop, balanceMinor: number, more: Issued = {}): Promise<string> {
  const { method = 'giftCard', market = 'us', currency = 'USD', status, expiresAt } = more;
  const number = String(7_000_000_000_000_000 + ++issued);
  await shop.database.db
    .insertInto('gift_card')
    .values({
      id: `card-${issued}`,
      market,
      method,
      number_hash: numberHash(market, number),
      last_four: number.slice(-4),
      pin_hash: await hashPin('1234'),
      currency,
      balance_minor: balanceMinor,
      ...(status ? { status } : {}),
      expires_at: expiresAt ?? null,
    })
    .execute();
  return number;
}

export const giftCardRow = (shop: Shop, number: string, market = 'us') =>
  shop.database.db
    .selectFrom('gift_card')
    .selectAll()
    .where('number_hash', '=', numberHash(market, number))
    .executeTakeFirstOrThrow();
