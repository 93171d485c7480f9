import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTx } from '../db/tx.ts';
import { us } from '../../test/markets.ts';
import { card, earn, member } from '../../test/member.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { reverseCredits } from './earn.ts';
import { daysAfter } from './ledger.ts';

let shop: Shop;
let now = new Date('2026-06-15T12:00:00Z');
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

describe('activity', () => {
  const read = (shopper: Shopper, rewardsCardNumber: string, query = {}) =>
    shopper.call('rewards.activity', { params: { rewardsCardNumber }, query });

  test('[API-037] [REWARD-002] newest first, the last 90 days, by type, in the words of the market', async () => {
    const start = now;
    const { shopper, rewardsId, customerId } = await member(shop, { market: 'us', now });
    await earn(shop, { customerId, orderId: `act-${rewardsId}`, amountMinor: 205_00, now });
    now = daysAfter(start, 1);
    await withTx(shop.database.db, (tx) =>
      reverseCredits(tx, now, us, { orderId: `act-${rewardsId}`, keptMinor: 100_00, key: 'r' }),
    );
    const { activities } = (await read(shopper, rewardsId)).body;
    expect(activities).toMatchObject([
      expect.anything(),
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ]);
    expect(activities.map(({ date }) => date)).toEqual([
      '2026-06-16',
      '2026-06-16',
      '2026-06-15',
      '2026-06-15',
    ]);
    const purchases = (await read(shopper, rewardsId, { order_type: 'ONLINEORDER' })).body.activities;
    expect(purchases).toEqual([
      {
        date: '2026-06-15',
        orderType: 'ONLINEORDER',
        description: `Purchase ACT-${rewardsId}`,
        amount: 205,
        credits: 20,
      },
    ]);
    const returns = (await read(shopper, rewardsId, { order_type: 'RETURN' })).body.activities;
    expect(returns).toMatchObject([{ amount: -105, credits: -10 }]);
    const day = { fromDate: '2026-06-15', toDate: '2026-06-15' };
    expect((await read(shopper, rewardsId, day)).body.activities).toHaveLength(2);
    now = daysAfter(start, 100);
    const late = (await read(shopper, rewardsId)).body.activities;
    expect(late.every(({ date }) => date >= '2026-06-25')).toBe(true);
    now = start;
  });

  test('[API-037] a day belongs to the market’s calendar', async () => {
    const start = now;
    // Ten in the evening of June 15 in Chicago.
    now = new Date('2026-06-16T03:00:00Z');
    const { shopper, rewardsId, customerId } = await member(shop, { now });
    await earn(shop, { customerId, orderId: `night-${rewardsId}`, amountMinor: 10_00, now });
    const day = { fromDate: '2026-06-15', toDate: '2026-06-15' };
    expect((await read(shopper, rewardsId, day)).body.activities).toMatchObject([{ date: '2026-06-15' }]);
    now = start;
  });

  test('[API-037] what ran out is in it', async () => {
    const start = now;
    const { shopper, rewardsId } = await member(shop, { balanceMinor: 5_00, now });
    now = daysAfter(start, 95);
    const { activities } = (await read(shopper, rewardsId, { order_type: 'Adjustment' })).body;
    expect(activities[0]).toMatchObject({ description: 'Expired', amount: -5, credits: 0 });
    now = start;
  });

  test('[API-037] of another’s card is as unknown as of none', async () => {
    const { shopper } = await member(shop);
    const { rewardsId: foreign } = await member(shop);
    for (const id of [foreign, '123', await card(shop)]) {
      const refused = await read(shopper, id);
      expect([refused.status, refused.key]).toEqual([404, 'error_rewards_card_unknown']);
    }
  });

  test.each([
    [{ fromDate: '2026-06-16', toDate: '2026-06-15' }, 422],
    [{ fromDate: '2026-02-30' }, 422],
    [{ toDate: '2026-02-30' }, 422],
    [{ fromDate: 'yesterday' }, 400],
    [{ order_type: 'OTHER' }, 400],
  ])('[API-037] %j is refused', async (query, status) => {
    const { shopper, rewardsId } = await member(shop);
    expect((await read(shopper, rewardsId, query)).status).toBe(status);
  });
});
