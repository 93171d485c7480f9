import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, commitBody, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { issueGiftCard } from '../../test/giftCard.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A cart whose payment is under way: the gateway has not answered the first time. */
async function beingBought(skip: number) {
  const part = await stockedPart(shop, { onHand: 9, skip });
  const ready = await readyBuyer(shop, part, { card: cards.late });
  const body = {
    skuNumber: part.sku,
    quantity: 1,
    storeNumber: part.storeNumber,
    shipmentType: 'instore' as const,
  };
  const first = await ready.shopper.call('checkout.commit', commitBody(ready));
  expect(first.key).toBe('error_payment_processor');
  return { ...ready, body };
}

test('[API-023] [API-066] a change while the order is being placed says 7083 and when to come back', async () => {
  const { shopper, cart, body } = await beingBought(0);
  const changes = [
    await shopper.call('cart.addItem', { body }),
    await shopper.call('checkout.removePayment', { body: { paymentMethod: 'card' } }),
    await shopper.call('checkout.addPayment', {
      body: { paymentMethod: 'giftCard', cardNumber: await issueGiftCard(shop, 5_00), pin: '1234' },
    }),
  ];
  for (const { status, text, headers } of changes) {
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    expect(JSON.parse(text).errorDetails).toEqual([
      {
        errorCode: '7083',
        errorMessageDefault: expect.stringContaining('placing your order'),
        errorMessageKey: 'error_busy',
      },
    ]);
  }
  // The order is read again, and the repeat goes into the next cart.
  const { orderId } = await shopper.do('checkout.commit', commitBody({ shopper, cart }));
  expect(orderId).toBeTruthy();
  const repeated = await shopper.do('cart.addItem', { body });
  expect(repeated.commerceId).not.toBe(cart.commerceId);
});

test('[CART-052] while the bank’s page is open, which may take minutes, it is a change like any other', async () => {
  const { shopper, cart, body } = await beingBought(1);
  await shop.database.db
    .updateTable('payment')
    .set({ status: 'CHALLENGE' })
    .where('cart_id', '=', cart.commerceId)
    .execute();
  const { status, key, text } = await shopper.call('cart.addItem', { body });
  expect([status, key, JSON.parse(text).errorDetails[0].errorCode]).toEqual([
    409,
    'error_order_changed',
    '7081',
  ]);
});
