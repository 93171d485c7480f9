import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import {
  attachCard,
  cards,
  contact,
  fillCart,
  tokenFor,
  type Ready,
} from '../../conformance/client/buyer.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { shopperOver } from '../../test/shopper.ts';

const start = '2026-03-03T18:00:00Z';
const clock = heldClock(start);
let held: Shop;
/** Counts in Redis where there is one: its time cannot be held. */
let shared: Shop;
let part: Stocked;
beforeAll(async () => {
  held = await openShop({ clock });
  shared = await openShop({}, held.database);
  part = await stockedPart(held, { onHand: 900 });
});
afterAll(() => shared.close().then(() => held.b2c.close()));

/** Each test is a network of its own. */
let network = 0;
beforeEach(() => {
  network += 1;
  clock.set(start);
});
const shopperAt = (shop: Shop, clientAddress = `10.7.0.${network}`, market = 'us') =>
  shopperOver((request) => shop.b2c.fetch(request, { clientAddress }), `http://${market}.localhost:3000`);

const guest = (shop: Shop, clientAddress?: string) => fillCart(shopperAt(shop, clientAddress), part);

let key = 0;
/** Presses 'Place order' for what the cart is now. */
async function place(
  { shopper }: Ready,
  version: 'checkout.commit' | 'checkout.commitV1' = 'checkout.commit',
) {
  const { commerceId, cartVersion } = await shopper.do('cart.detail');
  const named = version === 'checkout.commit' && { idempotencyKey: `try-${key++}`, cartVersion };
  return shopper.call(version, { body: { commerceId, ...named } });
}
type Version = NonNullable<Parameters<typeof place>[1]>;

async function tryCard(ready: Ready, card: string, version?: Version) {
  return place(await attachCard(ready, card), version);
}

/** So many cards are declined, the very reason does not matter. */
async function decline(ready: Ready, times: number, version?: Version) {
  const bad = [cards.declined, cards.noFunds, cards.expired];
  for (let time = 0; time < times; time++) {
    const answer = await tryCard(ready, bad[time % 3] ?? '', version);
    expect([answer.status, answer.key]).toEqual([
      422,
      expect.stringMatching(/^error_card_(declined|insuf|exp)/),
    ]);
  }
}

const asked = async ({ cart }: Ready) =>
  (await held.database.db.selectFrom('payment').select('id').where('cart_id', '=', cart.commerceId).execute())
    .length;
const refusal = [429, 'error_card_tries'];

describe.each(['checkout.commit', 'checkout.commitV1'] as const)('[API-075] %s', (version) => {
  test('after five declined cards asks for no further one, says for how long, and keeps the cart', async () => {
    const ready = await guest(shared);
    await decline(ready, 5, version);
    for (const card of [cards.declined, cards.visa]) {
      const answer = await tryCard(ready, card, version);
      expect([answer.status, answer.key]).toEqual(refusal);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(170);
      expect(answer.text).toContain('Wait 3 min or choose another payment method');
    }
    expect(await asked(ready)).toBe(5);
    const cart = await ready.shopper.do('cart.detail');
    expect(cart.commerceId).toBe(ready.cart.commerceId);
    expect((await ready.shopper.do('checkout.state')).paymentMethodInfo).toHaveLength(1);
  });
});

test('[API-075] the card that is attached pays once the time is over, and one more may be declined', async () => {
  const ready = await guest(held);
  await decline(ready, 5);
  expect((await tryCard(ready, cards.visa)).status).toBe(429);
  clock.set(new Date(Date.parse(start) + 180_000));
  await decline(ready, 1);
  expect((await tryCard(ready, cards.visa)).status).toBe(429);
  clock.set(new Date(Date.parse(start) + 361_000));
  expect((await place(ready)).body.orderId).toBeTruthy();
});

test('[API-075] other ways to pay go on', async () => {
  const ready = await guest(shared);
  await decline(ready, 5);
  expect((await tryCard(ready, cards.visa)).status).toBe(429);
  const body = { paymentMethod: 'giftCard', cardNumber: '6000000000000002', pin: '1234' };
  await ready.shopper.do('checkout.addPayment', { body });
  expect((await place(ready)).body.orderId).toBeTruthy();
});

