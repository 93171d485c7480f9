import { afterEach, describe, expect, test } from 'vitest';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { heldClock } from '../src/clock/clock.ts';
import { PaymentGatewayError, type PaymentGateway } from '../src/ports/gateway.ts';
import { sandboxGateway } from '../src/payments/sandbox/sandboxGateway.ts';
import { sandboxPay } from '../src/payments/sandbox/sandboxPay.ts';
import { createB2c } from '../src/app.ts';
import { cards, commitBody, readyBuyer } from '../conformance/client/buyer.ts';
import { onHand, stockedPart } from '../seed/stockedPart.ts';
import { backOffice } from './placedOrder.ts';
import { openShop, type Shop } from './shop.ts';
import { createLog } from '../src/ops/log.ts';
import { giveUpChallenge } from '../src/checkout/recovery.ts';

let shop: Shop | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

const start = '2026-03-03T18:00:00Z';
const later = '2026-03-03T19:00:00Z';
const log = createLog('silent');

/** The same database, as the next process finds it. */
async function restart(dead: Shop, at: string, payment?: PaymentGateway) {
  const clock = heldClock(at);
  const b2c = createB2c({ database: dead.database, clock, log, ...(payment ? { payment } : {}) });
  await b2c.ready;
  return b2c;
}

const orders = async ({ database }: Shop) =>
  (await database.db.selectFrom('orders').select('id').execute()).length;
const charges = async ({ database }: Shop) =>
  (await database.db.selectFrom('sandbox_charge').select('ref').execute()).length;

describe('a gateway that charges and never answers', () => {
  test('[PLUS-021] the same key places the order, and charges once', async () => {
    shop = await openShop({ clock: heldClock(start) });
    const part = await stockedPart(shop);
    const ready = await readyBuyer(shop, part, { card: cards.late });
    const body = commitBody(ready, 'lost-answer');
    const lost = await ready.shopper.call('checkout.commit', body);
    expect([lost.status, lost.key]).toEqual([422, 'error_payment_processor']);
    expect(await onHand(shop, part)).toBe(4);
    expect((await ready.shopper.do('checkout.commit', body)).orderId).toBeTruthy();
    expect([await orders(shop), await charges(shop)]).toEqual([1, 1]);
    expect(await onHand(shop, part)).toBe(4);
  });

  test('[PLUS-021] nobody asks again: the next start turns the money into the order', async () => {
    shop = await openShop({ clock: heldClock(start) });
    const ready = await readyBuyer(shop, await stockedPart(shop), { card: cards.late });
    await ready.shopper.call('checkout.commit', commitBody(ready));
    const next = await restart(shop, later);
    expect([await orders(shop), await charges(shop)]).toEqual([1, 1]);
    await next.close();
    expect(await ready.shopper.do('orders.confirmation')).toMatchObject({ email: 'ana@example.com' });
  });
});

describe('a process that dies', () => {
  /** A gateway whose process is killed before or after the charge was made. */
  const dying = (shopDatabase: Shop['database'], when: 'before' | 'after'): PaymentGateway => {
    const real = sandboxGateway({ markets: shippedMarkets, db: shopDatabase.db, clock: heldClock(start) });
    return {
      ...real,
      async authorize(request) {
        if (when === 'after') await real.authorize(request);
        // The process is gone: nobody gives the lease back, nobody answers.
        return new Promise(() => undefined);
      },
    };
  };

  async function killed(when: 'before' | 'after') {
    shop = await openShop({ clock: heldClock(start) });
    const part = await stockedPart(shop);
    const ready = await readyBuyer(shop, part);
    const dead = createB2c({
      database: shop.database,
      clock: heldClock(start),
      log,
      payment: dying(shop.database, when),
    });
    const { body } = commitBody(ready, 'killed');
    const cookie = [...ready.shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request('http://us.localhost:3000/ecomm/b2c/v3/checkout/commit', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-requested-by': 'web', cookie },
    });
    void dead.fetch(request);
    const db = shop.database.db;
    const isThere = () =>
      when === 'after'
        ? db.selectFrom('sandbox_charge').select('ref').executeTakeFirst()
        : db.selectFrom('payment').select('id').executeTakeFirst();
    await expect.poll(isThere).toBeTruthy();
    return { shop, part, ready, body };
  }

  test('[PLUS-021] between charge and order: the next start places the order', async () => {
    const { shop: here, part, ready } = await killed('after');
    expect(await orders(here)).toBe(0);
    const next = await restart(here, later);
    expect([await orders(here), await charges(here)]).toEqual([1, 1]);
    expect(await onHand(here, part)).toBe(4);
    expect((await ready.shopper.do('cart.mini')).miniCartMap.itemCount).toBe(0);
    await next.close();
  });

  test('[PLUS-021] between charge and order: the shopper who tries again gets the one order', async () => {
    const { shop: here, ready, body } = await killed('after');
    const next = await restart(here, '2026-03-03T18:01:00Z');
    const cookie = [...ready.shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await next.fetch(
      new Request('http://us.localhost:3000/ecomm/b2c/v3/checkout/commit', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-requested-by': 'web', cookie },
      }),
    );
    expect(answer.status).toBe(200);
    expect([await orders(here), await charges(here)]).toEqual([1, 1]);
    await next.close();
  });

  test('before the charge: the next start takes no money and gives everything back', async () => {
    const { shop: here, part, ready } = await killed('before');
    expect(await onHand(here, part)).toBe(4);
    const next = await restart(here, later);
    expect([await orders(here), await charges(here)]).toEqual([0, 0]);
    expect(await onHand(here, part)).toBe(5);
    expect((await ready.shopper.do('cart.mini')).miniCartMap.itemCount).toBe(1);
    await next.close();
  });
});

