import { randomInt, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '../src/db/schema.ts';
import { withTx } from '../src/db/tx.ts';
import { lockCard } from '../src/rewards/cardStore.ts';
import { creditsForOrder } from '../src/rewards/earn.ts';
import { endAfter } from '../src/rewards/ledger.ts';
import { nameKey } from '../src/rewards/nameKey.ts';
import { post } from '../src/rewards/post.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { us } from './markets.ts';
import { programOf } from '../src/rewards/program.ts';
import { newRewardsId } from '../src/rewards/rewardsId.ts';
import type { Shop } from './shop.ts';
import { signedIn, type SignedIn, type SignedInOptions } from './signedIn.ts';

/** A card of its own that nobody has linked. @returns its number */
export async function card(
  { database }: Shop,
  more: Partial<Insertable<DB['loyalty_account']>> = {},
  now = new Date(),
): Promise<string> {
  const id = more.rewards_id ?? newRewardsId();
  const market = more.market ?? 'us';
  const last = more.last_name === undefined ? `Member${letters()}` : more.last_name;
  await database.db
    .insertInto('loyalty_account')
    .values({
      rewards_id: id,
      market,
      first_name: 'Ada',
      last_name: last,
      name_key: nameKey(last ?? ''),
      email: `${id}@example.com`,
      phone: `901555${String(randomInt(10_000)).padStart(4, '0')}`,
      postal_code: '38103',
      terms_version: programOf(shippedMarkets.marketByCode(market)).termsVersion,
      joined_at: now,
      ...more,
    })
    .execute();
  return id;
}

const letters = () => [...randomUUID().replace(/[^a-f]/g, '')].slice(0, 6).join('');

/** The credits of an order that its customer placed online. */
export const earn = (
  { database }: Shop,
  order: { customerId: string; orderId: string; amountMinor: number; now: Date },
) =>
  withTx(database.db, (tx) =>
    creditsForOrder(tx, order.now, us, {
      ...order,
      reference: order.orderId.toUpperCase(),
      orderType: 'ONLINEORDER',
    }),
  );

/** Puts money on a card, for 90 days, as a correction of the shop's staff would. */
export const grant = ({ database }: Shop, rewardsId: string, amountMinor: number, now = new Date()) =>
  withTx(database.db, async (tx) =>
    post(tx, now, programOf(us), await lockCard(tx, rewardsId), randomUUID(), [
      {
        kind: 'ADJUSTMENT',
        key: `grant:${randomUUID()}`,
        credits: 0,
        amountMinor,
        expiresAt: endAfter(programOf(us), now, 90),
        orderType: 'Adjustment',
      },
    ]),
  );

/** A signed-in shopper with a complete account and a linked card. */
export async function member(
  shop: Shop,
  {
    balanceMinor = 0,
    now = new Date(),
    ...options
  }: SignedInOptions & { balanceMinor?: number; now?: Date } = {},
): Promise<SignedIn & { rewardsId: string }> {
  const customer = { phone: '9015550134', user_type: '7' as const, ...options.customer };
  const person = await signedIn(shop, { ...options, customer });
  const market = options.market ?? 'us';
  const link = { customer_id: person.customerId, is_primary: true, linked_at: now };
  const rewardsId = await card(shop, { market, ...link }, now);
  if (balanceMinor > 0) await grant(shop, rewardsId, balanceMinor, now);
  return { ...person, rewardsId };
}
