import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  address,
  cards,
  commitBody,
  contact,
  tokenFor,
  undecidedBuyer,
} from '../../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../../seed/stockedPart.ts';
import { payPalPages } from '../../../../conformance/client/payPalPages.ts';
import { openShop, type Shop, type Shopper } from '../../../../test/shop.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const nextPart = () => stockedPart(shop, { onHand: 30, elsewhere: 30, skip: skip++ });

async function approve(shopper: Shopper, origin: 'cart' | 'checkout' = 'checkout') {
  const { redirectURL, token } = await shopper.do('checkout.paypalLookup', { body: { origin } });
  const { payerId } = await payPalPages(shopper, redirectURL);
  return () => shopper.do('checkout.paypalAuthenticate', { body: { token, payerId } });
}

/** A guest whose cart PayPal was approved for. */
async function approved(origin?: 'cart' | 'checkout') {
  const { shopper, cart } = await undecidedBuyer(shop, await nextPart());
  await (
    await approve(shopper, origin)
  )();
  const [line] = cart.orders[0]?.shipmentInfoList[0]?.lineItemList ?? [];
  const change = (quantity: number) =>
    shopper.do('cart.updateItem', {
      params: { commerceItemId: line?.commerceItemId ?? '' },
      body: { quantity },
    });
  return { shopper, cart, change, total: cart.grandOrderPriceInfo.totalPrice };
}

const payPal = { paypalIndicator: true, paymentMethodInfo: [{ cardType: 'paypal' }] };
const none = { paypalIndicator: false, paymentMethodInfo: [], paymentLayout: 'none' };

