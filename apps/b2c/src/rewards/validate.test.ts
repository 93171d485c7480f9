import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TextMessage } from '../ports/texter.ts';
import { answer, codeFor, complete, newestMail, validate } from '../../test/linking.ts';
import { card, member } from '../../test/member.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { newRewardsId } from './rewardsId.ts';

let shop: Shop;
const texts: TextMessage[] = [];
const texter = { send: (message: TextMessage) => Promise.resolve(void texts.push(message)) };
const now = new Date('2026-06-15T12:00:00Z');
beforeAll(async () => {
  shop = await openShop({ texter, clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

describe('what a validation finds', () => {
  test('[API-035] [REWARD-011] a number that nobody has, and one that another has linked, lack the profile', async () => {
    const { shopper } = await complete(shop);
    const { rewardsId } = await member(shop);
    const foreign = await card(shop, { market: 'mx' });
    for (const id of [newRewardsId(), rewardsId, foreign]) {
      expect((await validate(shopper, id)).body).toEqual({
        azProfileInfo: null,
        profileUpdateRequired: false,
        acountsLinked: false,
        validateQuestionsRequired: false,
        questions: [],
        codeSentTo: null,
      });
    }
  });

  test('[API-035] [REWARD-008] [REWARD-011] the account’s own card is linked', async () => {
    const { shopper, rewardsId } = await member(shop);
    const { body } = await validate(shopper, ` ${rewardsId.slice(0, 4)}-${rewardsId.slice(4)} `);
    expect(body).toMatchObject({ acountsLinked: true, azProfileInfo: { rewardsId } });
  });

  test('[API-035] [REWARD-009] [REWARD-011] questions where the card asks for them', async () => {
    const { shopper } = await complete(shop);
    const { body } = await validate(shopper, await card(shop, { asks_questions: true }));
    expect(body).toMatchObject({
      validateQuestionsRequired: true,
      questions: ['oneTimeCode', 'lastName', 'phoneLastFour', 'postalCode'],
    });
  });

  test('[API-035] [REWARD-010] [REWARD-011] a profile that lacks something has to be completed', async () => {
    const { shopper } = await complete(shop);
    const { body } = await validate(shopper, await card(shop, { last_name: null, postal_code: null }));
    expect(body).toMatchObject({ profileUpdateRequired: true, missingFields: ['lastName', 'postalCode'] });
  });

  test('[API-035] [REWARD-017] else the code alone, which goes to the address on file', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop);
    const { body, text } = await validate(shopper, rewardsId);
    expect(body).toMatchObject({
      acountsLinked: false,
      questions: ['oneTimeCode'],
      codeSentTo: '8•••@e•••.com',
    });
    expect(text).not.toContain(rewardsId);
    expect(await codeFor(shop, rewardsId)).toMatch(/^\d{6}$/);
  });

  test('[API-035] [REWARD-019] no card’s number', async () => {
    const { shopper } = await complete(shop);
    for (const wrong of ['', '123', '812345678901', 'x'.repeat(12)]) {
      const refused = await validate(shopper, wrong);
      expect([refused.status, refused.key]).toEqual([422, 'error_rewards_invalid']);
      expect(refused.text).toContain('Invalid Id. Please try again.');
    }
  });

  test.each([
    ['phone', { phone: null }],
    ['name', { last_name: ' ' }],
  ])('[API-035] [REWARD-020] [CONST-057] code 1089 for an account without %s', async (_what, lacking) => {
    const { shopper } = await complete(shop, lacking);
    const refused = await validate(shopper, await card(shop));
    expect([refused.status, refused.key]).toEqual([422, 'error_account_incomplete']);
    expect(JSON.parse(refused.text).errorDetails[0].errorCode).toBe('1089');
  });

  test('[API-035] [REWARD-017] a card with only a phone gets its code as a text message', async () => {
    const { shopper } = await complete(shop);
    const rewardsId = await card(shop, { email: null, phone: '9015550188' });
    expect((await validate(shopper, rewardsId)).body.codeSentTo).toBe('••••88');
    const { text } = await vi.waitFor(
      () => texts.find(({ phone }) => phone === '9015550188') ?? Promise.reject(new Error('no text')),
      { timeout: 10_000 },
    );
    const right = await answer(shopper, rewardsId, { oneTimeCode: /\b\d{6}\b/.exec(text)?.[0] ?? '' });
    expect(right.body).toEqual({ acountsLinked: false, profileUpdateRequired: true });
    const profile = { firstName: 'Ada', lastName: 'Driver', email: 'ada.driver@example.com' };
    const body = { ...profile, phoneNumber: '(901) 555-0188', postalCode: '38103', rewardsId };
    expect((await shopper.do('rewards.update', { body })).acountsLinked).toBe(true);
  });

  test('[API-035] a card without address and phone on file goes to the staff, a guest to the sign-in', async () => {
    const { shopper } = await complete(shop);
    const refused = await validate(shopper, await card(shop, { email: null, phone: null }));
    expect([refused.status, refused.key]).toEqual([422, 'error_rewards_no_contact']);
    const guest = await validate(shop.shopper(), await card(shop));
    expect([guest.status, guest.key]).toEqual([401, 'error_not_signed_in']);
  });

  test('[API-100] whether a number can be linked', async () => {
    const { shopper } = await complete(shop);
    const verify = (rewardsId: string) => shopper.call('rewards.verifyId', { body: { rewardsId } });
    expect((await verify(await card(shop))).body).toEqual({ valid: true });
    expect((await verify((await member(shop)).rewardsId)).body).toEqual({ valid: false });
    const refused = await verify('123');
    expect([refused.status, refused.key]).toEqual([422, 'error_rewards_invalid']);
  });
});

test('[API-099] a card is mailed to the address on file and nowhere else; the answer is the same', async () => {
  const { shopper } = await complete(shop);
  const rewardsId = await card(shop);
  const send = (id: string, email: string) =>
    shopper.call('rewards.sendCard', { body: { rewardsId: id, email } });
  for (const [id, email] of [
    [rewardsId, 'thief@example.com'],
    ['123', 'thief@example.com'],
    [rewardsId, `${rewardsId}@EXAMPLE.com`],
  ] as const) {
    expect((await send(id, email)).status).toBe(204);
  }
  expect((await newestMail(shop, `${rewardsId}@example.com`, /rewards ID/)).text).toContain(rewardsId);
  expect(shop.mails.some(({ to }) => to === 'thief@example.com')).toBe(false);
  const refused = await send(rewardsId, 'nobody');
  expect([refused.status, refused.key]).toEqual([422, 'error_email_invalid']);
});
