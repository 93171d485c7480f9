import { expect, test } from 'vitest';
import { formatPhone } from './formatPhone.ts';
import { normalizer } from './normalizer.ts';

const options = { phone: { formats: ['(###) ###-####'], countryCode: '1', example: '(901) 555-1234' } };
const phone = normalizer((text) => formatPhone(text, options));

test.each([
  ['901555', 6, '(901) 555'],
  ['(901) 5551234', 13, '(901) 555-1234'],
])('[VALID-004] %s is put into form, the caret stays at the end', (typed, caret, text) => {
  expect(phone(typed, caret)).toEqual({ text, caret: text.length });
});

test('[VALID-004] a digit put into the middle keeps the caret behind it', () => {
  // A 7 typed behind the area code of (901) 555-123.
  expect(phone('(901) 7555-123', 7)).toEqual({ text: '(901) 755-5123', caret: 7 });
});
