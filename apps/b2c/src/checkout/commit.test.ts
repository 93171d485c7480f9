import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cards,
  commitBody,
  contact,
  readyBuyer,
  tokenFor,
  undecidedBuyer,
} from '../../conformance/client/buyer.ts';
import { onHand, stockedPart } from '../../seed/stockedPart.ts';
import { registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let skip = 0;
const nextPart = (count = 5) => stockedPart(shop, { onHand: count, skip: skip++ });
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const charges = async () =>
  (
    await shop.database.db
      .selectFrom('sandbox_charge')
      .select('ref')
      .where('status', 'in', ['authorized', 'captured'])
      .execute()
  ).length;

describe('placing an order', () => {
  test('[API-075] [PLUS-021] a guest buys for pickup, and the same key answers with the same order', async () => {
    const part = await nextPart();
    const ready = await readyBuyer(shop, part, { quantity: 2 });
    const before = await charges();
    const body = commitBody(ready, 'key-one');
    const { orderId, order } = await ready.shopper.do('checkout.commit', body);
    expect(orderId).toMatch(/^[2-9A-Z]{10}$/);
    expect(order?.orders[0]?.shipmentInfoList[0]?.pickupCode).toMatch(/^[2-9A-Z]{6}$/);
    expect(order?.grandOrderPriceInfo.totalPrice).toBe(ready.cart.grandOrderPriceInfo.totalPrice);
    expect(order?.grandPaymentAccountList[0]).toMatchObject({ cardType: 'visa', lastFour: '4242' });
    const again = await ready.shopper.do('checkout.commit', body);
    expect(again.orderId).toBe(orderId);
    expect(await charges()).toBe(before + 1);
    expect(await onHand(shop, part)).toBe(3);
    expect((await ready.shopper.do('cart.mini')).miniCartMap.itemCount).toBe(0);
  });

  test('[CART-028] the cart after it knows nothing of the checkout before', async () => {
    const part = await nextPart();
    const { shopper, ...ready } = await readyBuyer(shop, part);
    await shopper.do('checkout.commit', commitBody({ shopper, ...ready }));
    await shopper.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'instore' } });
    expect(await shopper.do('checkout.state')).toMatchObject({
      contact: null,
      shippingAddress: null,
      billingAddress: null,
      paymentMethodInfo: [],
      giftCardList: [],
      GCorRewardsOnlyOrder: false,
    });
  });

  test('[PLUS-021] commit v1, sent twice for one cart version, places one order', async () => {
    const ready = await readyBuyer(shop, await nextPart());
    const body = { body: { commerceId: ready.cart.commerceId } };
    const first = await ready.shopper.do('checkout.commitV1', body);
    const second = await ready.shopper.do('checkout.commitV1', body);
    expect(first.orderId).toBeTruthy();
    expect(second.orderId).toBe(first.orderId);
  });

  test('[VALID-013] an order and its mail keep the accents of a name', async () => {
    const names = { firstName: 'Zoë', lastName: 'Núñez', email: 'zoe@example.com' };
    const ready = await readyBuyer(shop, await nextPart(), { more: names });
    const { orderId, order } = await ready.shopper.do('checkout.commit', commitBody(ready));
    expect(order?.contact).toMatchObject(names);
    const find = () => shop.mails.find(({ subject }) => subject.includes(orderId ?? '-'));
    await expect.poll(find).toBeDefined();
    expect(find()?.text).toContain('Zoë');
    expect(find()?.html).toContain('Zoë');
  });

  test('[PLUS-040] the order mail waits in the outbox and goes out once', async () => {
    const ready = await readyBuyer(shop, await nextPart());
    const { orderId } = await ready.shopper.do('checkout.commit', commitBody(ready));
    await expect
      .poll(() => shop.mails.filter(({ subject }) => subject.includes(orderId ?? '-')).length)
      .toBe(1);
    const mail = shop.mails.find(({ subject }) => subject.includes(orderId ?? '-'));
    expect(mail?.to).toBe(contact.email);
    expect(mail?.text).toContain('Pickup code:');
    expect(mail?.html).toContain('<html lang="en-US">');
  });

  test('a key that comes with other contents is refused', async () => {
    const ready = await readyBuyer(shop, await nextPart());
    const { body } = commitBody(ready, 'key-two');
    await ready.shopper.do('checkout.commit', { body });
    const other = await ready.shopper.call('checkout.commit', { body: { ...body, cartVersion: 99 } });
    expect([other.status, other.key]).toEqual([409, 'error_idempotency_reused']);
  });
});

