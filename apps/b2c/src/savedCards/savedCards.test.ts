import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cards, fillCart, tokenFor, tokenToSave } from '../../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { registered } from '../../test/registered.ts';
import { saveCard, savedCardId, wayOf } from '../../test/savedCard.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { PaymentGatewayError, type PaymentGateway } from '../ports/gateway.ts';

let shop: Shop;
let part: Stocked;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  part = await stockedPart(shop, { onHand: 500 });
});
afterAll(() => shop.close());

describe('[PLUS-050] the cards of an account', () => {
  test('are what their owner recognises; the first is the default one', async () => {
    const { shopper } = await registered(shop);
    expect(await shopper.do('account.cards')).toEqual({ cards: [], canAdd: true });
    await saveCard(shopper, cards.visa, { nickname: ' Work ' });
    await saveCard(shopper, cards.mastercard);
    const { cards: saved } = await shopper.do('account.cards');
    expect(saved).toEqual([
      {
        cardId: expect.any(String),
        isDefault: true,
        nickname: 'Work',
        cardType: 'visa',
        lastFour: '4242',
        expiry: '12/39',
        isExpired: false,
      },
      expect.objectContaining({ isDefault: false, nickname: '', lastFour: '4444' }),
    ]);
  });

  test('are named, made the default one and removed', async () => {
    const { shopper } = await registered(shop);
    await saveCard(shopper);
    await saveCard(shopper, cards.mastercard, { isDefault: true });
    const [first, second] = (await shopper.do('account.cards')).cards;
    expect(first?.lastFour).toBe('4444');
    const params = { cardId: second?.cardId ?? '' };
    const renamed = await shopper.do('account.changeCard', { params, body: { nickname: 'Home' } });
    expect(renamed.cards[1]).toMatchObject({ nickname: 'Home', isDefault: false });
    const moved = await shopper.do('account.changeCard', { params, body: { isDefault: true } });
    expect(moved.cards[0]).toMatchObject({ nickname: 'Home', isDefault: true });
    const left = await shopper.do('account.removeCard', { params });
    expect(left.cards).toMatchObject([{ lastFour: '4444', isDefault: true }]);
  });

  test('hold the same card once, which keeps its name', async () => {
    const { shopper } = await registered(shop);
    await saveCard(shopper, cards.visa, { nickname: 'Work' });
    await saveCard(shopper);
    expect((await shopper.do('account.cards')).cards).toMatchObject([{ nickname: 'Work' }]);
  });

  test('are saved once and with one default, however many calls arrive together', async () => {
    const { shopper } = await registered(shop);
    const token = await tokenToSave(shopper);
    const other = await tokenToSave(shopper, cards.mastercard);
    const calls = [token, token, other, other].map((each) =>
      shopper.call('account.addCard', { body: { token: each, isDefault: true } }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { cards: saved } = await shopper.do('account.cards');
    expect(saved).toHaveLength(2);
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are ten at most', async () => {
    const { shopper, id } = await registered(shop);
    await saveCard(shopper);
    const { db } = shop.database;
    const [row] = await db.selectFrom('customer_card').selectAll().where('customer_id', '=', id).execute();
    for (let year = 40; year < 49; year++) {
      const other = { ...row!, id: `${row!.id}-${year}`, expiry: `12/${year}`, is_default: false };
      await db.insertInto('customer_card').values(other).execute();
    }
    expect((await shopper.do('account.cards')).canAdd).toBe(false);
    expect(wayOf(await saveCard(shopper, cards.mastercard))).toEqual([422, 'error_saved_card_limit']);
    await fillCart(shopper, part);
    const token = await tokenFor(shopper, cards.mastercard);
    const body = { paymentMethod: 'card', token, saveCard: true };
    expect((await shopper.call('checkout.addPayment', { body })).key).toBe('error_saved_card_limit');
  });

  test('are reached by nobody else', async () => {
    const { shopper } = await registered(shop);
    const stranger = (await registered(shop)).shopper;
    await saveCard(shopper);
    const cardId = await savedCardId(shopper);
    await fillCart(stranger, part);
    for (const id of [cardId, 'unknown']) {
      const params = { cardId: id };
      const answers = [
        await stranger.call('account.changeCard', { params, body: { isDefault: true } }),
        await stranger.call('account.removeCard', { params }),
        await stranger.call('checkout.paymentSession', { body: { returnUrl: '/checkout', cardId: id } }),
      ];
      for (const answer of answers) expect(wayOf(answer)).toEqual([404, 'error_saved_card_unknown']);
    }
    const guest = await shop.shopper().call('checkout.paymentSession', {
      body: { returnUrl: '/checkout', cardId },
    });
    expect(wayOf(guest)).toEqual([401, 'error_not_signed_in']);
    expect((await stranger.do('account.cards')).cards).toEqual([]);
  });

  test('are those of the market where they were kept, no matter which market has an account with the service there', async () => {
    const { shopper, id } = await registered(shop);
    await saveCard(shopper);
    const cardId = await savedCardId(shopper);
    const { db } = shop.database;
    await db.updateTable('customer_card').set({ market: 'mx' }).where('customer_id', '=', id).execute();
    expect((await shopper.do('account.cards')).cards).toEqual([]);
    await fillCart(shopper, part);
    const asked = await shopper.call('checkout.paymentSession', { body: { returnUrl: '/checkout', cardId } });
    expect(wayOf(asked)).toEqual([404, 'error_saved_card_unknown']);
  });

  test('are not made of the token of another market, nor is anything paid with it', async () => {
    const abroad = await fillCart(shop.shopper('mx'), await stockedPart(shop, { market: 'mx', skip: 1 }));
    const token = await tokenFor(abroad.shopper, cards.visa);
    const { shopper } = await registered(shop);
    await fillCart(shopper, part);
    const body = { paymentMethod: 'card', token };
    expect((await shopper.call('checkout.addPayment', { body })).key).toBe('error_payment_token');
    expect((await shopper.call('account.addCard', { body: { token } })).key).toBe('error_payment_token');
    expect((await abroad.shopper.call('checkout.addPayment', { body })).status).toBe(200);
  });

  test('are not what the payment service calls them', async () => {
    const { shopper, id } = await registered(shop);
    await saveCard(shopper);
    const { reference } = await shop.database.db
      .selectFrom('customer_card')
      .select('reference')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(await shopper.do('account.cards'))).not.toContain(reference);
    await fillCart(shopper, part);
    const body = { paymentMethod: 'card', token: reference };
    expect((await shopper.call('checkout.addPayment', { body })).key).toBe('error_payment_token');
  });

  test.each([
    ['the payment service keeps none', 'visa', undefined, 'error_payment_method'],
    ['the payment service does not answer', 'visa', true, 'error_payment_processor'],
    ['the market does not take the card', 'carnet', true, 'error_card_declined'],
  ])('are none where %s', async (_, vendor, hasVault, key) => {
    const keep = () => Promise.reject(new PaymentGatewayError('away'));
    const payment = {
      name: 'keeper',
      describeToken: () => Promise.resolve({ token: 'a', vendor, lastFour: '4242', expiry: '12/39' }),
      ...(hasVault && { vault: { keep } }),
    } as unknown as PaymentGateway;
    const other = await openShop({ payment });
    const { shopper } = await registered(other);
    expect(wayOf(await shopper.call('account.addCard', { body: { token: 'a' } }))).toEqual([422, key]);
    expect((await shopper.do('account.cards')).cards).toEqual([]);
    await other.close();
  });
});
