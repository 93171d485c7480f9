import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, codeFor, complete, validate } from '../../test/linking.ts';
import { card, member } from '../../test/member.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let now = new Date('2026-06-15T12:00:00Z');
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');
const userType = async (id: string) =>
  (await shop.database.db.selectFrom('customer').select('user_type').where('id', '=', id).executeTakeFirst())
    ?.user_type;

describe('proving a card', () => {
  test('[API-101] [REWARD-017] the code links it, once, and the account is of type 7', async () => {
    const { shopper, customerId } = await complete(shop);
    const rewardsId = await card(shop);
    await validate(shopper, rewardsId);
    const right = await answer(shopper, rewardsId, { oneTimeCode: await codeFor(shop, rewardsId) });
    expect(right.body).toEqual({ acountsLinked: true, profileUpdateRequired: false });
    expect(await userType(customerId)).toBe('7');
    expect((await shopper.do('rewards.account')).loyaltyAccount?.rewardsId).toBe(rewardsId);
    const { shopper: second } = await complete(shop);
    expect((await validate(second, rewardsId)).body.azProfileInfo).toBeNull();
  });

  test('[REWARD-017] the facts of a look-up without the code link nothing', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop, {
      asks_questions: true,
      last_name: 'Plain',
      name_key: 'plain',
      phone: '9015550199',
    });
    await validate(shopper, rewardsId);
    const code = await codeFor(shop, rewardsId);
    const facts = { lastName: 'Plain', phoneLastFour: '0199', postalCode: '38103' };
    expect((await answer(shopper, rewardsId, facts)).key).toBe('error_answer_wrong');
    expect((await answer(shopper, rewardsId, { oneTimeCode: code })).key).toBe('error_answer_wrong');
    const all = await answer(shopper, rewardsId, {
      ...facts,
      oneTimeCode: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(all.body.acountsLinked).toBe(true);
  });

  test('[API-101] [REWARD-017] three wrong tries end with the staff, the right code too late', async () => {
    const { shopper, customerId } = await complete(shop);
    const rewardsId = await card(shop);
    await validate(shopper, rewardsId);
    const code = await codeFor(shop, rewardsId);
    const wrong = { oneTimeCode: otherCode(code) };
    const keys = [];
    for (let index = 0; index < 3; index++) keys.push((await answer(shopper, rewardsId, wrong)).key);
    expect(keys).toEqual(['error_answer_wrong', 'error_answer_wrong', 'error_rewards_locked']);
    expect((await answer(shopper, rewardsId, { oneTimeCode: code })).key).toBe('error_rewards_locked');
    expect((await validate(shopper, rewardsId)).key).toBe('error_rewards_locked');
    expect(await userType(customerId)).toBe('4');
    const start = now;
    now = new Date(start.getTime() + 25 * 3_600_000);
    expect((await validate(shopper, rewardsId)).status).toBe(200);
    now = start;
  });

  test('[REWARD-017] forty guesses at once are three', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop);
    await validate(shopper, rewardsId);
    const wrong = { oneTimeCode: otherCode(await codeFor(shop, rewardsId)) };
    const answers = await Promise.all(Array.from({ length: 40 }, () => answer(shopper, rewardsId, wrong)));
    expect(answers.filter(({ key }) => key === 'error_answer_wrong')).toHaveLength(2);
    const { tries } = await shop.database.db
      .selectFrom('loyalty_link')
      .select('tries')
      .where('rewards_id', '=', rewardsId)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(3);
  });

  test('[REWARD-017] a new code does not give new tries, nor do many accounts', async () => {
    const rewardsId = await card(shop);
    for (let account = 0; account < 4; account++) {
      const { shopper } = await complete(shop);
      await validate(shopper, rewardsId);
      await answer(shopper, rewardsId, { oneTimeCode: 'x' });
      await validate(shopper, rewardsId);
      await answer(shopper, rewardsId, { oneTimeCode: 'x' });
      expect((await answer(shopper, rewardsId, { oneTimeCode: 'x' })).key).toBe('error_rewards_locked');
    }
    const { shopper } = await complete(shop);
    expect((await validate(shopper, rewardsId)).key).toBe('error_rewards_locked');
  });

  test('[API-101] a code ends after ten minutes; without one there is nothing to answer', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop);
    const early = await answer(shopper, rewardsId, { oneTimeCode: '000000' });
    expect([early.status, early.key]).toEqual([410, 'error_otp_expired']);
    await validate(shopper, rewardsId);
    const code = await codeFor(shop, rewardsId);
    const start = now;
    now = new Date(start.getTime() + 10 * 60_000 + 1);
    const late = await answer(shopper, rewardsId, { oneTimeCode: code });
    expect([late.status, late.key]).toEqual([410, 'error_otp_expired']);
    now = start;
  });

  test('[API-101] a code is of no use to another account', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop);
    await validate(shopper, rewardsId);
    const code = await codeFor(shop, rewardsId);
    const { shopper: other } = await complete(shop);
    expect((await answer(other, rewardsId, { oneTimeCode: code })).key).toBe('error_otp_expired');
    const { rewardsId: foreign } = await member(shop);
    expect((await answer(other, foreign, { oneTimeCode: code })).key).toBe('error_rewards_invalid');
  });

  test('[REWARD-017] of two accounts that both know the code’s mailbox one gets the card', async () => {
    const rewardsId = await card(shop);
    const people = [await complete(shop), await complete(shop)];
    const codes: string[] = [];
    for (const { shopper } of people) {
      await validate(shopper, rewardsId);
      await expect
        .poll(() => shop.mails.filter(({ to }) => to === `${rewardsId}@example.com`).length)
        .toBe(codes.length + 1);
      codes.push(await codeFor(shop, rewardsId));
    }
    const answers = await Promise.all(
      people.map(({ shopper }, index) => answer(shopper, rewardsId, { oneTimeCode: codes[index] ?? '' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.status).toBe(422);
  });
});
