import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import { fieldNormalizer } from './fieldNormalizer.ts';
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

test.each([
  ['phone', us, '9015551234', '(901) 555-1234'],
  ['postalCode', br, '01310100', '01310-100'],
  ['fiscalId', br, '11222333000181', '11.222.333/0001-81'],
  ['fiscalId', mx, 'gode561231gr8', 'GODE561231GR8'],
  ['vin', us, '1hg-cm 82', '1HGCM82'],
  ['giftCardNumber', us, '6000000000000001', '6000 0000 0000 0001'],
] as const)('[VALID-004] a field of kind %s takes the form of its market', (kind, market, typed, text) => {
  expect(fieldNormalizer(kind, market)?.(typed, typed.length).text).toBe(text);
});

test('a kind that the market has not is left as it is typed', () => {
  expect(fieldNormalizer('fiscalId', us)).toBeUndefined();
});
