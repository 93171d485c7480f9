import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTx, type Executor } from '../db/tx.ts';
import { us } from '../../test/markets.ts';
import { card, grant, member } from '../../test/member.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { readCard } from './cardStore.ts';
import { creditsForOrder, reverseCredits } from './earn.ts';
import { daysAfter } from './ledger.ts';
import { loyaltyAccountOf } from './loyaltyAccountOf.ts';
import { programOf } from './program.ts';
import { giveBack, redeem } from './redeem.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const now = new Date('2026-06-01T12:00:00Z');
const program = programOf(us);
const inTx = <T>(work: (tx: Executor) => Promise<T>) => withTx(shop.database.db, work);

/** The card's sums; they must be those of its entries. */
async function holding(rewardsId: string) {
  const { db } = shop.database;
  const found = await readCard(db, 'us', rewardsId);
  const { credits, amount } = await db
    .selectFrom('loyalty_entry')
    .select((eb) => [
      eb.fn.sum<string>('credits').as('credits'),
      eb.fn.sum<string>('amount_minor').as('amount'),
    ])
    .where('rewards_id', '=', found?.rewards_id ?? '')
    .executeTakeFirstOrThrow();
  expect([found?.credits, found?.balance_minor]).toEqual([Number(credits), Number(amount)]);
  return { credits: found?.credits, balanceMinor: found?.balance_minor };
}

const order = (customerId: string | null, amountMinor: number, orderId: string = randomUUID()) => ({
  orderId,
  customerId,
  reference: 'ABC123',
  orderType: 'ONLINEORDER',
  amountMinor,
});

describe('credits', () => {
  test('an order earns once, however often it is said', async () => {
    const { customerId, rewardsId } = await member(shop);
    const bought = order(customerId, 72_99);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => inTx((tx) => creditsForOrder(tx, now, us, bought))),
    );
    expect(new Set(answers)).toEqual(new Set([7]));
    expect(await holding(rewardsId)).toEqual({ credits: 7, balanceMinor: 0 });
  });

  test('a full set becomes a reward, and a refund takes it back', async () => {
    const { customerId, rewardsId } = await member(shop);
    const bought = order(customerId, 250_00);
    await inTx((tx) => creditsForOrder(tx, now, us, bought));
    expect(await holding(rewardsId)).toEqual({ credits: 5, balanceMinor: 10_00 });
    const refund = { orderId: bought.orderId, keptMinor: 100_00, key: 'r1' };
    expect(await inTx((tx) => reverseCredits(tx, now, us, refund))).toBe(15);
    expect(await inTx((tx) => reverseCredits(tx, now, us, refund))).toBe(0);
    expect(await holding(rewardsId)).toEqual({ credits: 10, balanceMinor: 0 });
    await inTx((tx) => reverseCredits(tx, now, us, { ...refund, keptMinor: 0, key: 'r2' }));
    expect(await holding(rewardsId)).toEqual({ credits: 0, balanceMinor: 0 });
  });

  test('a reward that is spent before the refund leaves a debt of credits, not of money', async () => {
    const { customerId, rewardsId } = await member(shop);
    const bought = order(customerId, 200_00);
    await inTx((tx) => creditsForOrder(tx, now, us, bought));
    await inTx((tx) => redeem(tx, now, program, customerId, 8_00, randomUUID()));
    await inTx((tx) => reverseCredits(tx, now, us, { orderId: bought.orderId, keptMinor: 0, key: 'all' }));
    expect(await holding(rewardsId)).toEqual({ credits: -20, balanceMinor: 2_00 });
    await inTx((tx) => creditsForOrder(tx, now, us, order(customerId, 250_00)));
    expect(await holding(rewardsId)).toEqual({ credits: 5, balanceMinor: 2_00 });
  });

  test('neither a guest nor an account without a card earns', async () => {
    const { customerId } = await signedIn(shop);
    for (const who of [null, customerId]) {
      expect(await inTx((tx) => creditsForOrder(tx, now, us, order(who, 500_00)))).toBe(0);
    }
  });
});