test('[API-075] another shopper of the same network pays by card', async () => {
  await decline(await guest(shared), 5);
  expect((await tryCard(await guest(shared), cards.visa)).body.orderId).toBeTruthy();
});

test('[API-075] a new cart of the same session goes on where the one before stopped', async () => {
  const shopper = shopperAt(shared);
  const first = await fillCart(shopper, part);
  await decline(first, 4);
  expect((await tryCard(first, cards.visa)).body.orderId).toBeTruthy();
  const second = await fillCart(shopper, part);
  expect(second.cart.commerceId).not.toBe(first.cart.commerceId);
  await decline(second, 4);
  const answer = await tryCard(second, cards.visa);
  expect([answer.status, answer.key]).toEqual(refusal);
});

test('[API-075] many sessions of one network are stopped, IPv6 or not, and others are not', async () => {
  const addresses = Array.from({ length: 5 }, (_, index) => `2001:db8:${network}:1::${index + 1}`);
  for (const address of addresses.slice(0, 4)) await decline(await guest(shared, address), 5);
  const fifth = await guest(shared, addresses[4]);
  const answer = await tryCard(fifth, cards.visa);
  expect([answer.status, answer.key]).toEqual(refusal);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  const elsewhere = await guest(shared, `2001:db8:${network}:2::1`);
  expect((await tryCard(elsewhere, cards.visa)).body.orderId).toBeTruthy();
});

test('[API-075] many at once are paid for afterwards, for some minutes at most', async () => {
  const ready = await Promise.all(
    Array.from({ length: 30 }, async () => attachCard(await guest(held), cards.declined)),
  );
  await Promise.all(ready.map((each) => place(each)));
  const late = await guest(held);
  const { headers, status } = await tryCard(late, cards.visa);
  const wait = Number(headers.get('retry-after'));
  expect([status, wait > 60, wait <= 11 * 60]).toEqual([429, true, true]);
  clock.set(new Date(Date.parse(start) + wait * 1000));
  expect((await place(late)).body.orderId).toBeTruthy();
});

test('[API-075] approved cards do not count', async () => {
  const shopper = shopperAt(shared);
  for (let time = 0; time < 25; time++)
    expect((await tryCard(await fillCart(shopper, part), cards.visa)).body.orderId).toBeTruthy();
});

test('[API-075] a service that fails does not count, a bank that refuses does', async () => {
  const ready = await guest(shared);
  for (let time = 0; time < 6; time++)
    expect((await tryCard(ready, cards.processor)).key).toBe('error_payment_processor');
  await decline(ready, 4);
  const { url = '' } = (await tryCard(ready, cards.challengeFails)).body.challenge ?? {};
  await ready.shopper.fetch(new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  expect((await place(ready)).key).toBe('error_card_challenge_failed');
  expect((await tryCard(ready, cards.visa)).status).toBe(429);
});

test('[API-075] a bank that refuses counts too when the shopper does not come back to hear it', async () => {
  const ready = await guest(shared);
  for (let time = 0; time < 5; time++) {
    const { url = '' } = (await tryCard(ready, cards.challengeFails)).body.challenge ?? {};
    await ready.shopper.fetch(new URL(url).pathname, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
    });
  }
  const answer = await tryCard(ready, cards.visa);
  expect([answer.status, answer.key]).toEqual(refusal);
});

test('[API-075] it says so in the language of the market', async () => {
  const shopper = shopperAt(shared, undefined, 'br');
  const sold = await stockedPart(shared, { market: 'br', onHand: 30, skip: 1 });
  const more = { ...contact, fiscalId: '529.982.247-25', phoneNumber: '11912345678' };
  const ready = await fillCart(shopper, sold, { more });
  await decline(ready, 5);
  const token = await tokenFor(shopper, cards.visa);
  await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
  expect((await place(ready)).text).toContain('Espere 3 min ou escolha outra forma de pagamento');
  await shopper.do('checkout.addPayment', { body: { paymentMethod: 'pix' } });
  expect((await place(ready)).body.orderId).toBeTruthy();
});
