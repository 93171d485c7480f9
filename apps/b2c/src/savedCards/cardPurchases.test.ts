import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cards,
  commitBody,
  fillCart,
  lookingAgain,
  savedCardToken,
  tokenFor,
} from '../../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { registered } from '../../test/registered.ts';
import { saveCard, savedCardId, wayOf } from '../../test/savedCard.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { systemClock } from '../clock/clock.ts';
import { shippedMarkets as markets } from '../markets/shipped.ts';
import { sandboxGateway } from '../payments/sandbox/sandboxGateway.ts';
import { createLog } from '../ops/log.ts';

const logged: string[] = [];
const log = createLog('trace', { write: (line) => void logged.push(line) });
let shop: Shop;
let part: Stocked;
beforeAll(async () => {
  shop = await openShop({ log, limiter: { take: () => Promise.resolve(0) } });
  part = await stockedPart(shop, { onHand: 500 });
});
afterAll(() => shop.close());

/** Buys with a card, which the box below it may save. */
async function buy(shopper: Shopper, body: object) {
  const ready = await fillCart(shopper, part);
  await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', ...body } });
  return shopper.call('checkout.commit', commitBody(await lookingAgain(ready)));
}

describe('[PLUS-050] a purchase', () => {
  test('saves its card where the box is ticked, and only then', async () => {
    const { shopper } = await registered(shop);
    await fillCart(shopper, part);
    expect((await buy(shopper, { token: await tokenFor(shopper, cards.visa) })).status).toBe(200);
    expect((await shopper.do('account.cards')).cards).toEqual([]);
    await fillCart(shopper, part);
    const token = await tokenFor(shopper, cards.visa);
    expect((await buy(shopper, { token, saveCard: true })).status).toBe(200);
    expect((await shopper.do('account.cards')).cards).toMatchObject([{ lastFour: '4242', isDefault: true }]);
  });

  test('that is declined saves nothing', async () => {
    const { shopper } = await registered(shop);
    await fillCart(shopper, part);
    const token = await tokenFor(shopper, cards.declined);
    expect((await buy(shopper, { token, saveCard: true })).key).toBe('error_card_declined');
    expect((await shopper.do('account.cards')).cards).toEqual([]);
  });

  test('of a guest saves nothing', async () => {
    const { shopper } = await fillCart(shop.shopper(), part);
    const body = { paymentMethod: 'card', token: await tokenFor(shopper, cards.visa), saveCard: true };
    expect(wayOf(await shopper.call('checkout.addPayment', { body }))).toEqual([401, 'error_not_signed_in']);
  });

  test('asks a saved card only for its security code, and again the next time', async () => {
    const { shopper } = await registered(shop);
    await saveCard(shopper, cards.amex);
    const cardId = await savedCardId(shopper);
    for (let time = 0; time < 2; time++) {
      await fillCart(shopper, part);
      expect(await savedCardToken(shopper, cardId, '123')).toBeUndefined();
      const token = await savedCardToken(shopper, cardId, '1234');
      const placed = await buy(shopper, { token });
      expect(placed.status).toBe(200);
      expect(placed.body).toMatchObject({
        order: { grandPaymentAccountList: [{ cardType: 'american express', lastFour: '0005' }] },
      });
    }
  });

  test('by a saved card asks the bank where the card does', async () => {
    const { shopper } = await registered(shop);
    await saveCard(shopper, cards.challenge);
    await fillCart(shopper, part);
    const placed = await buy(shopper, { token: await savedCardToken(shopper, await savedCardId(shopper)) });
    expect(placed.body).toMatchObject({ challenge: { url: expect.stringContaining('/challenge/') } });
  });

  test('is not paid by a card that was removed meanwhile', async () => {
    const { shopper } = await registered(shop);
    await saveCard(shopper);
    const cardId = await savedCardId(shopper);
    await fillCart(shopper, part);
    const body = { returnUrl: '/checkout', cardId };
    const { frameUrl } = await shopper.do('checkout.paymentSession', { body });
    await shopper.do('account.removeCard', { params: { cardId } });
    expect((await shopper.fetch(new URL(frameUrl).pathname)).status).toBe(410);
    expect((await shopper.call('checkout.paymentSession', { body })).status).toBe(404);
  });

  test('is not paid by an expired card', async () => {
    const { shopper, id } = await registered(shop);
    await saveCard(shopper);
    const past = shop.database.db.updateTable('customer_card').set({ expiry: '02/20' });
    await past.where('customer_id', '=', id).execute();
    expect((await shopper.do('account.cards')).cards).toMatchObject([{ isExpired: true }]);
    await fillCart(shopper, part);
    const body = { returnUrl: '/checkout', cardId: await savedCardId(shopper) };
    expect(wayOf(await shopper.call('checkout.paymentSession', { body }))).toEqual([
      422,
      'error_card_expired',
    ]);
  });
});

