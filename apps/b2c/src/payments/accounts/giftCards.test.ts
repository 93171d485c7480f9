import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryRateLimiter, type RateLimiter } from '../../http/rateLimit.ts';
import { heldClock } from '../../clock/clock.ts';
import {
  cards,
  commitBody,
  lookingAgain,
  readyBuyer,
  tokenFor,
  undecidedBuyer,
} from '../../../conformance/client/buyer.ts';
import { onHand, stockedPart } from '../../../seed/stockedPart.ts';
import { giftCardRow, issueGiftCard, type Issued } from '../../../test/giftCard.ts';
import { openShop, type Shop, type Shopper } from '../../../test/shop.ts';
import { robotToken } from '../captcha.ts';
import { numberHash } from './giftCardSecrets.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
const unlimited: RateLimiter = { take: () => Promise.resolve(0) };
let limiter = unlimited;
let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ clock, limiter: { take: (key, rule) => limiter.take(key, rule) } });
});
afterAll(() => shop.close());

const issue = (balanceMinor: number, more?: Issued) => issueGiftCard(shop, balanceMinor, more);
const cardRow = (number: string) => giftCardRow(shop, number);
const balance = (shopper: Shopper, cardNumber: string, pin = '1234', captchaToken?: string) =>
  shopper.call('giftCards.balance', { body: { cardNumber, pin, ...(captchaToken ? { captchaToken } : {}) } });
const add = (shopper: Shopper, cardNumber: string, paymentMethod = 'giftCard') =>
  shopper.call('checkout.addPayment', { body: { paymentMethod, cardNumber, pin: '1234' } });
const undecided = async (quantity = 1) =>
  undecidedBuyer(shop, await stockedPart(shop, { skip: skip++, onHand: 9 }), { quantity });

describe('balance', () => {
  test('[API-061] [CART-056] tells what a card holds, however its number is grouped', async () => {
    const number = await issue(50_00);
    const grouped = number.replace(/(.{4})(?=.)/g, '$1 ');
    expect((await balance(shop.shopper(), grouped)).body).toEqual({ balance: 50, currency: 'USD' });
    expect((await balance(shop.shopper(), await issue(0))).body.balance).toBe(0);
  });

  test('[API-061] an unknown card, a wrong PIN, a blocked card and one of another market answer the same', async () => {
    const blocked = await issue(10_00, { status: 'BLOCKED' });
    const mexican = await issue(10_00, { market: 'mx' });
    const known = await issue(10_00);
    const answers = [
      await balance(shop.shopper(), '7999999999999999'),
      await balance(shop.shopper(), known, '9999'),
      await balance(shop.shopper(), blocked),
      await balance(shop.shopper(), mexican),
      await balance(shop.shopper(), '12', 'x'),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.key]).toEqual([404, 'error_giftcard_unknown']);
      expect(answer.text).toBe(answers[0]?.text);
    }
  });

  test('an expired card says so to who knows its PIN, and a robot is stopped first', async () => {
    const old = await issue(10_00, { expiresAt: '2026-01-01' });
    expect((await balance(shop.shopper(), old)).key).toBe('error_giftcard_expired');
    expect((await balance(shop.shopper(), old, '0000')).key).toBe('error_giftcard_unknown');
    const robot = await balance(shop.shopper(), await issue(10_00), '1234', robotToken);
    expect([robot.status, robot.key]).toEqual([422, 'error_captcha']);
  });

  test('[API-061] PINs are not tried out: neither by one visitor nor on one card', async () => {
    limiter = memoryRateLimiter(clock);
    try {
      const call = (cardNumber: string) => balance(shop.shopper(), cardNumber);
      const same = [];
      for (let tries = 0; tries < 6; tries++) same.push((await call('7999999999999998')).status);
      expect(same).toEqual([404, 404, 404, 404, 404, 429]);
      const others = [];
      for (let tries = 0; tries < 5; tries++) others.push(await call(`799999999999990${tries}`));
      expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404, 429]);
      expect(Number(others.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      limiter = unlimited;
    }
  });

  test('neither number nor PIN stands in a table', async () => {
    const row = JSON.stringify(await cardRow(await issue(5_00)));
    expect(row).not.toContain(`7000000000`);
    expect(row).not.toContain('1234"');
  });
});

