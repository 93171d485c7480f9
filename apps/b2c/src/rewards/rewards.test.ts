import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTx } from '../db/tx.ts';
import { us } from '../../test/markets.ts';
import { card, member } from '../../test/member.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { answerAlert, promptAlert } from './alerts.ts';
import { loyaltyAccountOf } from './loyaltyAccountOf.ts';
import { insertCard, joinRewards } from './join.ts';
import { newRewardsId, readRewardsId } from './rewardsId.ts';

let shop: Shop;
const now = new Date('2026-06-15T12:00:00Z');
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

describe('the account', () => {
  test('[API-058] without a card, with one, and for nobody', async () => {
    const { shopper } = await signedIn(shop);
    expect(await shopper.do('rewards.account')).toMatchObject({ loyaltyAccount: null, accounts: [] });
    const { shopper: holder, rewardsId } = await member(shop, { balanceMinor: 12_50, now });
    const { loyaltyAccount, accounts } = await holder.do('rewards.account');
    expect(loyaltyAccount).toEqual({
      rewardsId,
      rewardsCardNumber: rewardsId,
      rewardBalance: 12.5,
      credits: 0,
      creditsToNext: 20,
      expirationDate: '2026-09-13',
      joinedOn: '2026-06-15',
    });
    expect(accounts).toEqual([loyaltyAccount]);
    const guest = await shop.shopper().call('rewards.account');
    expect([guest.status, guest.key]).toEqual([401, 'error_not_signed_in']);
  });
});

describe('joining', () => {
  const person = {
    firstName: 'Ada',
    lastName: 'Driver',
    email: 'join@example.com',
    phoneNumber: '(901) 555-0166',
    postalCode: '38103-1234',
    birthday: '1990-02-28',
    acceptsTerms: true,
  };
  const join = (shopper: Shopper, more = {}) =>
    shopper.call('rewards.signUp', { body: { ...person, ...more } });

  test('[API-059] a market without a program says so to a profile that is right', async () => {
    const { customerId } = await signedIn(shop);
    const without = { ...us, terms: { ...us.terms, rewards: 'none' as const } };
    const joined = withTx(shop.database.db, (tx) => joinRewards(tx, now, without, customerId, person));
    await expect(joined).rejects.toMatchObject({
      key: 'error_rewards_card_unknown',
      options: { status: 404 },
    });
  });

  test('[API-059] gives a card with its own number, and the rules are accepted', async () => {
    const { shopper, customerId } = await signedIn(shop);
    const { body } = await join(shopper, { email: 'first@example.com' });
    expect(readRewardsId(body.loyaltyAccount.rewardsId)).toBe(body.loyaltyAccount.rewardsId);
    const row = await shop.database.db
      .selectFrom('customer')
      .select('user_type')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    expect(row.user_type).toBe('7');
    const { loyaltyAccountAlerts } = await loyaltyAccountOf(
      { db: shop.database.db, market: us, clock: { now: () => now } },
      customerId,
    );
    expect(loyaltyAccountAlerts).toEqual([{ alertType: 'TC', status: 'ACKNOWLEDGED' }]);
  });

  test('[API-059] once, however often it is sent', async () => {
    const { shopper } = await signedIn(shop);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => join(shopper, { email: 'often@example.com' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ status, key }) => `${status} ${key}`)),
    ).toEqual(new Set(['409 error_rewards_exists']));
    expect((await shopper.do('rewards.account')).accounts).toHaveLength(1);
  });

  test('[API-059] a member who is not linked yet is told to link', async () => {
    await card(shop, { email: 'Old@example.com', last_name: 'Driver', name_key: 'driver' });
    const { shopper } = await signedIn(shop);
    const known = await join(shopper, { email: 'old@example.com', phoneNumber: '9015550999' });
    expect([known.status, known.key]).toEqual([409, 'error_rewards_exists']);
    const stranger = await join(shopper, {
      email: 'old@example.com',
      phoneNumber: '9015550999',
      lastName: 'Other',
    });
    expect(stranger.status).toBe(200);
  });

  test.each([
    [{ acceptsTerms: false }, 'error_rewards_terms'],
    [{ email: 'x' }, 'error_email_invalid'],
    [{ firstName: '' }, 'error_rewards_profile_invalid'],
  ])('[API-059] %j is refused', async (more, key) => {
    const { shopper } = await signedIn(shop);
    const refused = await join(shopper, more);
    expect([refused.status, refused.key]).toEqual([422, key]);
    expect((await shopper.do('rewards.account')).loyaltyAccount).toBeNull();
  });
});

