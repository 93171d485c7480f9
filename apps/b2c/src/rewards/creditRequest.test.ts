import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '../../test/member.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';

let shop: Shop;
const now = new Date('2026-06-15T12:00:00Z');
beforeAll(async () => {
  shop = await openShop({ clock: { now: () => now }, limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

describe('credit of a receipt', () => {
  let number = 0;
  const receipt = async (amount_minor = 64_90, sold_on = '2026-06-01') => {
    const receipt_number = `R${++number}`;
    await shop.database.db
      .insertInto('store_receipt')
      .values({ market: 'us', store_number: '4002', receipt_number, sold_on, amount_minor })
      .execute();
    return { storeNumber: '4002', date: sold_on, receiptNumber: receipt_number, amount: amount_minor / 100 };
  };
  const ask = (shopper: Shopper, body: object) => shopper.call('rewards.requestCredit', { body });

  test('[API-059] gives its credits, with a reference', async () => {
    const { shopper } = await member(shop);
    const body = await receipt();
    const answer = await ask(shopper, { ...body, receiptNumber: ` r-${number} ` });
    expect(answer.body).toMatchObject({
      reference: `R${number}`,
      credits: 6,
      loyaltyAccount: { credits: 6 },
    });
  });

  test('[API-059] once, no matter who asks, also at once', async () => {
    const people = [await member(shop), await member(shop), await member(shop)];
    const body = await receipt();
    const answers = await Promise.all([...people, ...people].map(({ shopper }) => ask(shopper, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, key }) => `${status} ${key}`))).toEqual(
      new Set(['409 error_credit_claimed']),
    );
  });

  test('[API-059] whatever is wrong, the receipt is unknown', async () => {
    const { shopper } = await member(shop);
    const body = await receipt();
    for (const wrong of [
      { storeNumber: '4003' },
      { date: '2026-06-02' },
      { receiptNumber: 'NONE' },
      { amount: 64.91 },
    ]) {
      const refused = await ask(shopper, { ...body, ...wrong });
      expect([refused.status, refused.key]).toEqual([422, 'error_credit_unknown_receipt']);
      expect(JSON.parse(refused.text).errorDetails[0].field).toBe('receiptNumber');
    }
  });

  test.each(['2026-03-16', '2026-06-16', '2026-02-30'])('[API-059] the date %s is refused', async (date) => {
    const { shopper } = await member(shop);
    const refused = await ask(shopper, { ...(await receipt()), date });
    expect([refused.status, refused.key]).toEqual([422, 'error_credit_date']);
  });

  test('[API-059] needs a card', async () => {
    const { shopper } = await signedIn(shop);
    const refused = await ask(shopper, await receipt());
    expect([refused.status, refused.key]).toEqual([404, 'error_rewards_card_unknown']);
  });
});