describe('paying with gift cards', () => {
  test('[API-073] [CART-025] a card pays first, the bank card the rest, and both stand in the order', async () => {
    const part = await stockedPart(shop, { skip: skip++ });
    const ready = await readyBuyer(shop, part);
    const total = ready.cart.grandOrderPriceInfo.totalPrice;
    const number = await issue(5_00);
    const { body } = await add(ready.shopper, number);
    expect(body.giftCardList).toEqual([
      {
        giftCardId: expect.any(String),
        paymentMethod: 'giftCard',
        lastFour: number.slice(-4),
        amount: 5,
        balance: 5,
      },
    ]);
    expect(body.GCorRewardsOnlyOrder).toBe(false);
    const { order } = await ready.shopper.do('checkout.commit', commitBody(await lookingAgain(ready)));
    expect(order?.grandPaymentAccountList).toEqual([
      { paymentMethod: 'giftCard', cardType: 'giftcard', lastFour: number.slice(-4), amount: 5 },
      { paymentMethod: 'visa', cardType: 'visa', lastFour: '4242', amount: expect.closeTo(total - 5, 5) },
    ]);
    expect(await cardRow(number)).toMatchObject({ balance_minor: 0, held_minor: 0 });
    const { amount_minor } = await shop.database.db
      .selectFrom('sandbox_charge')
      .select('amount_minor')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(amount_minor).toBe(Math.round((total - 5) * 100));
  });

  test('[CART-049] cards that pay everything need no bank card and no captcha', async () => {
    const { shopper, cart } = await undecided();
    const gift = await issue(1_00);
    const merch = await issue(2_000_00, { method: 'merchandiseCard' });
    await add(shopper, gift);
    const { body } = await add(shopper, merch, 'merchandiseCard');
    expect(body).toMatchObject({ GCorRewardsOnlyOrder: true, paymentLayout: 'none' });
    const { body: request } = commitBody(await lookingAgain({ shopper, cart }));
    const { order } = await shopper.do('checkout.commit', { body: { ...request, captchaToken: robotToken } });
    const total = Math.round(cart.grandOrderPriceInfo.totalPrice * 100);
    expect(order?.grandPaymentAccountList.map(({ cardType }) => cardType)).toEqual(['giftcard', 'merchcard']);
    expect((await cardRow(merch)).balance_minor).toBe(2_000_00 - (total - 1_00));
  });

  test('[CART-029] a robot places no card order, and nothing is held', async () => {
    const part = await stockedPart(shop, { skip: skip++ });
    const ready = await readyBuyer(shop, part);
    const { body } = commitBody(ready);
    const refused = await ready.shopper.call('checkout.commit', {
      body: { ...body, captchaToken: robotToken },
    });
    expect([refused.status, refused.key]).toEqual([422, 'error_captcha']);
    expect(await onHand(shop, part)).toBe(5);
  });

  test('[API-073] what cannot pay is refused by its name', async () => {
    const { shopper } = await undecided();
    expect((await add(shopper, await issue(0))).key).toBe('error_giftcard_empty');
    expect((await add(shopper, await issue(5_00, { expiresAt: '2026-01-01' }))).key).toBe(
      'error_giftcard_expired',
    );
    expect((await add(shopper, await issue(5_00), 'merchandiseCard')).key).toBe('error_giftcard_unknown');
    expect((await add(shopper, await issue(5_00), 'seashells')).key).toBe('error_payment_method');
    const guest = await shopper.call('checkout.addPayment', { body: { paymentMethod: 'loyaltyCard' } });
    expect([guest.status, guest.key]).toEqual([401, 'error_not_signed_in']);
    const stranger = await add(shop.shopper(), await issue(5_00));
    expect(stranger.key).toBe('error_cart_empty');
    expect((await shopper.call('checkout.removePayment', { body: { paymentMethod: 'card' } })).key).toBe(
      'error_payment_unknown',
    );
  });

  test('[CART-046] the server says how many cards: one more is refused, the same one again is not', async () => {
    const { shopper } = await undecided();
    const { paymentOptions } = await shopper.do('checkout.paymentOptions');
    const allowed =
      paymentOptions.find(({ paymentMethod }) => paymentMethod === 'giftCard')?.numberOfCardsAllowed ?? 0;
    const numbers = [];
    for (let count = 0; count < allowed; count++) numbers.push(await issue(1_00));
    for (const number of numbers) expect((await add(shopper, number)).status).toBe(200);
    expect((await add(shopper, numbers[0] ?? '')).body.giftCardList).toHaveLength(allowed);
    const more = await add(shopper, await issue(1_00));
    expect([more.status, more.key]).toEqual([422, 'error_card_limit']);
    expect(more.text).toContain(String(allowed));
  });

  test('[API-073] a card is taken off the cart only by its owner', async () => {
    const { shopper } = await undecided();
    const { body } = await add(shopper, await issue(5_00));
    const giftCardId = body.giftCardList[0]?.giftCardId ?? '';
    const remove = (who: Shopper) =>
      who.call('checkout.removePayment', { body: { paymentMethod: 'giftCard', giftCardId } });
    const stranger = (await undecided()).shopper;
    expect([(await remove(stranger)).status, (await remove(shop.shopper())).status]).toEqual([404, 404]);
    expect((await remove(shopper)).body.giftCardList).toEqual([]);
    expect((await remove(shopper)).key).toBe('error_payment_unknown');
  });

  test('a declined bank card gives the gift card back, and the next try may use it', async () => {
    const part = await stockedPart(shop, { skip: skip++ });
    const ready = await readyBuyer(shop, part, { card: cards.declined });
    const number = await issue(5_00);
    await add(ready.shopper, number);
    const declined = await ready.shopper.call('checkout.commit', commitBody(await lookingAgain(ready)));
    expect(declined.key).toBe('error_card_declined');
    expect(await cardRow(number)).toMatchObject({ balance_minor: 5_00, held_minor: 0 });
    const token = await tokenFor(ready.shopper, cards.visa);
    await ready.shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
    const placed = await ready.shopper.do('checkout.commit', commitBody(await lookingAgain(ready)));
    expect(placed.orderId).toBeTruthy();
    expect(await cardRow(number)).toMatchObject({ balance_minor: 0, held_minor: 0 });
  });

  test('[CART-052] less on the card than the shopper saw: the new split is shown before it is charged', async () => {
    const ready = await readyBuyer(shop, await stockedPart(shop, { skip: skip++ }));
    const number = await issue(5_00);
    await add(ready.shopper, number);
    const seen = await lookingAgain(ready);
    await shop.database.db
      .updateTable('gift_card')
      .set({ balance_minor: 2_00 })
      .where('number_hash', '=', numberHash('us', number))
      .execute();
    const refused = await ready.shopper.call('checkout.commit', commitBody(seen));
    expect([refused.status, refused.key]).toEqual([409, 'error_giftcard_balance']);
    expect((await ready.shopper.do('checkout.state')).giftCardList[0]).toMatchObject({
      amount: 2,
      balance: 2,
    });
    const placed = await ready.shopper.do('checkout.commit', commitBody(await lookingAgain(ready)));
    expect(placed.orderId).toBeTruthy();
  });

  test('[PLUS-021] a 50-dollar card in 40 orders at once is never over-redeemed; its ledger is what was spent', async () => {
    const part = await stockedPart(shop, { skip: skip++, onHand: 60 });
    const number = await issue(50_00);
    const buyers = [];
    for (let count = 0; count < 40; count++) {
      const buyer = await readyBuyer(shop, part);
      await add(buyer.shopper, number);
      buyers.push(await lookingAgain(buyer));
    }
    const answers = await Promise.all(
      buyers.map((buyer) => buyer.shopper.call('checkout.commit', commitBody(buyer))),
    );
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed.length).toBeGreaterThan(0);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['error_giftcard_balance']));
    const spent = placed
      .flatMap(({ body }) => body.order?.grandPaymentAccountList ?? [])
      .filter(({ cardType }) => cardType === 'giftcard')
      .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const card = await cardRow(number);
    const entries = await shop.database.db
      .selectFrom('gift_card_entry')
      .select(['kind', 'amount_minor'])
      .where('gift_card_id', '=', card.id)
      .execute();
    const sum = (kind: string) =>
      entries
        .filter((entry) => entry.kind === kind)
        .reduce((total, { amount_minor }) => total + amount_minor, 0);
    expect([card.held_minor, card.balance_minor, sum('SPEND')]).toEqual([0, 50_00 - spent, spent]);
    expect(sum('HOLD')).toBe(sum('SPEND') + sum('RELEASE'));
    expect(spent).toBeLessThanOrEqual(50_00);
    for (const { body } of placed) {
      const paid = (body.order?.grandPaymentAccountList ?? []).reduce(
        (total, { amount }) => total + Math.round(amount * 100),
        0,
      );
      expect(paid).toBe(Math.round((body.order?.grandOrderPriceInfo.totalPrice ?? 0) * 100));
    }
  }, 180_000);
});