describe("[CART-050] a wallet's approval is for its amount", () => {
  test('another cart asks again, and says what was approved', async () => {
    const { shopper, cart, total } = await approved();
    expect(await shopper.do('checkout.state')).toMatchObject(payPal);
    const [line] = cart.orders[0]?.shipmentInfoList[0]?.lineItemList ?? [];
    await shopper.do('cart.removeItem', { params: { commerceItemId: line?.commerceItemId ?? '' } });
    const { sku } = await nextPart();
    const other = await shopper.do('cart.addItem', {
      body: { skuNumber: sku, quantity: 2, shipmentType: 'instore' },
    });
    const state = await shopper.do('checkout.state');
    expect(state).toMatchObject({
      ...none,
      approvalLapsed: { paymentMethod: 'paypal', cardType: 'paypal', approvedAmount: total },
    });
    const refused = await shopper.call('checkout.commit', commitBody({ shopper, cart: other }));
    expect([refused.status, refused.key]).toEqual([422, 'error_payment_missing']);
    await (
      await approve(shopper)
    )();
    const again = await shopper.do('checkout.state');
    expect(again).toMatchObject(payPal);
    expect(again).not.toHaveProperty('approvalLapsed');
  });

  test('other parts of the same price ask again, before the way to the wallet and during it', async () => {
    const [first, second] = [await nextPart(), await nextPart()];
    const prices = shop.database.db
      .updateTable('price')
      .where('part_id', 'in', [first.partId, second.partId]);
    await prices.set({ list_minor: 80_00, sale_minor: null, core_minor: 0 }).execute();
    const { shopper, cart } = await undecidedBuyer(shop, first);
    const total = cart.grandOrderPriceInfo.totalPrice;
    await (
      await approve(shopper)
    )();
    const swap = async ({ sku }: typeof first) => {
      const [line] = (await shopper.do('cart.detail')).orders[0]?.shipmentInfoList[0]?.lineItemList ?? [];
      const params = { commerceItemId: line?.commerceItemId ?? '' };
      await shopper.do('cart.removeItem', { params });
      const body = { skuNumber: sku, quantity: 1, shipmentType: 'instore' } as const;
      return shopper.do('cart.addItem', { body });
    };
    const swapped = await swap(second);
    expect(swapped.grandOrderPriceInfo.totalPrice).toBe(total);
    const lapsed = { ...none, approvalLapsed: { paymentMethod: 'paypal', approvedAmount: total } };
    expect(await shopper.do('checkout.state')).toMatchObject(lapsed);
    expect((await shopper.call('checkout.commit', commitBody({ shopper, cart: swapped }))).key).toBe(
      'error_payment_missing',
    );
    const comeBack = await approve(shopper);
    await swap(first);
    await comeBack();
    expect(await shopper.do('checkout.state')).toMatchObject(lapsed);
  });

  test('another quantity asks again, the approved one does not', async () => {
    const { shopper, change } = await approved();
    await change(2);
    expect(await shopper.do('checkout.state')).toMatchObject(none);
    await change(1);
    expect(await shopper.do('checkout.state')).toMatchObject(payPal);
  });

  test('a cart that was changed while the shopper was at the wallet asks again', async () => {
    const { shopper, change } = await approved();
    const comeBack = await approve(shopper);
    await change(3);
    await comeBack();
    expect(await shopper.do('checkout.state')).toMatchObject(none);
  });

  test('from the cart it holds for what delivery and tax add, and for no other goods', async () => {
    const { shopper, cart, change } = await approved('cart');
    const [line] = cart.orders[0]?.shipmentInfoList[0]?.lineItemList ?? [];
    await shopper.do('cart.updateItem', {
      params: { commerceItemId: line?.commerceItemId ?? '' },
      body: { shipmentType: 'regular' },
    });
    await shopper.do('checkout.setAddress', {
      body: { ...contact, shippingAddress: address, useAsEntered: true },
    });
    expect(await shopper.do('checkout.state')).toMatchObject(payPal);
    await change(2);
    expect(await shopper.do('checkout.state')).toMatchObject(none);
  });

  test('from the cart it lapses with the gift card that paid a part', async () => {
    const { shopper } = await undecidedBuyer(shop, await nextPart(), { quantity: 3 });
    const body = { paymentMethod: 'giftCard', cardNumber: '6000000000000001', pin: '1234' };
    const { giftCardList } = await shopper.do('checkout.addPayment', { body });
    await (
      await approve(shopper, 'cart')
    )();
    expect(await shopper.do('checkout.state')).toMatchObject(payPal);
    const { giftCardId = '' } = giftCardList[0] ?? {};
    await shopper.do('checkout.removePayment', { body: { paymentMethod: 'giftCard', giftCardId } });
    expect(await shopper.do('checkout.state')).toMatchObject(none);
  });

  test.each(['applePay', 'googlePay'])('%s too', async (paymentMethod) => {
    const { shopper } = await undecidedBuyer(shop, await nextPart());
    const opened = await shopper.do('checkout.paymentSession', {
      body: { returnUrl: '/checkout', paymentMethod },
    });
    const answer = await shopper.fetch(new URL(opened.pageUrl).pathname, {
      method: 'POST',
      body: new URLSearchParams({ account: 'buyer' }),
    });
    const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? '';
    // Raised while the wallet's page was open.
    await shopper.do('cart.addItem', {
      body: { skuNumber: (await nextPart()).sku, quantity: 1, shipmentType: 'instore' },
    });
    const state = await shopper.do('checkout.addPayment', { body: { paymentMethod, token } });
    expect(state).toMatchObject({ ...none, approvalLapsed: { paymentMethod } });
  });
});

test('a card that was entered stays while gift cards come and go', async () => {
  const { shopper } = await undecidedBuyer(shop, await nextPart(), { quantity: 3 });
  await shopper.do('checkout.addPayment', {
    body: { paymentMethod: 'card', token: await tokenFor(shopper, cards.visa) },
  });
  const body = { paymentMethod: 'giftCard', cardNumber: '6000000000000001', pin: '1234' };
  const { giftCardList, ...state } = await shopper.do('checkout.addPayment', { body });
  expect(state.paymentMethodInfo).toMatchObject([{ cardType: 'visa', lastFour: '4242' }]);
  const { giftCardId = '' } = giftCardList[0] ?? {};
  const left = await shopper.do('checkout.removePayment', {
    body: { paymentMethod: 'giftCard', giftCardId },
  });
  expect(left.paymentMethodInfo).toMatchObject([{ cardType: 'visa', lastFour: '4242' }]);
});