describe('spending', () => {
  test('[PLUS-021] 40 payments at once take what is there and no more', async () => {
    const { customerId, rewardsId } = await member(shop, { balanceMinor: 25_00, now });
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        inTx((tx) => redeem(tx, now, program, customerId, 4_00, `${customerId}-${index}`)),
      ),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(answers.length - refused.length).toBe(6);
    expect(new Set(refused.map(({ reason }) => reason.key))).toEqual(new Set(['error_rewards_balance']));
    expect(await holding(rewardsId)).toEqual({ credits: 0, balanceMinor: 1_00 });
  });

  test('[PLUS-021] one key pays once, in parallel too', async () => {
    const { customerId, rewardsId } = await member(shop, { balanceMinor: 25_00, now });
    await Promise.all(
      Array.from({ length: 10 }, () =>
        inTx((tx) => redeem(tx, now, program, customerId, 5_00, `same-${customerId}`)),
      ),
    );
    expect(await holding(rewardsId)).toEqual({ credits: 0, balanceMinor: 20_00 });
    await expect(
      inTx((tx) => redeem(tx, now, program, customerId, 6_00, `same-${customerId}`)),
    ).rejects.toThrow('another amount');
  });

  test('a transaction that fails takes nothing', async () => {
    const { customerId, rewardsId } = await member(shop, { balanceMinor: 25_00, now });
    const fails = inTx(async (tx) => {
      await redeem(tx, now, program, customerId, 5_00, 'lost');
      throw new Error('the order failed');
    });
    await expect(fails).rejects.toThrow('the order failed');
    expect(await holding(rewardsId)).toEqual({ credits: 0, balanceMinor: 25_00 });
  });

  test('what is given back is what was paid, in parts, each once', async () => {
    const { customerId, rewardsId } = await member(shop, { balanceMinor: 25_00, now });
    const key = `paid-${customerId}`;
    await inTx((tx) => redeem(tx, now, program, customerId, 20_00, key));
    const part = { key, reason: 'line-1', amountMinor: 5_00 };
    expect(await inTx((tx) => giveBack(tx, now, program, part))).toBe(5_00);
    expect(await inTx((tx) => giveBack(tx, now, program, part))).toBe(0);
    expect(await inTx((tx) => giveBack(tx, now, program, { key, reason: 'rest' }))).toBe(15_00);
    expect(await inTx((tx) => giveBack(tx, now, program, { key, reason: 'more', amountMinor: 1 }))).toBe(0);
    expect(await holding(rewardsId)).toEqual({ credits: 0, balanceMinor: 25_00 });
    expect(await inTx((tx) => giveBack(tx, now, program, { key: 'never-paid', reason: 'x' }))).toBe(0);
  });

  test('nobody pays with the rewards of another, or without a card', async () => {
    const { customerId } = await signedIn(shop);
    const other = await card(shop);
    await grant(shop, other, 10_00, now);
    const tried = inTx((tx) => redeem(tx, now, program, customerId, 1_00, 'foreign'));
    await expect(tried).rejects.toMatchObject({ key: 'error_rewards_balance' });
  });
});

test('[REWARD-001] rewards run out on their day, no matter who looks first', async () => {
  const { customerId, rewardsId } = await member(shop, { balanceMinor: 12_34, now });
  const market = { ...us, timeZone: 'America/Chicago' };
  const at = (instant: string) =>
    loyaltyAccountOf({ db: shop.database.db, market, clock: { now: () => new Date(instant) } }, customerId);
  // The last minute of the day that is named, where it ends last.
  const before = await at('2026-08-31T09:59:00Z');
  expect(before.loyaltyAccount).toMatchObject({ rewardBalance: 12.34, expirationDate: '2026-08-30' });
  await expect(
    inTx((tx) => redeem(tx, daysAfter(now, 91), program, customerId, 1_00, 'late')),
  ).rejects.toMatchObject({
    key: 'error_rewards_balance',
  });
  const answers = await Promise.all(['10:00', '10:01', '12:00'].map((time) => at(`2026-08-31T${time}:00Z`)));
  for (const { loyaltyAccount } of answers)
    expect(loyaltyAccount).toMatchObject({ rewardBalance: 0, expirationDate: null });
  expect(await holding(rewardsId)).toEqual({ credits: 0, balanceMinor: 0 });
});