test('a bank question that nobody answers gives the stock back after a quarter of an hour', async () => {
  shop = await openShop({ clock: heldClock(start) });
  const part = await stockedPart(shop);
  const ready = await readyBuyer(shop, part, { card: cards.challenge });
  await ready.shopper.do('checkout.commit', commitBody(ready));
  const early = await restart(shop, '2026-03-03T18:10:00Z');
  expect(await onHand(shop, part)).toBe(4);
  await early.close();
  const next = await restart(shop, later);
  expect(await onHand(shop, part)).toBe(5);
  await next.close();
});

test('who turns back from the bank while the gateway is down is asked to come again, and can', async () => {
  const clock = heldClock(start);
  shop = await openShop({ clock });
  const here = shop;
  const part = await stockedPart(here);
  const ready = await readyBuyer(here, part, { card: cards.challenge });
  await ready.shopper.do('checkout.commit', commitBody(ready));
  const real = sandboxGateway({ markets: shippedMarkets, db: here.database.db, clock });
  const down = { ...real, findCharge: () => Promise.reject(new PaymentGatewayError('down')) };
  const { commerceId } = ready.cart;
  const giveUp = (gateway: PaymentGateway) =>
    giveUpChallenge(backOffice(here, { clock, gateway }), commerceId);
  await expect(giveUp(down)).rejects.toMatchObject({ key: 'error_busy', options: { status: 503 } });
  expect(await onHand(shop, part)).toBe(4);
  await giveUp(real);
  expect(await onHand(shop, part)).toBe(5);
});

test('a gateway that is down says so before anything is bought', async () => {
  shop = await openShop({ clock: heldClock(start) });
  const real = sandboxGateway({ markets: shippedMarkets, db: shop.database.db, clock: heldClock(start) });
  const down: PaymentGateway = {
    ...real,
    createSession: () => Promise.reject(new PaymentGatewayError('down')),
  };
  const part = await stockedPart(shop);
  const second = createB2c({ database: shop.database, clock: heldClock(start), log, payment: down });
  const shopper = shop.shopper();
  await shopper.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
  await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1 } });
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await second.fetch(
    new Request('http://us.localhost:3000/ecomm/b2c/v1/order/payment/session', {
      method: 'POST',
      body: JSON.stringify({ returnUrl: '/checkout' }),
      headers: { 'content-type': 'application/json', 'x-requested-by': 'web', cookie },
    }),
  );
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('error_payment_processor');
  await second.close();
});

test('without the sandbox as gateway its pages are not there', async () => {
  shop = await openShop();
  const real = sandboxGateway({ markets: shippedMarkets, db: shop.database.db, clock: heldClock(start) });
  const b2c = createB2c({ database: shop.database, log, payment: real });
  const answer = await b2c.fetch(new Request('http://us.localhost:3000/sandbox-pay/frame/x'));
  expect(answer.status).toBe(404);
  const own = sandboxPay({
    db: shop.database.db,
    clock: heldClock(start),
    markets: shippedMarkets,
    sendWebhook: () => Promise.reject(new Error('nobody listens')),
  });
  expect((await own.request('/sandbox-pay/frame/x')).status).toBe(410);
  await b2c.close();
});
