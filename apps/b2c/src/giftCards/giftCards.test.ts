import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryRateLimiter } from '../http/rateLimit.ts';
import { robotToken } from '../payments/captcha.ts';
import { giftCardOrder } from '../../conformance/client/acquire.ts';
import { cards, undecidedBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { giftCardStart, openGiftCardShop } from '../../test/giftCardShop.ts';
import { signedIn } from '../../test/signedIn.ts';

let at: Awaited<ReturnType<typeof openGiftCardShop>>;
beforeAll(async () => {
  at = await openGiftCardShop();
});
afterAll(() => at.shop.close());

describe('buying', () => {
  test('[CART-055] a card is charged at once, and the recipient gets a gift card that pays', async () => {
    const recipientEmail = 'first@example.com';
    const { shopper, purchaseId, orderId } = await at.bought({ recipientEmail, message: 'Enjoy\nthe ride' });
    expect(await at.chargesOf(purchaseId)).toEqual([
      { status: 'captured', captured_minor: 50_00, refunded_minor: 0 },
    ]);
    await expect.poll(() => at.mailTo(recipientEmail).length).toBe(1);
    const [mail] = at.mailTo(recipientEmail);
    expect(mail?.subject).toBe('Ana sent you a gift card');
    expect(mail?.text).toContain('Ana wrote: “Enjoy the ride”');
    const balance = 'http://us.localhost:3000/giftCard/cardBalance';
    expect(mail?.text).toContain(`Check your balance: ${balance}`);
    expect(mail?.html).toMatch(new RegExp(`<a href="${balance}"[^>]*>Check your balance</a>`));
    const secrets = at.secretsOf(mail?.text ?? '');
    expect(await shopper.do('giftCards.balance', { body: secrets })).toEqual({
      balance: 50,
      currency: 'USD',
    });
    expect(await at.entriesOf(purchaseId)).toEqual([{ kind: 'ISSUE', amount_minor: 50_00 }]);
    const buyer = await undecidedBuyer(at.shop, await stockedPart(at.shop, { onHand: 5 }));
    const paid = await buyer.shopper.do('checkout.addPayment', {
      body: { paymentMethod: 'giftCard', ...secrets },
    });
    expect(paid.giftCardList[0]).toMatchObject({ balance: 50, lastFour: secrets.cardNumber.slice(-4) });
    const receipt = at.shop.mails.find(({ subject }) => subject.includes(orderId));
    expect(receipt?.to).toBe(giftCardOrder.senderEmail);
    expect(receipt?.text).toContain('$50.00');
    expect(receipt?.text).not.toContain(secrets.cardNumber);
  });

  test('[CART-055] no mail links a host that is not the shop’s, whatever the buyer sends', async () => {
    const recipientEmail = 'host@example.com';
    const { shopper, purchaseId } = await at.opened({ recipientEmail });
    const answer = await shopper.fetch(`/ecomm/b2c/v1/giftCard/purchase/${purchaseId}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      body: JSON.stringify({ token: await at.tokenOf(purchaseId) }),
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => at.mailTo(recipientEmail).length).toBe(1);
    expect(at.mailTo(recipientEmail)[0]?.text).not.toContain('evil.example');
  });

  test('[CART-055] number and PIN are only in the mail', async () => {
    const recipientEmail = 'secret@example.com';
    await at.bought({ recipientEmail });
    await expect.poll(() => at.mailTo(recipientEmail).length).toBe(1);
    const { cardNumber, pin } = at.secretsOf(at.mailTo(recipientEmail)[0]?.text ?? '');
    const digits = cardNumber.replaceAll(' ', '');
    expect(digits).toMatch(/^\d{16}$/);
    for (const table of ['gift_card', 'gift_card_entry', 'gift_card_purchase', 'outbox'] as const) {
      const rows = JSON.stringify(await at.database.db.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(digits);
      expect(rows).not.toContain(`"${pin}"`);
    }
  });

  test('[CART-055] the page shows what was ordered, with masked addresses, to its own session only', async () => {
    const { shopper, purchaseId, orderId } = await at.bought({ recipientEmail: 'masked@example.com' });
    const read = { params: { purchaseId } };
    expect(await shopper.do('giftCards.read', read)).toEqual({
      purchaseId,
      orderId,
      status: 'paid',
      amount: 50,
      currency: 'USD',
      recipientName: 'Ben',
      recipientEmail: expect.stringMatching(/^m.*•.*@/) as string,
      senderEmail: expect.stringMatching(/^a.*•.*@/) as string,
      deliverOn: '2026-03-03',
    });
    const stranger = await at.shop.shopper().call('giftCards.read', read);
    expect([stranger.status, stranger.key]).toEqual([404, 'error_giftcard_purchase']);
    const foreign = await at.pay(at.shop.shopper(), purchaseId, 'tok_x');
    expect([foreign.status, foreign.key]).toEqual([404, 'error_giftcard_purchase']);
    const session = { body: { returnUrl: '/giftCard', purchaseId } };
    const frame = await at.shop.shopper().call('checkout.paymentSession', session);
    expect([frame.status, frame.key]).toEqual([404, 'error_giftcard_purchase']);
    expect((await shopper.do('checkout.paymentSession', session)).frameUrl).toContain('http');
  });

  test('[CART-055] a customer keeps the purchase in another browser', async () => {
    const { shopper, customerId } = await signedIn(at.shop, { at: at.clock.now() });
    const { purchaseId } = await at.opened({}, shopper);
    const other = await signedIn(at.shop, { at: at.clock.now(), customer: { id: customerId } });
    const seen = await other.shopper.do('giftCards.read', { params: { purchaseId } });
    expect(seen.status).toBe('open');
  });

  test('[CART-055] a mail for a later day waits until that morning', async () => {
    const recipientEmail = 'later@example.com';
    const { purchaseId } = await at.bought({ recipientEmail, deliverOn: '2026-03-05' });
    const waiting = await at.database.db
      .selectFrom('outbox')
      .select(['available_at', 'attempts', 'payload'])
      .where('topic', '=', 'gift-card')
      .where('done_at', 'is', null)
      .execute();
    const own = waiting.find(({ payload }) => JSON.stringify(payload).includes(purchaseId));
    expect([own?.available_at, own?.attempts]).toEqual([new Date('2026-03-05T14:00:00Z'), 0]);
    at.clock.set(new Date('2026-03-05T13:59:00Z'));
    await at.sendDue();
    expect(at.mailTo(recipientEmail)).toHaveLength(0);
    at.clock.set(new Date('2026-03-05T14:00:00Z'));
    await at.sendDue();
    await expect.poll(() => at.mailTo(recipientEmail).length).toBe(1);
    at.clock.set(new Date(giftCardStart));
  });
});

describe('refused', () => {
  test.each([
    ['declined', cards.declined, 'error_card_declined'],
    ['short of money', cards.noFunds, 'error_card_insufficient_funds'],
    ['expired', cards.expired, 'error_card_expired'],
    ['not answered for', cards.processor, 'error_payment_processor'],
    ['refused at its capture', '4000000000000341', 'error_card_declined'],
  ])('[CART-055] a card that is %s buys nothing, and another one may', async (_name, number, key) => {
    const { shopper, purchaseId } = await at.opened();
    const answer = await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId, number));
    expect([answer.status, answer.key]).toEqual([422, key]);
    expect(await at.rowOf(purchaseId)).toMatchObject({ status: 'OPEN', paid_at: null, gift_card_id: null });
    expect((await at.chargesOf(purchaseId)).filter(({ captured_minor }) => captured_minor > 0)).toEqual([]);
    expect((await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId))).status).toBe(200);
  });

  test('[CART-055] the bank may ask first; another card gives the question up', async () => {
    const { shopper, purchaseId } = await at.opened();
    const asked = await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId, cards.challenge));
    const { challenge } = JSON.parse(asked.text) as { challenge?: { url: string } };
    expect(challenge?.url).toContain('challenge');
    const path = new URL(challenge?.url ?? '').pathname;
    await at.database.db
      .updateTable('sandbox_charge')
      .set({ status: 'authorized' })
      .where('ref', '=', path.split('/').at(-1) ?? '')
      .execute();
    const { purchase } = await shopper.do('giftCards.pay', { params: { purchaseId }, body: {} });
    expect(purchase?.status).toBe('paid');
    const second = await at.opened();
    await at.pay(second.shopper, second.purchaseId, await at.tokenOf(second.purchaseId, cards.challenge));
    const other = await at.pay(second.shopper, second.purchaseId, await at.tokenOf(second.purchaseId));
    expect(other.status).toBe(200);
    expect((await at.chargesOf(second.purchaseId)).map(({ status }) => status).toSorted()).toEqual([
      'captured',
      'voided',
    ]);
  });

  test('[CART-055] a question of the bank that is answered wrong declines the card', async () => {
    const { shopper, purchaseId } = await at.opened();
    await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId, cards.challengeFails));
    await at.database.db
      .updateTable('sandbox_charge')
      .set({ status: 'declined', code: 'challenge_failed' })
      .where('idempotency_key', 'like', `gift-${purchaseId}-%`)
      .execute();
    const answer = await at.pay(shopper, purchaseId);
    expect([answer.status, answer.key]).toEqual([422, 'error_card_challenge_failed']);
    expect((await at.rowOf(purchaseId)).status).toBe('OPEN');
  });

  test('[CART-055] without a card, with an unknown token, as a robot', async () => {
    const { shopper, purchaseId } = await at.opened();
    expect((await at.pay(shopper, purchaseId)).key).toBe('error_payment_missing');
    expect((await at.pay(shopper, purchaseId, 'tok_nobody')).key).toBe('error_payment_token');
    const robot = await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId), {
      captchaToken: robotToken,
    });
    expect(robot.key).toBe('error_captcha');
    expect((await at.order(shopper, { captchaToken: robotToken })).key).toBe('error_captcha');
  });

  test.each([
    [{ amount: 9.99 }, 'amount'],
    [{ amount: 500.01 }, 'amount'],
    [{ amount: 50.001 }, 'amount'],
    [{ recipientEmail: 'ben' }, 'recipientEmail'],
    [{ senderName: '' }, 'senderName'],
    [{ message: 'x'.repeat(201) }, 'message'],
    [{ senderName: 'Verify at evil.example' }, 'senderName'],
    [{ recipientName: 'https://x' }, 'recipientName'],
    [{ deliverOn: '2026-03-02' }, 'deliverOn'],
    [{ deliverOn: '2026-06-02' }, 'deliverOn'],
  ])('[CART-055] %o names its field', async (change, field) => {
    const answer = await at.order(at.shop.shopper(), change);
    expect([answer.status, answer.key]).toEqual([422, 'error_giftcard_invalid']);
    expect(JSON.parse(answer.text)).toMatchObject({ errorDetails: [{ field }] });
  });

  test.each(['mx', 'br'])('[CONF-016] %s sells none', async (market) => {
    const answer = await at.order(at.shop.shopper(market));
    expect([answer.status, answer.key]).toEqual([403, 'error_giftcard_sale']);
  });

  test('[CART-055] who opens purchases by the dozen, or has cards declined, is stopped', async () => {
    at.limitBy(memoryRateLimiter(at.clock));
    const { shopper, purchaseId } = await at.opened();
    const keys: (string | undefined)[] = [];
    for (let tries = 0; tries < 6; tries++) {
      keys.push((await at.pay(shopper, purchaseId, await at.tokenOf(purchaseId, cards.declined))).key);
    }
    expect(keys.at(-1)).toBe('error_card_tries');
    for (let tries = 0; tries < 11; tries++) keys.push((await at.order(shopper)).key);
    expect(keys.at(-1)).toBe('error_too_many_requests');
    at.limitBy();
  });
});
