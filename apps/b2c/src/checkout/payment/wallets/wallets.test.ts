import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cards, commitBody, tokenFor, undecidedBuyer } from '../../../../conformance/client/buyer.ts';
import { stockedPart } from '../../../../seed/stockedPart.ts';
import { payPalPages } from '../../../../conformance/client/payPalPages.ts';
import { openShop, type Shop, type Shopper } from '../../../../test/shop.ts';
import { isAppleAddress } from './applePay.ts';

let shop: Shop;
let skip = 0;
beforeAll(async () => {
  shop = await openShop({ limiter: { take: () => Promise.resolve(0) } });
});
afterAll(() => shop.close());

const undecided = async (market = 'us') =>
  undecidedBuyer(shop, await stockedPart(shop, { market, skip: skip++ }), { market });
describe('PayPal', () => {
  test.each([
    ['checkout', '/checkoutpaypalauth'],
    ['cart', '/cartpaypalauth'],
  ] as const)('[API-085] [CART-050] from the %s and back, found only by its token', async (origin, path) => {
    const { shopper, cart } = await undecided();
    const { redirectURL, token } = await shopper.do('checkout.paypalLookup', { body: { origin } });
    const back = await payPalPages(shopper, redirectURL);
    expect(back.choice).toContain('<fieldset><legend>');
    expect([new URL(back.action).pathname, back.token]).toEqual([path, token]);
    const nobody = shop.shopper();
    const done = await nobody.do('checkout.paypalAuthenticate', { body: { token, payerId: back.payerId } });
    expect(done).toMatchObject({ paypalIndicator: true, origin, shippingAddress: { city: 'Chicago' } });
    expect(await shopper.do('checkout.state')).toMatchObject({
      paypalIndicator: true,
      paymentLayout: 'paypal',
    });
    const { order } = await shopper.do('checkout.commit', commitBody({ shopper, cart }));
    expect(order?.grandPaymentAccountList[0]).toMatchObject({ paymentMethod: 'paypal', cardType: 'paypal' });
  });

  test('[API-085] the way back attaches once: sent again it changes nothing and tells nothing', async () => {
    const { shopper } = await undecided();
    const { redirectURL, token } = await shopper.do('checkout.paypalLookup', {
      body: { origin: 'checkout' },
    });
    const { payerId } = await payPalPages(shopper, redirectURL);
    const back = (who: Shopper) => who.do('checkout.paypalAuthenticate', { body: { token, payerId } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => back(shop.shopper())));
    expect(answers.filter(({ shippingAddress }) => shippingAddress)).toHaveLength(1);
    expect(new Set(answers.map(({ origin }) => origin))).toEqual(new Set(['checkout']));
    const card = await tokenFor(shopper, cards.visa);
    await shopper.do('checkout.addPayment', { body: { paymentMethod: 'card', token: card } });
    expect((await back(shop.shopper())).shippingAddress).toBeNull();
    expect(await shopper.do('checkout.state')).toMatchObject({
      paypalIndicator: false,
      paymentMethodInfo: [{ cardType: 'visa' }],
    });
  });

  test('[API-085] a way back that the wallet does not know leaves the visit open', async () => {
    const { shopper } = await undecided();
    const { redirectURL, token } = await shopper.do('checkout.paypalLookup', { body: { origin: 'cart' } });
    const wrong = await shopper.call('checkout.paypalAuthenticate', { body: { token, payerId: 'x' } });
    expect(wrong.key).toBe('error_paypal_failed');
    const { payerId } = await payPalPages(shopper, redirectURL);
    const right = await shopper.do('checkout.paypalAuthenticate', { body: { token, payerId } });
    expect(right.shippingAddress).toMatchObject({ city: 'Chicago' });
  });

  test('[API-085] an invented token, another visit’s payer and a market without PayPal are refused', async () => {
    const { shopper } = await undecided();
    const first = await shopper.do('checkout.paypalLookup', { body: { origin: 'checkout' } });
    const other = await shopper.do('checkout.paypalLookup', { body: { origin: 'checkout' } });
    const back = await payPalPages(shopper, other.redirectURL);
    const attach = (token: string, payerId: string) =>
      shopper.call('checkout.paypalAuthenticate', { body: { token, payerId } });
    for (const [token, payerId] of [
      ['ps_x', back.payerId],
      [first.token, back.payerId],
      [first.token, 'x'],
    ] as const) {
      const answer = await attach(token, payerId);
      expect([answer.status, answer.key]).toEqual([422, 'error_paypal_failed']);
    }
    const brazil = (await undecided('br').catch(() => undefined))?.shopper ?? shop.shopper('br');
    expect((await brazil.call('checkout.paypalLookup', { body: { origin: 'cart' } })).key).toBe(
      'error_payment_method',
    );
    expect((await shop.shopper().call('checkout.paypalLookup', { body: { origin: 'cart' } })).key).toBe(
      'error_cart_empty',
    );
  });

  test('a wallet without funds declines the order, one that answers late places it once', async () => {
    for (const [account, key] of [
      ['nofunds', 'error_card_insufficient_funds'],
      ['late', 'error_payment_processor'],
    ] as const) {
      const { shopper, cart } = await undecided();
      const { redirectURL, token } = await shopper.do('checkout.paypalLookup', {
        body: { origin: 'checkout' },
      });
      const { payerId } = await payPalPages(shopper, redirectURL, account);
      await shopper.do('checkout.paypalAuthenticate', { body: { token, payerId } });
      const body = commitBody({ shopper, cart }, `wallet-${account}`);
      expect((await shopper.call('checkout.commit', body)).key).toBe(key);
      if (account === 'late') expect((await shopper.do('checkout.commit', body)).orderId).toBeTruthy();
    }
  });
});

