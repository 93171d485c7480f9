import type { CheckoutState } from '@driveline/api';
import { fixture } from '@driveline/api/testing';
import { issue } from '@driveline/validation';
import { describe, expect, test } from 'vitest';
import { page, shipped, work } from './checkoutPageForTest.tsx';

/** Nothing pays this order yet. */
const unpaid: CheckoutState = { ...shipped(), paymentMethodInfo: [], giftCardList: [] };
const [visa] = fixture('account.cards').cards;

describe('[PLUS-050] the cards of a member', () => {
  const cards = [
    { ...visa!, cardId: 'old', isDefault: true, isExpired: true, lastFour: '1111' },
    { ...visa!, cardId: 'mine', isDefault: false, nickname: 'Work' },
  ];

  test('are offered, the first that has not expired preselected', () => {
    const html = page({ state: unpaid, cards });
    expect(html).toMatch(/name="cardId"[^>]*checked=""[^>]*value="mine"/);
    expect(html).toContain('Work · Visa ending in 4242');
    expect(html).not.toContain('1111');
    expect(html).toContain('Use another card');
  });

  test('may grow by the one that is typed, if the box is ticked', () => {
    const html = page({ state: unpaid });
    expect(html).not.toContain('Use another card');
    expect(html).toMatch(/<input[^>]*name="saveCard"/);
    expect(html).not.toMatch(/<input[^>]*name="saveCard"[^>]*checked/);
  });
});

describe('[CART-037] the billing address', () => {
  test('is that of the delivery by default', () => {
    expect(page({ state: unpaid })).toMatch(/name="savedAddress"[^>]*checked=""[^>]*value="same"/);
  });

  test('is not asked for where nothing ships', () => {
    expect(page({ state: { ...unpaid, containsShipToHomeItem: false } })).not.toContain('value="same"');
  });

  test('of its own is chosen again, and shown in the last look', () => {
    const html = page({ state: { ...shipped(), billingAddress: { ...work, firstName: 'Eva' } } });
    expect(html).toMatch(/name="savedAddress"[^>]*checked=""[^>]*value="work"/);
    expect(html).toContain('Billing address: Eva Lopez, 500 Beale St');
  });

  test('that was refused opens with what was typed', () => {
    const values = { savedAddress: 'other', firstName: 'Eva', street: '' };
    const fault = { step: 'payment', values, issues: [issue('required', {}, 'street')] } as const;
    const html = page({ state: unpaid, fault });
    expect(html).toMatch(/name="firstName"[^>]*value="Eva"/);
    expect(html).toMatch(/aria-invalid="true"[^>]*name="street"|name="street"[^>]*aria-invalid="true"/);
  });
});

describe('a form that comes back has chosen again', () => {
  const offered = fixture('checkout.paymentOptions');
  const [first] = offered.paymentOptions;
  const plans = [3, 6].map((count) => ({ count, amount: 30, interestFree: true, text: `${count} payments` }));
  const paymentOptions = {
    paymentOptions: [...offered.paymentOptions, { ...first!, paymentMethod: 'paypal' }],
    installments: plans,
  };

  test('the way to pay', () => {
    const chosen = /<input[^>]*name="paymentMethod"[^>]*checked=""[^>]*value="(\w+)"/;
    const fault = { step: 'payment', values: { paymentMethod: 'paypal' } } as const;
    expect(chosen.exec(page({ state: unpaid, paymentOptions }))?.[1]).toBe('card');
    expect(chosen.exec(page({ state: unpaid, paymentOptions, fault }))?.[1]).toBe('paypal');
  });

  test('the number of payments', () => {
    const fault = { step: 'payment', values: { paymentMethod: 'card', installments: '6' } } as const;
    const html = page({ state: unpaid, paymentOptions, fault });
    expect(
      /<option[^>]*selected=""[^>]*>/.exec(html.slice(html.indexOf('name="installments"')))?.[0],
    ).toContain('"6"');
  });
});