describe('what stops an order', () => {
  test.each([
    ['declined', 'error_card_declined'],
    ['noFunds', 'error_card_insufficient_funds'],
    ['expired', 'error_card_expired'],
    ['processor', 'error_payment_processor'],
  ] as const)('[PLUS-020] a card that is %s gives stock and cart back', async (card, key) => {
    const part = await nextPart();
    const ready = await readyBuyer(shop, part, { card: cards[card] });
    const answer = await ready.shopper.call('checkout.commit', commitBody(ready, 'key-three'));
    expect([answer.status, answer.key]).toEqual([422, key]);
    expect(await onHand(shop, part)).toBe(5);
    expect((await ready.shopper.do('cart.mini')).miniCartMap.itemCount).toBe(1);
    const token = await tokenFor(ready.shopper, cards.visa);
    const { order: cart } = await ready.shopper.do('checkout.addPayment', {
      body: { paymentMethod: 'card', token },
    });
    const { orderId } = await ready.shopper.do(
      'checkout.commit',
      commitBody({ ...ready, cart }, 'key-three'),
    );
    expect(orderId).toBeTruthy();
  });

  test('[CART-052] stock that somebody else took names the line and keeps the cart', async () => {
    const part = await nextPart(1);
    const slow = await readyBuyer(shop, part);
    const fast = await readyBuyer(shop, part);
    await fast.shopper.do('checkout.commit', commitBody(fast));
    const answer = await slow.shopper.call('checkout.commit', commitBody(slow));
    const line = slow.cart.orders[0]?.shipmentInfoList[0]?.lineItemList[0];
    expect([answer.status, answer.key]).toEqual([409, 'error_out_of_stock']);
    const [detail] = JSON.parse(answer.text).errorDetails;
    expect(detail.field).toBe(line?.commerceItemId);
    expect(detail.errorMessageDefault).toContain(line?.itemDescription);
    const { cartItemError } = await slow.shopper.do('cart.detail');
    expect(cartItemError).toHaveLength(1);
  });

  test('an older cart version, a price that moved, a missing payment or contact', async () => {
    const part = await nextPart();
    const ready = await readyBuyer(shop, part);
    const { body } = commitBody(ready);
    const older = await ready.shopper.call('checkout.commit', { body: { ...body, cartVersion: 0 } });
    expect([older.status, older.key]).toEqual([409, 'error_order_changed']);
    expect(JSON.parse(older.text).errorDetails[0].errorCode).toBe('7081');
    await shop.database.db
      .updateTable('price')
      .set({ list_minor: 99_99, sale_minor: null })
      .where('part_id', '=', part.partId)
      .execute();
    const moved = await ready.shopper.call('checkout.commit', { body });
    expect(moved.key).toBe('error_order_changed');
    const guest = shop.shopper();
    await guest.do('stores.setPreferred', { body: { storeNumber: part.storeNumber } });
    const { commerceId } = await guest.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1 } });
    const commit = () => guest.call('checkout.commit', { body: { commerceId, idempotencyKey: 'key-four' } });
    expect((await commit()).key).toBe('error_contact_missing');
    await guest.do('checkout.setAddress', { body: contact });
    expect((await commit()).key).toBe('error_payment_missing');
    const stranger = await shop
      .shopper()
      .call('checkout.commit', { body: { commerceId, idempotencyKey: 'key-five' } });
    expect([stranger.status, stranger.key]).toEqual([404, 'error_cart_unknown']);
  });

  test('a token pays once', async () => {
    const part = await nextPart();
    const first = await readyBuyer(shop, part);
    const row = await shop.database.db
      .selectFrom('cart')
      .select('payment')
      .where('id', '=', first.cart.commerceId)
      .executeTakeFirstOrThrow();
    const { token } = row.payment as { token: string };
    await first.shopper.do('checkout.commit', commitBody(first));
    const second = await undecidedBuyer(shop, part, { shopper: first.shopper });
    const add = { body: { paymentMethod: 'card', token } };
    expect((await second.shopper.call('checkout.addPayment', add)).key).toBe('error_payment_token');
    // Attached before it was used up.
    const payment = JSON.stringify(row.payment);
    const carts = shop.database.db.updateTable('cart').where('id', '=', second.cart.commerceId);
    await carts.set({ payment }).execute();
    const answer = await second.shopper.call('checkout.commit', commitBody(second));
    expect([answer.status, answer.key]).toEqual([422, 'error_payment_token']);
  });
});

