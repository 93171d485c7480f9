import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { address, cards, contact, tokenFor } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { issueGiftCard } from '../../test/giftCard.ts';
import { payPalPages } from '../../conformance/client/payPalPages.ts';
import { registered } from '../../test/registered.ts';
import { goodPassword } from '../../conformance/client/password.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const add = (
  shopper: Shopper,
  { sku, storeNumber }: { sku: string; storeNumber: string },
  quantity: number,
) => shopper.do('cart.addItem', { body: { skuNumber: sku, quantity, storeNumber, shipmentType: 'instore' } });

const logIn = (shopper: Shopper, email: string) =>
  shopper.do('identity.login', { body: { username: email, password: goodPassword } });

const quantities = async (shopper: Shopper): Promise<number[]> =>
  (await shopper.do('cart.detail')).orders.flatMap(({ shipmentInfoList }) =>
    shipmentInfoList.flatMap(({ lineItemList }) => lineItemList.map(({ itemQuantity }) => itemQuantity)),
  );

describe('a cart at sign-in', () => {
  test('[API-053] a guest’s becomes the account’s, follows it to another device and leaves with it', async () => {
    const part = await stockedPart(shop, { onHand: 50 });
    const shopper = shop.shopper();
    await add(shopper, part, 2);
    const { email } = await registered(shop, { shopper });
    expect(await quantities(shopper)).toEqual([2]);
    const phone = shop.shopper();
    await logIn(phone, email);
    expect(await quantities(phone)).toEqual([2]);
    await shopper.do('identity.logout', { body: {} });
    expect(await quantities(shopper)).toEqual([]);
    expect(await quantities(phone)).toEqual([2]);
  });

  test('[API-053] equal lines become one, others stand beside it, and no part passes 99', async () => {
    const one = await stockedPart(shop, { onHand: 200 });
    const two = await stockedPart(shop, { onHand: 200, skip: 1 });
    const { shopper, email } = await registered(shop);
    await add(shopper, one, 60);
    const guest = shop.shopper();
    await add(guest, one, 60);
    await add(guest, two, 3);
    const answer = await logIn(guest, email);
    expect(answer.cartChanged).toBe(true);
    expect((await quantities(guest)).sort((a, b) => a - b)).toEqual([3, 99]);
    expect(await quantities(shopper)).toHaveLength(2);
  });

  test('[API-053] a guest’s contact, address and codes fill what the account’s cart lacks', async () => {
    const part = await stockedPart(shop, { onHand: 200, elsewhere: 200, skip: 2 });
    const { shopper, email } = await registered(shop);
    await add(shopper, part, 1);
    const guest = shop.shopper();
    await guest.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 4, shipmentType: 'regular' } });
    await guest.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
    await guest.do('promotions.claim', { body: { promoCode: 'SAVE10' } });
    await logIn(guest, email);
    expect(await guest.do('checkout.state')).toMatchObject({
      contact: { email: contact.email },
      shippingAddress: { city: address.city },
    });
    expect((await guest.do('cart.detail')).promoData?.promoCode).toBe('SAVE10');

    const other = shop.shopper();
    await other.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' } });
    await other.do('checkout.setAddress', {
      body: { ...contact, email: 'eve@example.com', shippingAddress: { ...address, address1: '9 Other St' } },
    });
    await logIn(other, email);
    expect(await other.do('checkout.state')).toMatchObject({
      contact: { email: contact.email },
      shippingAddress: { address1: address.address1 },
    });
  });

  test('[API-053] [API-073] a guest’s gift card, card and membership pay and carry the account’s cart', async () => {
    const part = await stockedPart(shop, { onHand: 200, elsewhere: 200, skip: 2 });
    const { shopper, email } = await registered(shop);
    await add(shopper, part, 1);
    const guest = shop.shopper();
    await guest.do('cart.addItem', { body: { skuNumber: part.sku, quantity: 1, shipmentType: 'regular' } });
    await guest.do('checkout.setAddress', { body: { ...contact, shippingAddress: address } });
    const membership = {
      shipmentId: 'regular',
      shippingMethod: 'membership' as const,
      membershipToken: 'MEMBER-US-2024',
    };
    await guest.do('checkout.setShipment', { body: membership });
    const cardNumber = await issueGiftCard(shop, 5_00);
    await guest.do('checkout.addPayment', { body: { paymentMethod: 'giftCard', cardNumber, pin: '1234' } });
    const token = await tokenFor(guest, cards.visa);
    await guest.do('checkout.addPayment', { body: { paymentMethod: 'card', token } });
    await logIn(guest, email);
    expect(await guest.do('checkout.state')).toMatchObject({
      giftCardList: [{ lastFour: cardNumber.slice(-4), amount: 5 }],
      paymentMethodInfo: [{ paymentMethod: 'visa' }],
      cart: { grandOrderPriceInfo: { shippingPrice: 0 } },
    });
    expect((await quantities(guest)).length).toBe(2);

    const other = shop.shopper();
    await add(other, part, 1);
    const second = await issueGiftCard(shop, 3_00);
    await other.do('checkout.addPayment', {
      body: { paymentMethod: 'giftCard', cardNumber: second, pin: '1234' },
    });
    await other.do('checkout.addPayment', {
      body: { paymentMethod: 'card', token: await tokenFor(other, cards.amex) },
    });
    await logIn(other, email);
    expect(await other.do('checkout.state')).toMatchObject({
      giftCardList: [{ lastFour: cardNumber.slice(-4) }, { lastFour: second.slice(-4) }],
      paymentMethodInfo: [{ paymentMethod: 'visa' }],
    });
  });

  test('[API-053] [CART-050] who signs in while PayPal’s page is open comes back to the account’s cart', async () => {
    const part = await stockedPart(shop, { onHand: 200, skip: 2 });
    const { shopper, email } = await registered(shop);
    await add(shopper, part, 1);
    const guest = shop.shopper();
    await add(guest, part, 1);
    const { redirectURL, token } = await guest.do('checkout.paypalLookup', { body: { origin: 'cart' } });
    const { payerId } = await payPalPages(guest, redirectURL);
    await logIn(guest, email);
    await guest.do('checkout.paypalAuthenticate', { body: { token, payerId } });
    // Its own parts cost more than what was approved.
    expect(await guest.do('checkout.state')).toMatchObject({ approvalLapsed: { paymentMethod: 'paypal' } });
  });

  test('[API-053] two sign-ins at once end with one cart that holds both guests’ lines', async () => {
    const one = await stockedPart(shop, { onHand: 200 });
    const two = await stockedPart(shop, { onHand: 200, skip: 1 });
    const { email, id } = await registered(shop);
    const guests = [shop.shopper(), shop.shopper()] as const;
    await add(guests[0], one, 2);
    await add(guests[1], two, 3);
    await Promise.all(guests.map((guest) => logIn(guest, email)));
    for (const guest of guests) expect((await quantities(guest)).sort()).toEqual([2, 3]);
    const carts = await shop.database.db
      .selectFrom('cart')
      .select('status')
      .where('customer_id', '=', id)
      .where('status', '=', 'OPEN')
      .execute();
    expect(carts).toHaveLength(1);
  });

  test('[API-053] one that is being bought elsewhere is waited for, and nothing is lost', async () => {
    const part = await stockedPart(shop, { onHand: 50 });
    const { shopper, email, id } = await registered(shop);
    await add(shopper, part, 1);
    const own = shop.database.db.updateTable('cart').where('customer_id', '=', id);
    await own.set({ status: 'COMMITTING' }).execute();
    const guest = shop.shopper();
    await add(guest, part, 4);
    await logIn(guest, email);
    await own.set({ status: 'OPEN' }).execute();
    expect(await quantities(guest)).toEqual([5]);
  });

  test('two devices that put their first part in at once have one cart', async () => {
    const part = await stockedPart(shop, { onHand: 50 });
    const { shopper, email } = await registered(shop);
    const phone = shop.shopper();
    await logIn(phone, email);
    await Promise.allSettled([add(shopper, part, 1), add(phone, part, 1)]);
    const lines = await quantities(shopper);
    expect(await quantities(phone)).toEqual(lines);
  });
});
