import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTx } from '../db/tx.ts';
import { us } from '../../test/markets.ts';
import { card, earn, grant, member } from '../../test/member.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { reverseCredits } from './earn.ts';

let shop: Shop;
const now = new Date('2026-06-15T12:00:00Z');
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

describe('merging', () => {
  const two = async () => {
    const person = await member(shop, { balanceMinor: 7_00, now });
    const second = await card(shop, { customer_id: person.customerId, linked_at: now });
    await grant(shop, second, 5_00, now);
    return { ...person, second };
  };
  const merge = (shopper: Shopper, rewardsIds: string[], keep: string) =>
    shopper.call('rewards.merge', { body: { rewardsIds, keep } });

  test('[API-059] [REWARD-046] moves balance and activity to the card that is kept, once under concurrency', async () => {
    const { shopper, rewardsId, second, customerId } = await two();
    await earn(shop, { customerId, orderId: `merge-${rewardsId}`, amountMinor: 150_00, now });
    expect((await shopper.do('rewards.account')).accounts).toHaveLength(2);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => merge(shopper, [rewardsId, second], second)),
    );
    for (const { status, body } of answers) {
      expect([status, body.loyaltyAccount]).toMatchObject([
        200,
        { rewardsId: second, rewardBalance: 12, credits: 15, expirationDate: '2026-09-13' },
      ]);
    }
    const { accounts } = await shopper.do('rewards.account');
    expect(accounts.map((each) => each.rewardsId)).toEqual([second]);
    const { activities } = await shopper.do('rewards.activity', { params: { rewardsCardNumber: second } });
    expect(activities.map(({ orderType }) => orderType).sort()).toEqual([
      'Adjustment',
      'Adjustment',
      'ONLINEORDER',
    ]);
    const sum = await shop.database.db
      .selectFrom('loyalty_entry')
      .select((eb) => eb.fn.sum<string>('amount_minor').as('sum'))
      .where('rewards_id', 'in', [rewardsId, second])
      .executeTakeFirstOrThrow();
    expect(Number(sum.sum)).toBe(12_00);
  });

  test('[REWARD-046] a refund after it reaches the card that is kept', async () => {
    const { shopper, rewardsId, second, customerId } = await two();
    const orderId = `refund-${rewardsId}`;
    await earn(shop, { customerId, orderId, amountMinor: 150_00, now });
    await merge(shopper, [rewardsId, second], second);
    await withTx(shop.database.db, (tx) =>
      reverseCredits(tx, now, us, { orderId, keptMinor: 0, key: 'all' }),
    );
    expect((await shopper.do('rewards.account')).loyaltyAccount).toMatchObject({
      rewardsId: second,
      credits: 0,
    });
    await earn(shop, { customerId, orderId: `later-${rewardsId}`, amountMinor: 30_00, now });
    expect((await shopper.do('rewards.account')).loyaltyAccount?.credits).toBe(3);
  });

  test('[API-059] takes the caller’s own cards alone, and two of them', async () => {
    const { shopper, rewardsId } = await two();
    const foreign = await member(shop, { balanceMinor: 9_00, now });
    for (const other of [foreign.rewardsId, await card(shop), '123']) {
      const refused = await merge(shopper, [rewardsId, other], rewardsId);
      expect([refused.status, refused.key]).toEqual([404, 'error_rewards_card_unknown']);
    }
    const alone = await merge(shopper, [rewardsId, rewardsId], rewardsId);
    expect([alone.status, alone.key]).toEqual([422, 'error_rewards_merge']);
    expect((await foreign.shopper.do('rewards.account')).loyaltyAccount?.rewardBalance).toBe(9);
    const remembered = await member(shop, { autoLogin: true });
    expect((await merge(remembered.shopper, [rewardsId], remembered.rewardsId)).key).toBe(
      'error_sign_in_again',
    );
  });

  test('[API-059] a card that was merged away is not kept', async () => {
    const { shopper, rewardsId, second } = await two();
    await merge(shopper, [rewardsId, second], second);
    const refused = await merge(shopper, [rewardsId, second], rewardsId);
    expect([refused.status, refused.key]).toEqual([422, 'error_rewards_merge']);
  });
});
