import { describe, expect, test } from 'vitest';
import { leavesIdleCheckout } from './idleCheckout.ts';
import { offeredPaymentMethods, paymentMethodId } from './paymentMethods.ts';

describe('[CART-021] a visit to the checkout', () => {
  const visit = { path: '/checkout', lastCallAt: 0, now: 1001, idleMs: 1000 };

  test.each([
    ['after the idle timeout leaves it', visit, true],
    ['on a child path too', { ...visit, path: '/checkout/review' }, true],
    ['within the timeout stays', { ...visit, now: 1000 }, false],
    ['without any call before stays', { ...visit, lastCallAt: undefined }, false],
    ['of another page stays', { ...visit, path: '/checkoutpaypalauth' }, false],
    ['of a page below another stays', { ...visit, path: '/help/checkout' }, false],
  ])('%s', (_, facts, leaves) => {
    expect(leavesIdleCheckout(facts)).toBe(leaves);
  });
});

describe('payment options', () => {
  const option = (paymentMethod: string, numberOfCardsAllowed: number) => ({
    paymentMethod,
    numberOfCardsAllowed,
  });

  test('[CART-042][CART-044][CART-046] a method is offered with the server’s count, when that is above zero', () => {
    const options = [option('visa', 2), option('discover', 0), option('amex', -1), option('giftCard', 5)];
    expect(offeredPaymentMethods(options)).toEqual({
      visa: { enabled: true, allowed: 2 },
      giftCard: { enabled: true, allowed: 5 },
    });
  });

  test('[CART-045] the wallets are on or off', () => {
    const offered = offeredPaymentMethods([
      option('apple pay', 1),
      option('googlePay', 3),
      option('paypal', 1),
    ]);
    expect(offered).toEqual({
      applePay: { enabled: true },
      googlePay: { enabled: true },
      paypal: { enabled: true, allowed: 1 },
    });
  });

  test.each([
    ['gift card', 'giftCard'],
    ['merchandise card', 'merchandiseCard'],
    ['loyalty card', 'loyaltyCard'],
    ['amex', 'amex'],
    ['master', 'master'],
    ['visa', 'visa'],
    ['paypal', 'paypal'],
    ['discover', 'discover'],
    ['google pay', 'googlePay'],
    ['apple_pay', 'applePay'],
  ])('[CART-043] %s is %s', (name, id) => {
    expect(paymentMethodId(name)).toBe(id);
  });
});