describe('prompts', () => {
  const alerts = async (customerId: string) =>
    (await loyaltyAccountOf({ db: shop.database.db, market: us, clock: { now: () => now } }, customerId))
      .loyaltyAccountAlerts;

  test('[API-036] [REWARD-025] [REWARD-026] changed rules prompt until they are accepted', async () => {
    const { shopper, customerId, rewardsId } = await member(shop);
    await shop.database.db
      .updateTable('loyalty_account')
      .set({ terms_version: '2020-01' })
      .where('rewards_id', '=', rewardsId)
      .execute();
    expect(await alerts(customerId)).toEqual([{ alertType: 'TC', status: 'PROMPT' }]);
    expect((await shopper.call('rewards.dismissAlert', { body: { alertType: 'TC' } })).status).toBe(204);
    expect(await alerts(customerId)).toEqual([{ alertType: 'TC', status: 'PROMPT' }]);
    for (let count = 0; count < 2; count++) {
      expect((await shopper.call('rewards.acknowledgeAlert', { body: { alertType: 'TC' } })).status).toBe(
        204,
      );
    }
    expect(await alerts(customerId)).toEqual([{ alertType: 'TC', status: 'ACKNOWLEDGED' }]);
  });

  test('without a program there are no rules to accept, and nothing fails', async () => {
    const { customerId } = await member(shop);
    const { db } = shop.database;
    const without = { ...us, terms: { ...us.terms, rewards: 'none' as const } };
    const before = await alerts(customerId);
    await answerAlert(db, now, without, customerId, 'TC', 'ACKNOWLEDGED');
    expect(await alerts(customerId)).toEqual(before);
  });

  test('[API-051] [REWARD-003] the offer prompt is closed, and stays closed', async () => {
    const { shopper, customerId } = await signedIn(shop);
    const { db } = shop.database;
    const prompt = { market: 'us', customerId, alertType: 'OP' };
    await promptAlert(db, now, prompt);
    expect(await alerts(customerId)).toEqual([{ alertType: 'OP', status: 'PROMPT' }]);
    expect((await shopper.call('rewards.dismissAlert', { body: { alertType: 'OP' } })).status).toBe(204);
    await promptAlert(db, now, prompt);
    expect(await alerts(customerId)).toEqual([{ alertType: 'OP', status: 'DISMISSED' }]);
    expect((await shopper.call('rewards.acknowledgeAlert', { body: { alertType: 'NONE' } })).status).toBe(
      204,
    );
    for (const call of ['rewards.acknowledgeAlert', 'rewards.dismissAlert'] as const) {
      const guest = await shop.shopper().call(call, { body: { alertType: 'OP' } });
      expect([guest.status, guest.key]).toEqual([401, 'error_not_signed_in']);
    }
  });
});

test('[API-059] a new card whose number is taken gets another', async () => {
  const { rewardsId } = await member(shop);
  const free = newRewardsId();
  const numbers = [rewardsId, rewardsId, free];
  const now = new Date();
  const card = { market: 'us', joined_at: now, updated_at: now };
  const made = await insertCard(shop.database.db, card as never, () => numbers.shift() ?? '');
  expect(made.rewards_id).toBe(free);
  const taken = insertCard(shop.database.db, card as never, () => rewardsId);
  await expect(taken).rejects.toThrow(/were taken/);
});
