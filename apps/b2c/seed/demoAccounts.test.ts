import { afterAll, beforeAll, expect, test } from 'vitest';
import { markets } from '@driveline/markets';
import { readRewardsId } from '../src/rewards/rewardsId.ts';
import { openShop, type Shop } from '../test/shop.ts';
import { signedIn } from '../test/signedIn.ts';
import { seedDatabase } from './seedDatabase.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Signs in as a person of the demonstration, whose row may be there already. */
async function demo(market: string, role: string) {
  const { db } = shop.database;
  const id = `demo-${market}-${role}`;
  const { shopper, customerId } = await signedIn(shop, { market });
  await db.updateTable('session').set({ customer_id: id }).where('customer_id', '=', customerId).execute();
  const isThere = await db.selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst();
  if (!isThere) await db.updateTable('customer').set({ id }).where('id', '=', customerId).execute();
  return shopper;
}

test.each(markets.map(({ code }) => code))(
  '[PLUS-035] %s: a linked member has a balance, a history, a garage and warranties',
  async (market) => {
    const shopper = await demo(market, 'linked');
    const { loyaltyAccount, accounts } = await shopper.do('rewards.account');
    expect(loyaltyAccount?.rewardBalance).toBeGreaterThan(0);
    expect(loyaltyAccount?.expirationDate).toMatch(/^\d{4}-/);
    expect(accounts).toHaveLength(2);
    const rewardsCardNumber = loyaltyAccount?.rewardsCardNumber ?? '';
    expect(readRewardsId(rewardsCardNumber)).toBe(rewardsCardNumber);
    const { activities } = await shopper.do('rewards.activity', { params: { rewardsCardNumber } });
    expect(activities.length).toBeGreaterThanOrEqual(5);
    const { vehicles } = await shopper.do('vehicles.list');
    expect(vehicles).toHaveLength(2);
    const params = { vehicleId: vehicles[0]?.vehicleId ?? '' };
    const { intervals } = await shopper.do('garage.maintenance', { params });
    expect(intervals[0]).toMatchObject({ serviceType: 'engine-oil', status: 'overdue' });
    const { warranties } = await shopper.do('warranties.list');
    const states = warranties.flatMap(({ items }) => items.map(({ status }) => status));
    expect(new Set(states)).toEqual(new Set(['active', 'ended', 'voided']));
  },
);

test('[PLUS-035] a second start seeds none of it again', async () => {
  const count = async () =>
    (await shop.database.pool.query('select count(*)::int as n from loyalty_entry')).rows;
  const before = await count();
  expect(await seedDatabase(shop.database.pool)).toMatchObject({ seeded: false });
  expect(await count()).toEqual(before);
});

test('the sums of every card are those of its entries', async () => {
  const { rows } = await shop.database.pool.query(
    `select a.rewards_id from loyalty_account a left join loyalty_entry e on e.rewards_id = a.rewards_id
     group by a.rewards_id, a.credits, a.balance_minor
     having a.credits <> coalesce(sum(e.credits), 0) or a.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  );
  expect(rows).toEqual([]);
});
