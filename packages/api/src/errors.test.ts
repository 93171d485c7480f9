import { describe, expect, test } from 'vitest';
import { B2cError, errorText, isB2cError } from './errors.ts';

const labels: Record<string, string> = {
  error_generic: 'Something went wrong. Please try again.',
  error_offline: 'You appear to be offline.',
  error_card_declined: 'Your bank declined the card.',
};
const labelOf = (key: string) => labels[key];

describe('[API-024] the text of an error', () => {
  test('is the server’s own text before the label of its key', () => {
    const error = new B2cError('http', 'Declined', { errorMessageKey: 'error_card_declined' });
    expect(errorText(error, labelOf)).toBe('Declined');
  });

  test('is the label of its key when the server brings no text', () => {
    const error = new B2cError('http', '', { errorMessageKey: 'error_card_declined' });
    expect(errorText(error, labelOf)).toBe('Your bank declined the card.');
  });
});

test.each([
  ['http', 'Something went wrong. Please try again.'],
  ['network', 'Something went wrong. Please try again.'],
  ['timeout', 'Something went wrong. Please try again.'],
  ['parse', 'Something went wrong. Please try again.'],
  ['offline', 'You appear to be offline.'],
] as const)('[API-025] a %s failure that brings no text gets a generic one', (kind, text) => {
  expect(errorText(new B2cError(kind), labelOf)).toBe(text);
});

test('[API-025] an error of another kind gets the generic text', () => {
  expect(errorText(new TypeError('x is not a function'), labelOf)).toBe(
    'Something went wrong. Please try again.',
  );
});

test('an error of another copy of the package is known by its name', () => {
  const foreign = Object.assign(new Error('Sold out'), { name: 'B2cError', kind: 'http' });
  expect(isB2cError(foreign)).toBe(true);
  expect(isB2cError(new Error('B2cError'))).toBe(false);
});