describe('[PLUS-038][PLUS-050] while the vault is away', () => {
  test.each([
    ['hangs', () => new Promise<never>(() => undefined)],
    ['answers 500', () => Promise.reject(new TypeError('500'))],
  ])('and %s, a typed card pays without being saved, and a saved one asks for another', async (_, fail) => {
    const gateway = sandboxGateway({ db: shop.database.db, clock: systemClock, markets });
    const createSession: typeof gateway.createSession = (asked) =>
      asked.keptCard === undefined ? gateway.createSession(asked) : fail();
    const payment = { ...gateway, createSession, vault: { keep: fail, forget: fail } };
    const other = await openShop({ payment, limiter: { take: () => Promise.resolve(0) } }, shop.database);
    const { shopper } = await registered(shop);
    await saveCard(shopper, cards.mastercard);
    const ready = await fillCart(shopper, part);
    const token = await tokenFor(shopper, cards.visa);
    const there = other.shopper();
    for (const [name, value] of shopper.cookies) there.cookies.set(name, value);
    const asked = { returnUrl: '/checkout', cardId: await savedCardId(there) };
    expect(wayOf(await there.call('checkout.paymentSession', { body: asked }))).toEqual([
      422,
      'error_saved_card_away',
    ]);
    const body = { paymentMethod: 'card', token, saveCard: true };
    const { paymentMethodInfo } = await there.do('checkout.addPayment', { body });
    expect(paymentMethodInfo).toMatchObject([{ lastFour: '4242', notSaved: true }]);
    const placed = await there.call(
      'checkout.commit',
      commitBody(await lookingAgain({ ...ready, shopper: there })),
    );
    expect(placed.status).toBe(200);
    await other.b2c.close();
  });
});

test('[PLUS-020][PLUS-050] neither number nor security code reaches the database or the log', async () => {
  const { shopper } = await registered(shop);
  await saveCard(shopper, '4111111111111111', { nickname: 'Work' });
  await fillCart(shopper, part);
  await buy(shopper, { token: await savedCardToken(shopper, await savedCardId(shopper), '739') });
  await fillCart(shopper, part);
  await buy(shopper, { token: await tokenFor(shopper, cards.mastercard), saveCard: true });
  const { rows } = await shop.database.pool.query<{ all: string }>(
    `select string_agg(query_to_xml(format('select * from %I', tablename), false, false, '')::text, ' ') as all
     from pg_tables where schemaname = 'public'
       and tablename ~ '^(sandbox_|customer|payment|cart|orders?|session|outbox|idempotency|audit)'`,
  );
  const kept = String(rows[0]?.all);
  expect(kept).toContain('1111');
  for (const secret of ['4111111111111111', '5555555555554444', '739']) {
    expect(kept).not.toMatch(new RegExp(`>${secret}<|"${secret}"`));
    expect(logged.join('')).not.toContain(`"${secret}"`);
  }
  for (const number of ['4111111111111111', '5555555555554444']) {
    expect(kept + logged.join('')).not.toContain(number);
  }
});