describe('the bank asks', () => {
  const challengePath = (url: string) => new URL(url).pathname;
  const answerBank = (ready: Awaited<ReturnType<typeof readyBuyer>>, url: string, answer: string) =>
    ready.shopper.fetch(challengePath(url), {
      method: 'POST',
      body: new URLSearchParams({ answer }),
    });

  test('[PLUS-020] after 3-D Secure the same commit places the order', async () => {
    const ready = await readyBuyer(shop, await nextPart(), { card: cards.challenge });
    const body = commitBody(ready, 'key-3ds');
    const asked = await ready.shopper.do('checkout.commit', body);
    expect(asked.orderId).toBeUndefined();
    const url = asked.challenge?.url ?? '';
    expect((await ready.shopper.fetch(challengePath(url))).status).toBe(200);
    const back = await answerBank(ready, url, 'approve');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toBe(
      'http://us.localhost:3000/checkout?step=payment&challenge=approved',
    );
    expect((await ready.shopper.do('checkout.commit', body)).orderId).toBeTruthy();
  });

  test.each([
    ['a refusal', cards.challenge, 'refuse'],
    ['a card that fails', cards.challengeFails, 'approve'],
  ])('[PLUS-020] %s keeps the cart', async (_what, card, answer) => {
    const part = await nextPart();
    const ready = await readyBuyer(shop, part, { card });
    const body = commitBody(ready);
    const { challenge } = await ready.shopper.do('checkout.commit', body);
    await answerBank(ready, challenge?.url ?? '', answer);
    const failed = await ready.shopper.call('checkout.commit', body);
    expect([failed.status, failed.key]).toEqual([422, 'error_card_challenge_failed']);
    expect(await onHand(shop, part)).toBe(5);
  });

  test('who signs in meanwhile has the order in the account, and sees its confirmation', async () => {
    const { email } = await registered(shop);
    const ready = await readyBuyer(shop, await nextPart(), { card: cards.challenge });
    const body = commitBody(ready);
    const { challenge } = await ready.shopper.do('checkout.commit', body);
    await ready.shopper.do('identity.login', { body: { username: email, password: goodPassword } });
    await answerBank(ready, challenge?.url ?? '', 'approve');
    const { orderId } = await ready.shopper.do('checkout.commit', body);
    expect((await ready.shopper.do('orders.confirmation')).orderId).toBe(orderId);
    const { orders } = await ready.shopper.do('orders.history');
    expect(orders.map((order) => order.orderId)).toEqual([orderId]);
    expect((await ready.shopper.do('cart.mini')).miniCartMap.itemCount).toBe(0);
  });

  test('a shopper who turns back may change the cart', async () => {
    const part = await nextPart();
    const ready = await readyBuyer(shop, part, { card: cards.challenge });
    await ready.shopper.do('checkout.commit', commitBody(ready));
    expect(await onHand(shop, part)).toBe(4);
    const token = await tokenFor(ready.shopper, cards.visa);
    const { order: cart } = await ready.shopper.do('checkout.addPayment', {
      body: { paymentMethod: 'card', token },
    });
    expect(await onHand(shop, part)).toBe(5);
    expect((await ready.shopper.do('checkout.commit', commitBody({ ...ready, cart }))).orderId).toBeTruthy();
  });
});
