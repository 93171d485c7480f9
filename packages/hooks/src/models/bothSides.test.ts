import { fixture } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { bothSides } from './bothSides.ts';

const cents = { currency: { minorDigits: 2 } };
const [product] = fixture('catalog.product').pdpResults.products;
const { pair: _pair, ...found } = product!;
const part = { ...found, skuNumber: '1', available: true, configurable: false };
const adds = (parts: string) => ({ action: `/cart/shared?parts=${parts}`, intent: 'add-shared' });
const words = { title: 'You may want both sides', action: 'Add both sides' };
const right = { ...part, skuNumber: '2' };

test('two sides are added by the page of a shared cart', () => {
  const both = bothSides({ ...part, pair: { ...words, product: right } }, cents);
  expect(both).toMatchObject({ ...words, target: adds('1:1,2:1'), other: { skuNumber: '2' } });
});

test('a part that both sides take is added twice, and has no other side to show', () => {
  const both = bothSides({ ...part, pair: { ...words, product: part } }, cents);
  expect(both).toEqual({ ...words, target: adds('1:2') });
});

test.each([
  ['gone', { available: false }],
  ['made to order', { configurable: true }],
  ['of another vehicle', { fit: { ...part.fit, state: 'DOES_NOT_FIT' as const } }],
  ['open to a question', { fit: { ...part.fit, state: 'NEEDS_MORE_INFO' as const } }],
])('nothing is added where a side is %s', (_why, fact) => {
  for (const [own, other] of [
    [part, { ...right, ...fact }],
    [{ ...part, ...fact }, right],
  ] as const) {
    const both = bothSides({ ...own, pair: { ...words, product: other } }, cents);
    expect(both).toHaveProperty('other');
    expect(both).not.toHaveProperty('target');
  }
});

test('a part that is on its own has none', () => {
  expect(bothSides(part, cents)).toBeUndefined();
});
