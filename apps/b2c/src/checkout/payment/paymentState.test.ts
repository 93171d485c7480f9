import { br, mx, us } from '../../../test/markets.ts';
import type { PaymentMethod } from '@driveline/markets';
import { describe, expect, test } from 'vitest';
import type { CartModel } from '../../cart/cartModel.ts';
import type { CartPayment } from '../../tenders/tenders.ts';
import type { PaymentGateway } from '../../ports/gateway.ts';
import { cardsAllowed, isAnyCard, methodNamed } from '../../tenders/paymentMethods.ts';
import { toPaymentState } from './paymentState.ts';
import type { PaymentPlan } from '../../tenders/tenders.ts';

const wallets = { methods: ['paypal', 'applePay'] };
const gateway = { wallets, laterMethods: ['pix', 'boleto'] } as unknown as PaymentGateway;
const bareGateway = {} as PaymentGateway;
const method = (change: Partial<PaymentMethod>): PaymentMethod => ({
  id: 'visa',
  kind: 'card',
  enabled: true,
  ...change,
});

describe('how many of a method pay one order', () => {
  test.each<[string, Partial<PaymentMethod>, number, number]>([
    ['a card', {}, 1, 1],
    ['a card that is off', { enabled: false }, 0, 0],
    ['a wallet', { id: 'paypal', kind: 'wallet' }, 1, 0],
    ['a wallet that the gateway lacks', { id: 'googlePay', kind: 'wallet' }, 0, 0],
    ['gift cards', { id: 'giftCard', kind: 'giftcard' }, 4, 4],
    ['rewards', { id: 'loyaltyCard', kind: 'giftcard' }, 1, 1],
    ['a code that waits', { id: 'pix', kind: 'instant', waitsForPayment: true }, 1, 0],
    ['a voucher that waits', { id: 'boleto', kind: 'voucher', waitsForPayment: true }, 1, 0],
    ['a voucher that the gateway lacks', { id: 'oxxo', kind: 'voucher', waitsForPayment: true }, 0, 0],
    ['a voucher that does not wait', { id: 'oxxo', kind: 'voucher' }, 1, 1],
  ])('%s', (_what, change, count, without) => {
    expect(cardsAllowed(method(change), gateway)).toBe(count);
    expect(cardsAllowed(method(change), bareGateway)).toBe(without);
  });
});

describe('the method that a name of the wire means', () => {
  test.each([
    ['visa', 'visa'],
    ['Master-Card', 'master'],
    ['american express', 'amex'],
    ['applepay', 'applePay'],
    ['APPLE_PAY', 'applePay'],
    ['loyalty card', 'loyaltyCard'],
    ['giftcard', 'giftCard'],
  ])('%s is %s', (name, id) => expect(methodNamed(us, gateway, name).id).toBe(id));

  test.each(['', '42', 'oxxo', 'googlePay', 'visa2x', '!!'])('%j is none', (name) => {
    expect(() => methodNamed(us, gateway, name)).toThrow(
      expect.objectContaining({ key: 'error_payment_method', options: { field: 'paymentMethod' } }),
    );
  });

  test('a method without a vendor is found only by its id', () => {
    const market = { ...us, payments: { ...us.payments, methods: [method({ id: 'cash' })] } };
    expect(methodNamed(market, gateway, 'Cash').id).toBe('cash');
    expect(() => methodNamed(market, gateway, '-')).toThrow('error_payment_method');
  });

  test.each([
    ['card', true],
    ['Credit Card', true],
    ['CREDIT-CARD', true],
    ['giftCard', false],
    ['', false],
  ])('%j is any card: %s', (name, isAny) => expect(isAnyCard(name)).toBe(isAny));
});

describe('how a cart is paid, for the wire', () => {
  const pay = (change: Partial<CartPayment>): CartPayment => ({
    method: 'visa',
    token: 'secret',
    cardType: 'visa',
    lastFour: '4242',
    expiry: '12/30',
    installments: 1,
    returnUrl: '',
    ...change,
  });
  const noPlan: PaymentPlan = { accounts: [], dueMinor: 0, isCovered: false, hasShrunk: false };
  const cart = (payment: CartPayment | null, paymentPlan = noPlan) => ({ payment, paymentPlan }) as CartModel;
  const nothing = {
    paymentMethodInfo: [],
    giftCardList: [],
    GCorRewardsOnlyOrder: false,
    paymentLayout: 'none',
    paypalIndicator: false,
  };

  test('no cart, or one that nobody paid yet', () => {
    expect(toPaymentState(us, undefined)).toEqual(nothing);
    expect(toPaymentState(us, cart(null))).toEqual(nothing);
  });

  test('a card: never its token, its expiry only when it has one', () => {
    expect(toPaymentState(us, cart(pay({})))).toEqual({
      ...nothing,
      paymentMethodInfo: [{ paymentMethod: 'visa', cardType: 'visa', lastFour: '4242', expiry: '12/30' }],
      paymentLayout: 'card',
    });
    expect(toPaymentState(us, cart(pay({ expiry: '' }))).paymentMethodInfo[0]).not.toHaveProperty('expiry');
  });

  test.each([
    ['PayPal', us, { method: 'paypal', cardType: 'paypal' }, 'paypal', true],
    ['another wallet', us, { method: 'applePay', cardType: 'visa' }, 'wallet', false],
    ['Pix', br, { method: 'pix', cardType: 'pix' }, 'none', false],
    ['a method that the market lost', mx, { method: 'gone', cardType: 'gone' }, 'none', false],
  ] as const)('%s', (_what, market, payment, paymentLayout, paypalIndicator) => {
    const state = toPaymentState(market, cart(pay(payment)));
    expect(state).toMatchObject({ paymentLayout, paypalIndicator });
  });

  test.each([
    [{ dueMinor: 120_05 }, noPlan, 120.05],
    [undefined, noPlan, 0],
    [undefined, undefined, 0],
    [{ dueMinor: 120_05 }, { ...noPlan, isCovered: true }, undefined],
  ])(
    'an approval of %j that has lapsed: asked again while something is due',
    (approval, paymentPlan, amount) => {
      const lapsedPayment = pay({
        method: 'paypal',
        cardType: 'paypal',
        ...(approval && { approval: approval as never }),
      });
      const state = toPaymentState(us, { payment: null, paymentPlan, lapsedPayment } as unknown as CartModel);
      expect(state.approvalLapsed).toEqual(
        amount === undefined
          ? undefined
          : { paymentMethod: 'paypal', cardType: 'paypal', approvedAmount: amount },
      );
    },
  );

  test('gift cards with what they pay and hold; a covered order shows no card', () => {
    const accounts = [
      {
        method: 'giftCard' as const,
        accountId: 'g1',
        lastFour: '1111',
        seenMinor: 50_00,
        availableMinor: 50_00,
        appliedMinor: 20_05,
      },
    ];
    const covered = toPaymentState(
      us,
      cart(pay({}), { accounts, dueMinor: 0, isCovered: true, hasShrunk: false }),
    );
    expect(covered).toMatchObject({
      giftCardList: [
        {
          giftCardId: expect.any(String),
          paymentMethod: 'giftCard',
          lastFour: '1111',
          amount: 20.05,
          balance: 50,
        },
      ],
      GCorRewardsOnlyOrder: true,
      paymentLayout: 'none',
    });
  });
});
