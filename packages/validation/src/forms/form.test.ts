import { expect, test, vi } from 'vitest';
import { us } from '../../test/markets.ts';
import { issue } from '../issue.ts';
import { addressCountry } from './addressCountry.ts';
import { defineForm } from './form.ts';

const form = defineForm([
  { name: 'count', check: (value) => (value === '5' ? undefined : issue('quantity.range')) },
  { name: 'note', check: () => undefined, maxLength: 3, normalize: (value) => value.toUpperCase() },
  { name: 'reason', when: ({ note }) => note === 'odd', check: () => issue('required') },
]);

test('a form takes texts and numbers, trims them, and sends what it asks for', () => {
  expect(form.validate({ count: 5, note: ' ab ', other: 'x' })).toEqual({
    values: { count: '5', note: 'AB' },
    issues: [],
  });
});

test.each([[{ count: true }], [{ count: ['5'] }], [Object.create({ count: '5' })], [null], ['5']])(
  'a form takes nothing of %o',
  (input) => {
    expect(form.validate(input).values).toEqual({ count: '', note: '' });
  },
);

test('[VALID-006] issues name their input, one each, in its order', () => {
  expect(form.validate({ note: 'long' }).issues).toEqual([
    { rule: 'quantity.range', field: 'count', params: {} },
    { rule: 'text.long', field: 'note', params: { max: 3 } },
  ]);
});

test('a field that is asked only at times is checked only then', () => {
  expect(form.check('reason', { note: 'odd' })).toEqual({ rule: 'required', field: 'reason', params: {} });
  expect(form.check('reason', { note: 'no' })).toBeUndefined();
  expect(form.validate({ count: 5, note: 'odd' }).values).toEqual({ count: '5', note: 'ODD', reason: '' });
});

test('a field that the form has not is not checked', () => {
  expect(form.check('stranger', { count: 1 })).toBeUndefined();
});

test('a text that is too long is not checked further', () => {
  const check = vi.fn(() => undefined);
  defineForm([{ name: 'note', check, maxLength: 1 }]).validate({ note: 'ab' });
  expect(check).not.toHaveBeenCalled();
});

test.each([
  [{ state: 'PR' }, 'PR'],
  [{ state: 'PR', zipCode: '38103' }, 'PR'],
  [{ zipCode: '00680' }, 'PR'],
  [{ zipCode: '00-9' }, 'PR'],
  [{ state: 'TN', zipCode: '38103' }, 'US'],
  [{ zipCode: '10067' }, 'US'],
  [{}, 'US'],
])('[CONF-007] the country of %o is %s', (address, code) => {
  expect(addressCountry(address, us)?.code).toBe(code);
});

test('[CONF-007] a market without countries has none for an address', () => {
  expect(addressCountry({ state: 'TN' }, { countries: [] })).toBeUndefined();
});
