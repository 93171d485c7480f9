import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { us } from '../../test/markets.ts';
import { identitySettings } from '../ops/identitySettings.ts';
import { keyRing } from '../ops/keyRing.ts';
import { registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';
import { giftCardStart, openGiftCardShop } from '../../test/giftCardShop.ts';
import { issueGiftCard } from './issueGiftCard.ts';
import { recoverPurchases } from './recoverPurchases.ts';

let at: Awaited<ReturnType<typeof openGiftCardShop>>;
beforeAll(async () => {
  at = await openGiftCardShop();
});
afterAll(() => at.shop.close());

const issuing = () => ({
  db: at.database.db,
  clock: at.clock,
  market: us,
  identity: identitySettings(keyRing('a secret of the server')),
});

describe('once', () => {
  test('[CART-055] the same payment again answers the same, with one charge and one mail', async () => {
    const recipientEmail = 'once@example.com';
    const { shopper, purchaseId } = await at.opened({ recipientEmail });
    const token = await at.tokenOf(purchaseId);
    const answers = await Promise.all([1, 2, 3].map(() => at.pay(shopper, purchaseId, token)));
    answers.push(await at.pay(shopper, purchaseId, token));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await at.chargesOf(purchaseId)).toHaveLength(1);
    await expect.poll(() => at.mailTo(recipientEmail).length).toBe(1);
  });

  test.each(['authorize', 'capture'] as const)(
    '[CART-055] a lost answer to %s charges once, and the next call goes on',
    async (name) => {
      const { shopper, purchaseId } = await at.opened({ recipientEmail: `${name}@example.com` });
      const token = await at.tokenOf(purchaseId);
      at.lose(name);
      const first = await at.pay(shopper, purchaseId, token);
      expect([first.status, first.key]).toEqual([422, 'error_payment_processor']);
      const waiting = await shopper.do('giftCards.read', { params: { purchaseId } });
      expect(waiting.status).toBe('pending');
      expect((await at.pay(shopper, purchaseId, token)).status).toBe(200);
      expect(await at.chargesOf(purchaseId)).toEqual([
        { status: 'captured', captured_minor: 50_00, refunded_minor: 0 },
      ]);
    },
  );

  test('[CART-055] another card after a lost answer finds the first one charged, and is not', async () => {
    const { shopper, purchaseId } = await at.opened();
    at.lose('capture');
    await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId));
    expect((await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId))).status).toBe(200);
    expect(await at.chargesOf(purchaseId)).toEqual([
      { status: 'captured', captured_minor: 50_00, refunded_minor: 0 },
    ]);
  });

  test('[CART-055] a guest who signs in on the way pays what was begun', async () => {
    const { email } = await registered(at.shop);
    const { shopper, purchaseId } = await at.opened();
    await shopper.do('identity.login', { body: { username: email, password: goodPassword } });
    expect((await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId))).status).toBe(200);
  });

  test('[CART-055] what a killed process left behind becomes a gift card', async () => {
    const recipientEmail = 'killed@example.com';
    const { shopper, purchaseId } = await at.opened({ recipientEmail });
    at.lose('capture');
    await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId));
    at.clock.set(new Date('2026-03-03T18:10:00Z'));
    await Promise.all([recoverPurchases(at.services()), recoverPurchases(at.services())]);
    expect((await at.rowOf(purchaseId)).status).toBe('PAID');
    await at.sendDue();
    await expect.poll(() => at.mailTo(recipientEmail).length).toBe(1);
    expect(await at.entriesOf(purchaseId)).toHaveLength(1);
    at.clock.set(new Date(giftCardStart));
  });

  test('[CART-055] a call that waits too long for another one is told so', { timeout: 40_000 }, async () => {
    const { shopper, purchaseId } = await at.opened();
    await at.database.db
      .updateTable('gift_card_purchase')
      .set({ status: 'STARTED', lease_until: new Date('2026-03-04T00:00:00Z') })
      .where('id', '=', purchaseId)
      .execute();
    const answer = await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId));
    expect([answer.status, answer.key]).toEqual([503, 'error_commit_running']);
  });

  test('[CART-055] a try that reached no gateway is given up, and nothing is charged', async () => {
    const { shopper, purchaseId } = await at.opened();
    const payment = { token: 'tok_x', method: 'visa', returnUrl: '', shopOrigin: '', mailOrigin: '' };
    await at.database.db
      .updateTable('gift_card_purchase')
      .set({ status: 'STARTED', payment: JSON.stringify(payment) })
      .where('id', '=', purchaseId)
      .execute();
    at.clock.set(new Date('2026-03-03T18:10:00Z'));
    await recoverPurchases(at.services());
    at.clock.set(new Date(giftCardStart));
    expect(await at.rowOf(purchaseId)).toMatchObject({ status: 'OPEN', attempt: 1, payment: null });
    expect((await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId))).status).toBe(200);
  });

  test('[CART-055] a mail that is written again, or twice at once, says the same, and the money is there once', async () => {
    const { shopper, purchaseId } = await at.bought({ deliverOn: '2026-06-01' });
    const issue = () => issueGiftCard(issuing(), purchaseId);
    const both = await Promise.all([issue(), issue()]);
    const last = await issue();
    for (const { number, pin } of both.map((each) => each!))
      expect({ number, pin }).toEqual({ number: last?.number, pin: last?.pin });
    expect(await at.entriesOf(purchaseId)).toEqual([{ kind: 'ISSUE', amount_minor: 50_00 }]);
    const body = { cardNumber: last?.number ?? '', pin: last?.pin ?? '' };
    expect((await shopper.do('giftCards.balance', { body })).balance).toBe(50);
  });

  test('[CART-055] an unpaid purchase issues nothing', async () => {
    const { purchaseId } = await at.opened();
    expect(await issueGiftCard(issuing(), purchaseId)).toBeUndefined();
  });
});
