import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heldClock } from '../../clock/clock.ts';
import { commitBody, lookingAgain, readyBuyer } from '../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../seed/stockedPart.ts';
import { giftCardRow, issueGiftCard } from '../../../test/giftCard.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import { numberHash } from './giftCardSecrets.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock: heldClock('2026-03-03T18:00:00Z') });
});
afterAll(() => shop.close());

describe('a card whose time is over when money comes back to it', () => {
  /** Pays an order with the whole card, on which `left` stays, and lets the card expire. */
  async function spentAndExpired(left: number) {
    const ready = await readyBuyer(shop, await stockedPart(shop, { skip: skip++ }));
    const number = await issueGiftCard(shop, 5_00, { expiresAt: '2026-03-04' });
    await ready.shopper.do('checkout.addPayment', {
      body: { paymentMethod: 'giftCard', cardNumber: number, pin: '1234' },
    });
    const { orderId = '' } = await ready.shopper.do('checkout.commit', commitBody(await lookingAgain(ready)));
    await change(number, { balance_minor: left, expires_at: new Date('2026-03-03T17:00:00Z') });
    return { number, orderId, shopper: ready.shopper };
  }
  const change = (number: string, set: object) =>
    shop.database.db
      .updateTable('gift_card')
      .set(set)
      .where('number_hash', '=', numberHash('us', number))
      .execute();

  test('[PLUS-024] the refund can be spent for a year, what was left stays lost', async () => {
    const { number, orderId, shopper } = await spentAndExpired(2_00);
    await shopper.do('orders.cancel', { body: { orderId, reason: 'changed-mind' } });
    expect(await giftCardRow(shop, number)).toMatchObject({
      balance_minor: 5_00,
      held_minor: 0,
      expires_at: new Date('2027-03-03T18:00:00Z'),
    });
    expect(
      (await shopper.do('giftCards.balance', { body: { cardNumber: number, pin: '1234' } })).balance,
    ).toBe(5);
    const { id } = await giftCardRow(shop, number);
    const entries = await shop.database.db
      .selectFrom('gift_card_entry')
      .select(['kind', 'amount_minor'])
      .where('gift_card_id', '=', id)
      .orderBy('at')
      .orderBy('kind')
      .execute();
    expect(entries.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`).toSorted()).toEqual([
      'EXPIRE 200',
      'HOLD 500',
      'REFUND 500',
      'SPEND 500',
    ]);
  });

  test('[PLUS-024] one that lives longer keeps its day', async () => {
    const { number, orderId, shopper } = await spentAndExpired(0);
    await change(number, { expires_at: new Date('2030-01-01T00:00:00Z') });
    await shopper.do('orders.cancel', { body: { orderId, reason: 'changed-mind' } });
    expect(await giftCardRow(shop, number)).toMatchObject({
      balance_minor: 5_00,
      expires_at: new Date('2030-01-01T00:00:00Z'),
    });
  });
});
