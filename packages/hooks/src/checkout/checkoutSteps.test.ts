import type { CheckoutState } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import {
  askedStep,
  CHECKOUT_STEPS,
  isStepDone,
  openCheckoutStep,
  stepAfter,
  stepName,
  stepOfInserted,
  wayToStep,
} from './checkoutSteps.ts';

const contact = { email: 'a@b.example', phoneNumber: '', firstName: 'A', lastName: 'B', fiscalId: '' };
const visa = { paymentMethod: 'visa', cardType: 'visa', lastFour: '4242' };
const state = (more: Partial<CheckoutState>) =>
  ({
    contact: null,
    shippingAddress: null,
    containsShipToHomeItem: false,
    paymentMethodInfo: [],
    GCorRewardsOnlyOrder: false,
    ...more,
  }) as unknown as CheckoutState;
const paid = { contact, paymentMethodInfo: [visa] };

describe('the table of steps', () => {
  test('[CART-020] has delivery, contact, payment and the last look, in this order', () => {
    expect(CHECKOUT_STEPS).toEqual(['delivery', 'contact', 'payment', 'review']);
  });

  test.each([
    ['a new checkout', {}, ['delivery']],
    ['a contact', { contact }, ['delivery', 'contact']],
    ['a contact of a delivery without its address', { contact, containsShipToHomeItem: true }, ['delivery']],
    [
      'a contact of a delivery with its address',
      {
        contact,
        containsShipToHomeItem: true,
        shippingAddress: { city: 'Memphis' } as CheckoutState['shippingAddress'],
      },
      ['delivery', 'contact'],
    ],
    ['a contact without an email', { contact: { ...contact, email: '' } }, ['delivery']],
    ['a card', paid, ['delivery', 'contact', 'payment']],
    [
      'gift cards that pay everything',
      { contact, GCorRewardsOnlyOrder: true },
      ['delivery', 'contact', 'payment'],
    ],
  ])('[CART-020] with %s some are done', (_name, known, done) => {
    expect(CHECKOUT_STEPS.filter((step) => isStepDone(step, state(known)))).toEqual(done);
  });

  test.each([
    ['a new checkout', {}, null, 'delivery'],
    ['a finished checkout without a step', paid, null, 'delivery'],
    ['payment before the contact is known', {}, 'payment', 'contact'],
    ['payment of a pickup with a contact', { contact }, 'payment', 'payment'],
    [
      'payment of a delivery without an address',
      { contact, containsShipToHomeItem: true },
      'payment',
      'contact',
    ],
    ['the last look before the payment', { contact }, 'review', 'payment'],
    ['the last look', paid, 'review', 'review'],
    ['a step that does not exist', { contact }, 'nope', 'payment'],
    ['a finished step that is edited', paid, 'contact', 'contact'],
  ])('[CART-020] %s opens', (_name, known, asked, open) => {
    expect(openCheckoutStep(state(known), asked)).toBe(open);
  });
});

describe('[PLUS-030] a shop that asks for the contact first', () => {
  const order = ['contact', 'delivery', 'payment', 'review'] as const;

  test.each([
    ['a new checkout', {}, null, 'contact'],
    ['delivery before the contact is known', {}, 'delivery', 'contact'],
    ['delivery with a contact', { contact }, 'delivery', 'delivery'],
    ['payment with a contact', { contact }, 'payment', 'payment'],
    ['a step that does not exist', { contact }, 'nope', 'payment'],
  ])('opens for %s', (_name, known, asked, open) => {
    expect(openCheckoutStep(state(known), asked, order)).toBe(open);
  });

  test('without any step has the last look', () => {
    expect(openCheckoutStep(state({}), null, [])).toBe('review');
    expect(openCheckoutStep(state(paid), 'contact', [])).toBe('review');
  });

  test('goes on in its order, and from the last step nowhere else', () => {
    expect(order.map((step) => stepAfter(step, order))).toEqual(['delivery', 'payment', 'review', 'review']);
    expect(stepAfter('delivery', CHECKOUT_STEPS)).toBe('contact');
  });
});

test.each([
  ['/checkout', '', null],
  ['/checkout', '?step=contact', 'contact'],
  ['/checkout', '?paypal=cancelled', 'payment'],
  ['/checkout', '?step=review&paypal=cancelled', 'review'],
  ['/checkout/review', '?notice=n', 'review'],
])('[CART-020] %s%s asks for a step', (pathname, search, step) => {
  expect(askedStep({ pathname, search })).toBe(step);
});

test('what a shop inserts is shown with the step before it, or with the first', () => {
  const own = (id: string) => ({ id, isInserted: true }) as const;
  const sections = [own('first'), { id: 'delivery' }, own('then'), { id: 'payment' }] as const;
  const at = (id: string, of: Parameters<typeof stepOfInserted>[0] = sections) => stepOfInserted(of, id);
  expect([at('first'), at('then'), at('alone', [own('alone')])]).toEqual(['delivery', 'delivery', 'review']);
});

test('[CONF-031] a step that asks for an address too says so in its name', () => {
  expect(CHECKOUT_STEPS.map((step) => stepName(step, false))).toContain('checkout.contact');
  expect(CHECKOUT_STEPS.map((step) => stepName(step, true))).toEqual([
    'checkout.delivery',
    'checkout.contactAndAddress',
    'checkout.payment',
    'checkout.reviewStep',
  ]);
  expect(CHECKOUT_STEPS.map(wayToStep)).toContain('payment.toReview');
});
