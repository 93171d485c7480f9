import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  cards,
  commitBody,
  fillCart,
  lookingAgain,
  tokenFor,
  tokenToSave,
} from '../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../seed/stockedPart.ts';
import { registered } from './registered.ts';
import { saveCard, savedCardId } from './savedCard.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';
import { systemClock, type Clock } from '../src/clock/clock.ts';
import { cleanUp } from '../src/composition/cleanUp.ts';
import { shippedMarkets as markets } from '../src/markets/shipped.ts';
import { createLog } from '../src/ops/log.ts';
import { sandboxGateway } from '../src/payments/sandbox/sandboxGateway.ts';
import { PaymentGatewayError, type CardVault, type PaymentGateway } from '../src/ports/gateway.ts';
import { forgetCards } from '../src/savedCards/keptCards.ts';

const log = createLog('silent');
let shop: Shop;
let gateway: PaymentGateway;
let part: Stocked;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
  gateway = sandboxGateway({ db: shop.database.db, clock: systemClock, markets });
  part = await stockedPart(shop, { onHand: 500 });
});
afterAll(() => shop.close());

/** What the gateway keeps. */
const kept = async () =>
  (await shop.database.db.selectFrom('sandbox_card').select('last4').orderBy('last4').execute()).map(
    ({ last4 }) => last4,
  );
const inMinutes = (minutes: number): Clock => ({ now: () => new Date(Date.now() + minutes * 60_000) });
const run = (minutes = 0, vault: Partial<CardVault> = {}) =>
  forgetCards({
    ...{ db: shop.database.db, clock: inMinutes(minutes), log },
    gateway: { ...gateway, vault: { ...gateway.vault!, ...vault } },
  });
const away = () => Promise.reject(new PaymentGatewayError('away'));

afterEach(async () => {
  for (const table of ['sandbox_card', 'customer_card', 'kept_card'] as const)
    await shop.database.db.deleteFrom(table).execute();
});

const attach = async (shopper: Shopper, card: string) => {
  const ready = await fillCart(shopper, part);
  const body = { paymentMethod: 'card', token: await tokenFor(shopper, card), saveCard: true };
  await shopper.do('checkout.addPayment', { body });
  return ready;
};
const buy = async (shopper: Shopper, card: string) =>
  shopper.call('checkout.commit', commitBody(await lookingAgain(await attach(shopper, card))));

describe('[PLUS-050] the gateway forgets the card', () => {
  test('of a purchase that is declined', async () => {
    const { shopper } = await registered(shop);
    expect((await buy(shopper, cards.declined)).key).toBe('error_card_declined');
    expect(await kept()).toEqual(['0002']);
    expect(await run()).toBe(1);
    expect(await kept()).toEqual([]);
  });

  test('that another way to pay took the place of, and that was taken off', async () => {
    const { shopper } = await registered(shop);
    await attach(shopper, cards.visa);
    await attach(shopper, cards.mastercard);
    await run();
    expect(await kept()).toEqual(['4444']);
    await shopper.do('checkout.removePayment', { body: { paymentMethod: 'card' } });
    await run();
    expect(await kept()).toEqual([]);
  });

  test('of a member who went away', async () => {
    const { shopper } = await registered(shop);
    await attach(shopper, cards.visa);
    await run(23 * 60);
    expect(await kept()).toEqual(['4242']);
    await run(25 * 60);
    expect(await kept()).toEqual([]);
  });

  test('of a member who removes it, also where the gateway does not answer for hours', async () => {
    const { shopper } = await registered(shop);
    await saveCard(shopper);
    await shopper.do('account.removeCard', { params: { cardId: await savedCardId(shopper) } });
    expect(await kept()).toEqual([]);
    await saveCard(shopper);
    const params = { cardId: await savedCardId(shopper) };
    const down = await openShop(
      { payment: { ...gateway, vault: { keep: away, forget: away } } },
      shop.database,
    );
    const there = down.shopper();
    for (const [name, value] of shopper.cookies) there.cookies.set(name, value);
    expect((await there.do('account.removeCard', { params })).cards).toEqual([]);
    await down.b2c.close();
    for (const minutes of [2, 10, 100]) expect(await run(minutes, { forget: away })).toBe(0);
    expect(await kept()).toEqual(['4242']);
    await run(300);
    expect(await kept()).toEqual([]);
  });

  test('of an account that is deleted', async () => {
    const { shopper, id } = await registered(shop);
    await saveCard(shopper);
    const { db } = shop.database;
    await cleanUp(db, new Date());
    await run(60);
    expect(await kept()).toEqual(['4242']);
    await db.deleteFrom('customer_card').where('customer_id', '=', id).execute();
    await cleanUp(db, new Date());
    await run(60);
    expect(await kept()).toEqual([]);
  });

  test('that is over the limit of an account', async () => {
    const { shopper, id } = await registered(shop);
    await saveCard(shopper);
    const { db } = shop.database;
    const [row] = await db.selectFrom('customer_card').selectAll().where('customer_id', '=', id).execute();
    for (let year = 40; year < 49; year++)
      await db
        .insertInto('customer_card')
        .values({ ...row!, id: `${row!.id}-${year}`, expiry: `12/${year}`, is_default: false })
        .execute();
    expect((await saveCard(shopper, cards.mastercard)).key).toBe('error_saved_card_limit');
    await run();
    expect(await kept()).toEqual(['4242']);
  });

  test('that it kept without an answer, or for a process that was killed then', async () => {
    const lost: PaymentGateway = {
      ...gateway,
      vault: {
        ...gateway.vault!,
        keep: async (token, market) => {
          await gateway.vault?.keep(token, market);
          throw new PaymentGatewayError('The connection broke.');
        },
      },
    };
    const { shopper } = await registered(shop);
    const token = await tokenToSave(shopper);
    const other = await openShop({ payment: lost }, shop.database);
    const there = other.shopper();
    for (const [name, value] of shopper.cookies) there.cookies.set(name, value);
    expect((await there.call('account.addCard', { body: { token } })).key).toBe('error_payment_processor');
    await other.b2c.close();
    expect(await kept()).toEqual(['4242']);
    await run(6);
    expect(await kept()).toEqual([]);
  });

  test('and never one that an account has', async () => {
    const { shopper } = await registered(shop);
    await saveCard(shopper);
    // The same card again: the first name of it is nobody's now.
    await saveCard(shopper);
    expect(await kept()).toEqual(['4242', '4242']);
    expect((await buy(shopper, cards.mastercard)).status).toBe(200);
    await run(48 * 60);
    expect(await kept()).toEqual(['4242', '4444']);
    expect((await shopper.do('account.cards')).cards).toHaveLength(2);
  });

  test('once, however many processes see to it', async () => {
    const { shopper } = await registered(shop);
    await buy(shopper, cards.declined);
    const asked: string[] = [];
    const forget = async (reference: string) => void asked.push(reference);
    await Promise.all([run(0, { forget }), run(0, { forget })]);
    expect(asked).toHaveLength(1);
  });
});
