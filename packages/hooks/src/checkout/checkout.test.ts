import { B2cError } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import { addressChoice, addressValidation, initialAddressValidation } from './addressValidation.ts';
import type { AddressAction, AddressValidation } from './addressValidation.ts';
import { checkoutLifecycle, initialCheckout } from './checkoutLifecycle.ts';
import type { CheckoutAction, CheckoutLifecycle } from './checkoutLifecycle.ts';
import { leavesIdleCheckout } from './idleCheckout.ts';
import { offeredPaymentMethods, paymentMethodId } from './paymentMethods.ts';
import { initialPurchase, maySubmitPurchase, purchase, purchaseFailure } from './purchase.ts';
import type { Purchase, PurchaseAction } from './purchase.ts';
import { offeredShippingMethods } from './shippingMethods.ts';

const after = (...actions: CheckoutAction[]): CheckoutLifecycle =>
  actions.reduce(checkoutLifecycle, initialCheckout);

describe('the checkout lifecycle', () => {
  test('[CART-022] starts invalid and takes the state that is told', () => {
    expect(initialCheckout.status).toBe('invalid');
    for (const type of ['requesting', 'success', 'failure', 'unknown'] as const) {
      expect(after({ type: 'requesting' }, { type }).status).toBe(type);
    }
  });

  test('[CART-032] tracks the delivery update apart from the checkout', () => {
    expect(after({ type: 'requesting' }, { type: 'success' }, { type: 'deliveryRequesting' })).toMatchObject({
      status: 'success',
      delivery: 'requesting',
    });
    expect(after({ type: 'deliveryRequesting' }, { type: 'deliverySuccess' }).delivery).toBe('success');
  });

  test('[CART-033] a refused method keeps its title as the next-day error until the next try', () => {
    const refused = after(
      { type: 'deliveryRequesting' },
      { type: 'deliveryFailure', errorTitle: 'Too late for tomorrow' },
    );
    expect(refused).toMatchObject({ delivery: 'failure', nextDayDeliveryError: 'Too late for tomorrow' });
    expect(checkoutLifecycle(refused, { type: 'deliveryRequesting' }).nextDayDeliveryError).toBeUndefined();
  });

  test('[CART-028] clearing the store resets everything', () => {
    const used = after(
      { type: 'success' },
      { type: 'continueAsGuest' },
      { type: 'deliveryFailure', errorTitle: 'x' },
    );
    expect(used.continueAsGuest).toBe(true);
    expect(checkoutLifecycle(used, { type: 'cleared' })).toEqual(initialCheckout);
  });
});

const bought = (...actions: PurchaseAction<string>[]): Purchase<string> =>
  actions.reduce<Purchase<string>>((state, action) => purchase(state, action)[0], initialPurchase);

describe('[CART-052] the purchase', () => {
  test('stores its data on success', () => {
    expect(bought({ type: 'requesting' }, { type: 'success', data: 'order 7' })).toEqual({
      status: 'success',
      data: 'order 7',
      paymentError: undefined,
    });
  });

  test('keeps the processor’s message until it is reset', () => {
    const failed = bought({ type: 'requesting' }, { type: 'paymentProcessorError', message: 'Declined' });
    expect(failed).toMatchObject({ status: 'failure', paymentError: 'Declined' });
    expect(purchase(failed, { type: 'resetError' })[0]).toMatchObject({
      status: 'idle',
      paymentError: undefined,
    });
  });

  test.each([
    ['idle', bought(), true],
    ['requesting', bought({ type: 'requesting' }), false],
    ['failure', bought({ type: 'requesting' }, { type: 'failure' }), true],
    ['unknown', bought({ type: 'requesting' }, { type: 'unknown' }), false],
    ['success', bought({ type: 'requesting' }, { type: 'success', data: '7' }), false],
  ])('while %s another commit may be sent: %s', (status, state, may) => {
    expect(state.status).toBe(status);
    expect(maySubmitPurchase(state)).toBe(may);
  });

  test.each([
    [
      'a decline',
      new B2cError('http', 'Declined', { status: 422, errorMessageKey: 'error_card_declined' }),
      { type: 'paymentProcessorError', message: 'Declined' },
    ],
    [
      'a processor that is away',
      new B2cError('http', 'Busy', { status: 422, errorMessageKey: 'error_payment_processor' }),
      { type: 'paymentProcessorError', message: 'Busy' },
    ],
    [
      'no stock',
      new B2cError('http', 'Sold out', { status: 409, errorMessageKey: 'error_out_of_stock' }),
      { type: 'failure' },
    ],
    ['a late answer', new B2cError('timeout'), { type: 'unknown' }],
    ['a broken connection', new B2cError('network'), { type: 'unknown' }],
    ['a server fault', new B2cError('http', '', { status: 502 }), { type: 'unknown' }],
    ['a fault of the page', new TypeError('x'), { type: 'failure' }],
  ])('%s means %o', (_, error, action) => {
    expect(purchaseFailure(error)).toEqual(action);
  });
});

