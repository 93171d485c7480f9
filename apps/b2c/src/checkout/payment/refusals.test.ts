import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, attachCard, cards, fillCart, tokenFor } from '../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../seed/stockedPart.ts';
import { payPalPages } from '../../../conformance/client/payPalPages.ts';
import { member } from '../../../test/member.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import { robotToken } from '../../payments/captcha.ts';
import { PaymentGatewayError, type PaymentGateway } from '../../ports/gateway.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const filled = async (shopper = shop.shopper()) =>
  fillCart(shopper, await stockedPart(shop, { skip: skip++ }));
const refusedBy = async (answer: Promise<{ status: number; key: string | undefined }>) => {
  const { status, key } = await answer;
  return [status, key];
};

describe('a payment session', () => {
  const returnUrl = '/checkout?step=payment';

  test('[PLUS-020] wants a cart, and a wallet that the market has', async () => {
    const empty = shop.shopper().call('checkout.paymentSession', { body: { returnUrl } });
    expect(await refusedBy(empty)).toEqual([422, 'error_cart_empty']);
    const { shopper } = await filled();
    for (const paymentMethod of ['seashells', 'giftCard']) {
      const other = shopper.call('checkout.paymentSession', { body: { returnUrl, paymentMethod } });
      expect(await refusedBy(other)).toEqual([422, 'error_payment_method']);
    }
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://shop.example/checkout',
  ])('[PLUS-020] leads back only to the shop, and from https to https: not to %s', async (elsewhere) => {
    const { shopper } = await filled();
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': 'https',
    };
    const ask = async (to: string) => {
      const body = JSON.stringify({ returnUrl: to });
      return (await shopper.fetch('/ecomm/b2c/v1/order/payment/session', { method: 'POST', headers, body }))
        .status;
    };
    expect([await ask(elsewhere), await ask('/checkout')]).toEqual([400, 200]);
  });

  test(
    '[PLUS-020] [API-085] a gateway that does not answer is told, and the cart stays',
    { timeout: 60_000 },
    async () => {
      const gone = () => Promise.reject(new PaymentGatewayError('away'));
      const wallets = {
        methods: ['paypal'],
        exchange: gone,
        startPayPal: gone,
        finishPayPal: gone,
        applePaySession: gone,
      };
      const payment = {
        name: 'away',
        createSession: gone,
        describeToken: gone,
        authorize: gone,
        findCharge: gone,
        capture: gone,
        void: gone,
        refund: gone,
        wallets,
      } as unknown as PaymentGateway;
      const other = await openShop({ payment });
      const { shopper, cart } = await fillCart(other.shopper(), await stockedPart(other));
      const session = shopper.call('checkout.paymentSession', { body: { returnUrl } });
      expect(await refusedBy(session)).toEqual([422, 'error_payment_processor']);
      const payPal = shopper.call('checkout.paypalLookup', { body: { origin: 'checkout' } });
      expect(await refusedBy(payPal)).toEqual([422, 'error_paypal_failed']);
      for (const paymentMethod of ['card', 'paypal']) {
        const attach = shopper.call('checkout.addPayment', { body: { paymentMethod, token: 'a' } });
        expect(await refusedBy(attach)).toEqual([422, 'error_payment_processor']);
      }
      expect((await shopper.do('cart.detail')).commerceId).toBe(cart.commerceId);
      await other.close();
    },
  );
});

describe('[API-073] a way to pay that is refused', () => {
  test('[CART-040] for its billing address', async () => {
    const { shopper } = await filled();
    const token = await tokenFor(shopper, cards.visa);
    const body = { paymentMethod: 'card', token, billingAddress: { ...address, state: 'ZZ' } };
    expect(await refusedBy(shopper.call('checkout.addPayment', { body }))).toEqual([
      422,
      'error_address_invalid',
    ]);
  });

  test('for a robot', async () => {
    const { shopper } = await filled();
    const body = {
      paymentMethod: 'giftCard',
      cardNumber: '6000000000000001',
      pin: '1234',
      captchaToken: robotToken,
    };
    expect(await refusedBy(shopper.call('checkout.addPayment', { body }))).toEqual([422, 'error_captcha']);
  });

  test('rewards that hold nothing', async () => {
    const body = { paymentMethod: 'loyaltyCard' };
    const poor = await member(shop);
    await filled(poor.shopper);
    const nothing = poor.shopper.call('checkout.addPayment', { body });
    expect(await refusedBy(nothing)).toEqual([422, 'error_rewards_balance']);
  });

  test.each(['giftCard', 'giftcard', 'merchcard', 'loyalty card'])(
    '%s in place of the attached card',
    async (paymentMethod) => {
      const { shopper } = await attachCard(await filled());
      const body = { paymentMethod, token: 'x' };
      expect(await refusedBy(shopper.call('checkout.changePayment', { body }))).toEqual([
        422,
        'error_payment_method',
      ]);
    },
  );
});

test('[API-085] a wallet that comes back while its cart is being bought changes nothing', async () => {
  const { shopper, cart } = await filled();
  const { redirectURL, token } = await shopper.do('checkout.paypalLookup', { body: { origin: 'cart' } });
  const { payerId } = await payPalPages(shopper, redirectURL);
  await shop.database.db
    .updateTable('cart')
    .set({ status: 'COMMITTING' })
    .where('id', '=', cart.commerceId)
    .execute();
  const back = shopper.call('checkout.paypalAuthenticate', { body: { token, payerId } });
  expect(await refusedBy(back)).toEqual([409, 'error_order_changed']);
});
