import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answer, codeFor, complete, validate } from '../../test/linking.ts';
import { card, member } from '../../test/member.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
const now = new Date('2026-06-15T12:00:00Z');
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

describe('completing a profile', () => {
  const profile = {
    firstName: 'Ada',
    lastName: 'Driver',
    email: 'ada.driver@example.com',
    phoneNumber: '(901) 555-0134',
    postalCode: '38103',
  };
  const update = (shopper: Shopper, more: object) =>
    shopper.call('rewards.update', { body: { ...profile, ...more } });

  test('[API-059] [REWARD-045] links the card, with the code that its validation sent', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop, { last_name: null });
    await validate(shopper, rewardsId);
    const code = await codeFor(shop, rewardsId);
    const without = await update(shopper, { rewardsId });
    expect([without.status, without.key]).toEqual([422, 'error_answer_wrong']);
    const saved = await update(shopper, { rewardsId, oneTimeCode: code });
    expect(saved.body).toMatchObject({ acountsLinked: true, loyaltyAccount: { rewardsId } });
  });

  test('[API-059] [API-101] [REWARD-045] or with answers that were right before', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop, { last_name: null, asks_questions: true, phone: '9015550142' });
    await validate(shopper, rewardsId);
    const given = { oneTimeCode: await codeFor(shop, rewardsId), phoneLastFour: '0142', postalCode: '38103' };
    const right = await answer(shopper, rewardsId, given);
    expect(right.body).toEqual({ acountsLinked: false, profileUpdateRequired: true });
    expect((await update(shopper, { rewardsId })).body.acountsLinked).toBe(true);
  });

  test('[API-059] of two who complete it at once it keeps the profile of the one that it is linked to', async () => {
    const rewardsId = await card(shop, { last_name: null });
    const people = [await complete(shop), await complete(shop)];
    for (const [at, { shopper }] of people.entries()) {
      await validate(shopper, rewardsId);
      const sent = () => shop.mails.filter(({ to }) => to === `${rewardsId}@example.com`);
      await vi.waitFor(() => expect(sent()).toHaveLength(at + 1));
      await answer(shopper, rewardsId, { oneTimeCode: await codeFor(shop, rewardsId) });
    }
    const names = ['First', 'Second'];
    const answers = await Promise.all(
      people.map(({ shopper }, at) => update(shopper, { rewardsId, lastName: names[at] })),
    );
    const [won, lost] = answers.map(({ status }) => status).sort();
    expect(won).toBe(200);
    // A caller who comes a moment later finds a stranger's card, of which nothing is said.
    expect([404, 422]).toContain(lost);
    const { last_name } = await shop.database.db
      .selectFrom('loyalty_account')
      .select('last_name')
      .where('rewards_id', '=', rewardsId)
      .executeTakeFirstOrThrow();
    expect(last_name).toBe(names[answers.findIndex(({ status }) => status === 200)]);
  });

  test('[API-059] not by a look-up that is over, nor by a number that is none', async () => {
    const { shopper } = await complete(shop);
    const old = await update(shopper, { candidateToken: 'nothing' });
    expect([old.status, old.key]).toEqual([422, 'error_candidate_expired']);
    const none = await update(shopper, { rewardsId: '1' });
    expect([none.status, none.key]).toEqual([422, 'error_rewards_invalid']);
    const body = { candidateToken: 'nothing', answers: [{ questionId: 'oneTimeCode', answer: '1' }] };
    expect((await shopper.call('rewards.answerQuestions', { body })).key).toBe('error_candidate_expired');
  });

  test('[API-059] [REWARD-017] not after three wrong codes', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop, { last_name: null });
    await validate(shopper, rewardsId);
    const keys = [];
    for (let tries = 0; tries < 4; tries++)
      keys.push((await update(shopper, { rewardsId, oneTimeCode: 'x' })).key);
    expect(keys.slice(-2)).toEqual(['error_rewards_locked', 'error_rewards_locked']);
  });

  test('[API-059] nobody changes the card of another', async () => {
    const { shopper } = await complete(shop);
    const { rewardsId } = await member(shop);
    for (const more of [{ rewardsId }, {}]) {
      const refused = await update(shopper, more);
      expect([refused.status, refused.key]).toEqual([404, 'error_rewards_card_unknown']);
    }
    const unproven = await update(shopper, { rewardsId: await card(shop) });
    expect([unproven.status, unproven.key]).toEqual([410, 'error_otp_expired']);
  });

  test.each([
    ['firstName', 'A', 'error_rewards_profile_invalid'],
    ['lastName', 'R2D2', 'error_rewards_profile_invalid'],
    ['email', 'nobody', 'error_email_invalid'],
    ['phoneNumber', '123', 'error_rewards_profile_invalid'],
    ['postalCode', '1', 'error_rewards_profile_invalid'],
    ['birthday', '2026-02-30', 'error_rewards_profile_invalid'],
    ['birthday', '2999-01-01', 'error_rewards_profile_invalid'],
  ])('[API-059] %s %j is refused', async (field, value, key) => {
    const { shopper } = await member(shop);
    const refused = await update(shopper, { [field]: value });
    expect([refused.status, refused.key, JSON.parse(refused.text).errorDetails[0].field]).toEqual([
      422,
      key,
      field,
    ]);
  });

  test('[API-059] [ACCT-005] asks for the password of an account that was only remembered', async () => {
    const { shopper } = await member(shop, { autoLogin: true });
    const refused = await update(shopper, {});
    expect([refused.status, refused.key]).toEqual([401, 'error_sign_in_again']);
  });
});