const checked = (...actions: AddressAction[]): AddressValidation =>
  actions.reduce(addressValidation, initialAddressValidation);
const notFound = new B2cError('http', 'Address not found', { status: 422, errorCode: '5001' });
const suggestion = {
  firstName: 'A',
  lastName: 'B',
  address1: '1 Main St',
  city: 'Memphis',
  state: 'TN',
  postalCode: '38103',
};

describe('address validation', () => {
  test.each(['success', 'notRequired', 'editNotFound', 'notFoundWithoutSuggestion'] as const)(
    '[CART-038] answers %s',
    (validation) => {
      expect(checked({ type: 'requesting' }).status).toBe('requesting');
      expect(checked({ type: 'requesting' }, { type: 'answered', validation }).status).toBe(validation);
    },
  );

  test('[CART-039] a failure forces the manual form and records code and message of the first detail', () => {
    const failed = checked({ type: 'requesting' }, { type: 'failure', error: notFound });
    expect(failed).toMatchObject({
      status: 'failure',
      manualForm: true,
      errorCode: '5001',
      errorMessage: 'Address not found',
    });
    expect(addressValidation(failed, { type: 'requesting' })).toMatchObject({
      manualForm: true,
      errorCode: undefined,
    });
  });

  test('[CART-040] a billing failure records its message alone', () => {
    expect(checked({ type: 'billingFailure', error: notFound })).toEqual({
      ...initialAddressValidation,
      billingError: 'Address not found',
    });
  });

  test('[CART-041] saving to the profile marks the profile address', () => {
    expect(checked({ type: 'savedToProfile' }).isProfileAddressAvailable).toBe(true);
  });

  test.each([
    [{ type: 'answered', validation: 'success' }, 'none'],
    [{ type: 'answered', validation: 'success', suggestions: [suggestion] }, 'suggestion'],
    [{ type: 'answered', validation: 'editNotFound' }, 'editOrUse'],
    [{ type: 'answered', validation: 'notFoundWithoutSuggestion' }, 'edit'],
    [{ type: 'answered', validation: 'notRequired' }, 'none'],
  ] as const)('[CART-038] %j asks for %s', (action, choice) => {
    expect(addressChoice(checked({ type: 'requesting' }, action))).toBe(choice);
  });
});

describe('[CART-021] a visit to the checkout', () => {
  const visit = { path: '/checkout', lastCallAt: 0, now: 1001, idleMs: 1000 };

  test.each([
    ['after the idle timeout leaves it', visit, true],
    ['on a child path too', { ...visit, path: '/checkout/review' }, true],
    ['within the timeout stays', { ...visit, now: 1000 }, false],
    ['without any call before stays', { ...visit, lastCallAt: undefined }, false],
    ['of another page stays', { ...visit, path: '/checkoutpaypalauth' }, false],
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
    expect(offeredPaymentMethods([option('visa', 2), option('discover', 0), option('giftCard', 5)])).toEqual({
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

describe('[CART-031] shipping methods', () => {
  const method = (available: boolean, price = 0) => ({
    available,
    price,
    estimatedDeliveryDate: '2026-11-24',
  });
  const ids = (methods: Parameters<typeof offeredShippingMethods>[0]) =>
    offeredShippingMethods(methods).methods.map(({ id, available }) => `${id} ${available}`);

  test('are next day and regular, an unavailable one with its reason', () => {
    const nextDay = { ...method(false, 9.99), reason: 'Ordered too late' };
    const offered = offeredShippingMethods({ regular: method(true), nextDay });
    expect(offered.chosen).toBe('regular');
    expect(offered.methods[1]).toEqual({ id: 'nextDay', ...nextDay });
  });

  test('hold the membership’s where its token is valid', () => {
    expect(ids({ regular: method(true), nextDay: method(true), membership: method(true) })).toEqual([
      'membership true',
      'regular true',
      'nextDay true',
    ]);
    expect(ids({ regular: method(true), nextDay: method(true), membership: method(false) })).toHaveLength(2);
  });

  test('have none chosen when none may be taken', () => {
    expect(offeredShippingMethods({ regular: method(false), nextDay: method(false) }).chosen).toBeUndefined();
  });
});
