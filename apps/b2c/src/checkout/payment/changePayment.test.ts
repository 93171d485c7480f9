import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf } from '@driveline/api/contract';
import { address, cards, readyBuyer, tokenFor, undecidedBuyer } from '../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../seed/stockedPart.ts';
import { openShop, type Shop, type Shopper } from '../../../test/shop.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

type Change = InputOf<'checkout.changePayment'>['body'];
const part = (market: string) => stockedPart(shop, { market, onHand: 30, skip: skip++ });
const paying = async (market = 'us') => (await readyBuyer(shop, await part(market), { market })).shopper;
const change = (shopper: Shopper, body: Partial<Change>) =>
  shopper.call('checkout.changePayment', { body: { paymentMethod: 'card', ...body } });

describe('[API-073] the attached card', () => {
  test('gets another billing address and stays the card that it is', async () => {
    const shopper = await paying();
    const { body } = await change(shopper, { billingAddress: { ...address, address1: '99 Other St' } });
    expect(body.paymentMethodInfo).toMatchObject([{ cardType: 'visa', lastFour: '4242' }]);
    const { billingAddress } = await shopper.do('checkout.state');
    expect(billingAddress?.address1).toBe('99 Other St');
  });

  test('gives way to the card of another token', async () => {
    const shopper = await paying();
    const { body } = await change(shopper, { token: await tokenFor(shopper, cards.mastercard) });
    expect(body.paymentMethodInfo).toMatchObject([{ cardType: 'mastercard', lastFour: '4444' }]);
  });

  test('is paid in months where the market offers them, in no other number', async () => {
    const { quantity, shopper } = await large('mx');
    expect(quantity).toBeGreaterThan(0);
    const { installments } = await shopper.do('checkout.paymentOptions');
    const { count = 0, text = '' } = installments.at(-1) ?? {};
    expect(count).toBeGreaterThan(1);
    // What was chosen is said back.
    const chosen = { lastFour: '4242', installments: { count, text } };
    const { body } = await change(shopper, { installments: count });
    expect(body.paymentMethodInfo).toMatchObject([chosen]);
    expect(body.order.grandPaymentAccountList).toMatchObject([chosen]);
    const refused = await change(shopper, { installments: 5 });
    expect([refused.status, refused.key]).toEqual([422, 'error_payment_installments']);
  });

  test.each([
    ['an invented token', { token: 'tok_x' }, 'error_payment_token'],
    ['a way to pay that nobody has', { paymentMethod: 'seashells' }, 'error_payment_method'],
    ['another way than the attached one', { paymentMethod: 'paypal' }, 'error_payment_method'],
    ['a wrong address', { billingAddress: { ...address, postalCode: '0' } }, 'error_address_invalid'],
  ])('%s is refused', async (_what, body, key) => {
    const shopper = await paying();
    const answer = await change(shopper, body);
    expect([answer.status, answer.key]).toEqual([422, key]);
    const { paymentMethodInfo } = await shopper.do('checkout.state');
    expect(paymentMethodInfo).toMatchObject([{ cardType: 'visa', lastFour: '4242' }]);
  });

  test('[CART-052] keeps its billing address while the order is being placed', async () => {
    const shopper = await paying();
    const before = (await shopper.do('checkout.state')).billingAddress;
    const { commerceId } = await shopper.do('cart.detail');
    const carts = shop.database.db.updateTable('cart').where('id', '=', commerceId);
    await carts.set({ status: 'COMMITTING' }).execute();
    const other = { billingAddress: { ...address, address1: '99 Other St' } };
    expect((await change(shopper, other)).key).toBe('error_order_changed');
    const token = await tokenFor(shopper, cards.visa).catch(() => '');
    await shopper.call('checkout.addPayment', { body: { paymentMethod: 'card', token, ...other } });
    await carts.set({ status: 'OPEN' }).execute();
    expect((await shopper.do('checkout.state')).billingAddress).toEqual(before);
  });

  test('a card that the market does not take is declined', async () => {
    const shopper = await paying();
    const token = await tokenFor(shopper, cards.visa);
    // The fields refuse such a card; another service's may not.
    const tokens = shop.database.db.updateTable('sandbox_token').where('token', '=', token);
    await tokens.set({ brand: 'carnet' }).execute();
    expect((await change(shopper, { token })).key).toBe('error_card_declined');
    expect((await shopper.call('checkout.addPayment', { body: { paymentMethod: 'card', token } })).key).toBe(
      'error_card_declined',
    );
  });

  test('nothing is changed where nothing is', async () => {
    expect((await change(shop.shopper(), { installments: 1 })).key).toBe('error_cart_empty');
    const { shopper } = await undecidedBuyer(shop, await part('us'));
    expect((await change(shopper, { installments: 1 })).key).toBe('error_payment_missing');
  });
});

/** A buyer of enough to pay in months. */
async function large(market: string) {
  const goods = await part(market);
  const quantity = 20;
  return { quantity, ...(await readyBuyer(shop, goods, { market, quantity })) };
}
