import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import { parseCookies } from '../storage/cookies.ts';
import {
  addressInLayout,
  checkoutLayout,
  checkoutPlaces,
  endedLayout,
  keptGeneration,
  sectionOf,
  shownSections,
} from './checkoutLayout.ts';
import type { CheckoutGeneration } from './checkoutLayout.ts';

const rules = {
  generationFlags: [
    { flag: 'CHECKOUT_V3_MX', generation: 'v3' },
    { flag: 'CHECKOUT_V2_MX', generation: 'v2' },
    { flag: 'CHECKOUT_V1_MX', generation: 'v1' },
  ],
  defaultGeneration: 'v3',
} as const;
const flags = (...on: string[]) => ({ flag: (name: string) => on.includes(name) });

/** Cookies of a browser that begins with some. */
function jar(kept = '') {
  const written: string[] = [];
  return { written, all: () => parseCookies(kept), write: (line: string) => void written.push(line) };
}

describe('[CONF-031] the layout of an order', () => {
  test('is the one of the flags, and is kept for the session', () => {
    const cookies = jar();
    expect(keptGeneration(cookies, rules, flags('CHECKOUT_V2_MX'), { secure: true })).toBe('v2');
    expect(cookies.written).toEqual(['checkoutLayout=v2; Path=/; SameSite=Lax; Secure']);
  });

  test('stays the one that it began with, whatever the flags say later', () => {
    const cookies = jar('checkoutLayout=v1');
    expect(keptGeneration(cookies, rules, flags('CHECKOUT_V3_MX'), {})).toBe('v1');
    expect(cookies.written).toEqual([]);
  });

  test.each(['v9', ''])('is chosen again where the cookie says %j', (kept) => {
    expect(keptGeneration(jar(`checkoutLayout=${kept}`), rules, flags('CHECKOUT_V1_MX'), {})).toBe('v1');
  });

  test('needs no cookie where the market has one layout', () => {
    const cookies = jar('checkoutLayout=v1');
    const only = { generationFlags: [], defaultGeneration: 'v3' } as const;
    expect(keptGeneration(cookies, only, flags('CHECKOUT_V1_MX'), {})).toBe('v3');
    expect(cookies.written).toEqual([]);
  });

  test('ends with the order', () => {
    expect(endedLayout({ secure: false })).toBe('checkoutLayout=; Path=/; SameSite=Lax; Max-Age=0');
  });
});

const known = fixture('checkout.state');
const contact = { email: 'a@b.example', phoneNumber: '', firstName: 'A', lastName: 'B', fiscalId: '' };
const paid = { ...known, contact, containsShipToHomeItem: false };
const fresh = { ...paid, contact: null, paymentMethodInfo: [] } as unknown as typeof paid;

describe('[CART-020] what is shown', () => {
  const shown = (generation: CheckoutGeneration, open: Parameters<typeof sectionOf>[1], order = paid) =>
    shownSections(checkoutLayout(generation), open, order).map(
      ({ id, step, state }) => `${step} ${id} ${state}`,
    );

  test('on pages is the open step alone, and with the last look what was chosen', () => {
    expect(shown('v1', 'contact')).toEqual(['2 contact open']);
    expect(shown('v1', 'review')).toEqual([
      '1 delivery done',
      '2 contact done',
      '3 payment done',
      '4 review open',
    ]);
  });

  test('in an accordion is every step, and what is done behind the open one too', () => {
    expect(shown('v2', 'delivery', fresh)).toEqual([
      '1 delivery open',
      '2 contact todo',
      '3 payment todo',
      '4 review todo',
    ]);
    expect(shown('v2', 'contact')).toEqual([
      '1 delivery done',
      '2 contact open',
      '3 payment done',
      '4 review todo',
    ]);
  });

  test('in sections is every step, the last look within the payment', () => {
    expect(shown('v3', 'contact')).toEqual(['1 delivery done', '2 contact open', '3 payment todo']);
    expect(shown('v3', 'review')).toEqual(['1 delivery done', '2 contact done', '3 payment open']);
    expect(sectionOf(checkoutLayout('v3'), 'review')).toBe('payment');
    expect(sectionOf(checkoutLayout('v2'), 'review')).toBe('review');
  });
});

describe('[PLUS-030] a shop that asks for the contact first', () => {
  const order = ['contact', 'delivery', 'payment', 'review'] as const;

  test.each([
    ['v1', ['contact', 'delivery', 'payment', 'review']],
    ['v2', ['contact', 'delivery', 'payment', 'review']],
    ['v3', ['contact', 'delivery', 'payment']],
  ] as const)('has its sections in that order in %s', (generation, sections) => {
    expect(checkoutLayout(generation, order).sections.map(([first]) => first)).toEqual(sections);
  });

  test('is led to its first step on pages, and to the payment in sections', () => {
    const places = checkoutPlaces({ generation: 'v1', order });
    const visit = (path: string, known = paid) =>
      addressInLayout(places.layout, new URL(path, 'http://shop.example'), known, places.addressOf);
    expect(visit('/checkout')).toBe('/checkout/contact');
    expect(visit('/checkout?step=delivery', fresh)).toBe('/checkout/contact');
    expect(checkoutPlaces({ generation: 'v3', order }).addressOf('review')).toBe('/checkout?step=payment');
  });
});

test.each([
  ['v1', '/checkout', '/checkout/delivery'],
  ['v1', '/checkout?step=review&notice=n', '/checkout/review?notice=n'],
  ['v1', '/checkout?step=payment&paypal=cancelled', '/checkout/payment?paypal=cancelled'],
  ['v1', '/checkout/payment', undefined],
  ['v2', '/checkout?step=payment', undefined],
  ['v2', '/checkout/review?notice=n', '/checkout?step=review&notice=n'],
  ['v3', '/checkout', undefined],
  ['v3', '/checkout/contact', '/checkout?step=contact'],
] as const)('[CART-020] in %s a visit to %s goes on to %s', (generation, path, to) => {
  const layout = checkoutLayout(generation);
  const addressOf = (step: string) => `/checkout${layout.kind === 'pages' ? '/' : '?step='}${step}`;
  expect(addressInLayout(layout, new URL(path, 'http://shop.example'), paid, addressOf)).toBe(to);
});