describe('Apple Pay and Google Pay', () => {
  test.each(['applePay', 'googlePay'])('[CART-051] %s by the wallet’s own page', async (paymentMethod) => {
    const { shopper, cart } = await undecided();
    const opened = await shopper.do('checkout.paymentSession', {
      body: { returnUrl: '/checkout?step=payment', paymentMethod },
    });
    expect(opened.frameUrl).toBe('');
    const answer = await shopper.fetch(new URL(opened.pageUrl).pathname, {
      method: 'POST',
      body: new URLSearchParams({ account: 'buyer' }),
    });
    const token = new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? '';
    const state = await shopper.do('checkout.addPayment', { body: { paymentMethod, token } });
    expect(state).toMatchObject({
      paymentLayout: 'wallet',
      paymentMethodInfo: [{ paymentMethod, lastFour: '4242' }],
    });
    expect((await shopper.do('checkout.commit', commitBody({ shopper, cart }))).orderId).toBeTruthy();
  });

  test.each([
    ['googlePay', { protocolVersion: 'ECv2', signature: 's', signedMessage: 'm' }],
    ['applePay', { version: 'EC_v1', data: 'd', signature: 's', header: {} }],
  ])('[CART-051] what the sheet of %s answers pays once', async (paymentMethod, sheet) => {
    const token = JSON.stringify({ ...sheet, test: paymentMethod });
    const { shopper, cart } = await undecided();
    await shopper.do('checkout.addPayment', { body: { paymentMethod, token } });
    expect((await shopper.do('checkout.commit', commitBody({ shopper, cart }))).orderId).toBeTruthy();
    const second = (await undecided()).shopper;
    const again = await second.call('checkout.addPayment', { body: { paymentMethod, token } });
    expect([again.status, again.key]).toEqual([422, 'error_payment_token']);
    expect((await second.call('checkout.addPayment', { body: { paymentMethod, token: '{}' } })).key).toBe(
      'error_payment_token',
    );
  });

  test('[API-114] a merchant session only for Apple’s own addresses', async () => {
    const { shopper } = await undecided();
    const ask = (who: Shopper, validationUrl: string) =>
      who.call('checkout.applePaySession', { body: { validationUrl } });
    const apple = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
    const { body } = await ask(shopper, apple);
    expect(body.merchantSession).toMatchObject({ domainName: 'us.localhost' });
    const refused = await ask(shopper, 'https://evil.example/paymentservices/startSession');
    expect([refused.status, refused.key]).toEqual([422, 'error_applepay_failed']);
    expect((await ask(shop.shopper(), apple)).key).toBe('error_cart_empty');
    expect((await ask((await undecided('mx')).shopper, apple)).key).toBe('error_payment_method');
  });

  test.each([
    ['https://apple-pay-gateway.apple.com/paymentservices/startSession', true],
    ['https://apple-pay-gateway-nc-pod4.apple.com/paymentservices/startSession', true],
    ['https://cn-apple-pay-gateway-sh-pod1.apple.com/paymentservices/paymentSession', true],
    ['https://apple-pay-gateway-cert.apple.com/paymentservices/startSession', true],
    ['http://apple-pay-gateway.apple.com/paymentservices/startSession', false],
    ['https://apple-pay-gateway.apple.com:8443/paymentservices/startSession', false],
    ['https://apple-pay-gateway.apple.com.evil.example/paymentservices/startSession', false],
    ['https://apple-pay-gateway.apple.com@evil.example/paymentservices/startSession', false],
    ['https://apple-pay-gateway.apple.com/other', false],
    ['https://apple-pay-gateway.apple.com/paymentservices/startSession?to=x', false],
    ['https://127.0.0.1/paymentservices/startSession', false],
    ['https://evil-apple-pay-gateway.apple.com/paymentservices/startSession', false],
    ['file:///etc/passwd', false],
    ['', false],
  ])('[API-114] %s: %s', (address, isApple) => expect(isAppleAddress(address)).toBe(isApple));
});
