import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftCardOrder } from '../../conformance/client/acquire.ts';
import { cards, readyBuyer, tokenFor, tokenToSave } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { logIn } from '../../test/browsers.ts';
import { registered } from '../../test/registered.ts';
import { wayOf } from '../../test/savedCard.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const buyer = async () =>
  (await readyBuyer(shop, await stockedPart(shop, { market: 'us', onHand: 30, skip: skip++ }))).shopper;

test('[PLUS-020] a token that another session made pays no cart', async () => {
  const [mine, theirs] = [await buyer(), await buyer()];
  const token = await tokenFor(theirs, cards.mastercard);
  const body = { paymentMethod: 'card', token };
  expect(wayOf(await mine.call('checkout.addPayment', { body }))).toEqual([422, 'error_payment_token']);
  expect(wayOf(await mine.call('checkout.changePayment', { body }))).toEqual([422, 'error_payment_token']);
  expect((await mine.do('checkout.state')).paymentMethodInfo).toMatchObject([{ lastFour: '4242' }]);
  // It is still good where it was made.
  expect((await theirs.call('checkout.addPayment', { body })).status).toBe(200);
});

test('[PLUS-020] a token stays good when its shopper signs in meanwhile', async () => {
  const { email } = await registered(shop);
  const shopper = await buyer();
  const token = await tokenFor(shopper, cards.mastercard);
  await logIn(shopper, email);
  const body = { paymentMethod: 'card', token };
  expect((await shopper.call('checkout.addPayment', { body })).status).toBe(200);
});

test('[CART-055] nor a gift card', async () => {
  const [mine, theirs] = [shop.shopper(), await buyer()];
  const { purchaseId } = await mine.do('giftCards.buy', { body: giftCardOrder });
  const pay = async (token: string) =>
    wayOf(await mine.call('giftCards.pay', { params: { purchaseId }, body: { token } }));
  expect(await pay(await tokenFor(theirs, cards.visa))).toEqual([422, 'error_payment_token']);
  expect((await pay(await tokenFor(mine, cards.visa, purchaseId)))[0]).toBe(200);
});

test('[PLUS-050] nor is its card saved', async () => {
  const [mine, theirs] = [await signedIn(shop), await signedIn(shop)];
  const token = await tokenToSave(theirs.shopper);
  const save = async () => wayOf(await mine.shopper.call('account.addCard', { body: { token } }));
  expect(await save()).toEqual([422, 'error_payment_token']);
  expect((await mine.shopper.do('account.cards')).cards).toEqual([]);
});
