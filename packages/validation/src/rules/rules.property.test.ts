import fc from 'fast-check';
import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import type { Issue } from '../issue.ts';
import * as v from '../index.ts';

type Rule = (value: string) => Issue | string | undefined;

/** Every rule and formatter that takes a shopper's text. */
const rules: Readonly<Record<string, Rule>> = {
  required: (value) => v.required(value, 'x'),
  firstName: (value) => v.firstName(value, br),
  lastName: (value) => v.lastName(value, us),
  city: (value) => v.city(value, mx),
  nameOnCard: (value) => v.nameOnCard(value, us),
  email: v.email,
  phone: (value) => v.phone(value, br),
  postalCode: (value) => v.postalCode(value, us, us.countries[1]),
  streetAddress: (value) => v.streetAddress(value),
  state: (value) => v.state(value, us),
  cardNumber: (value) => v.cardNumber(value, mx.payments),
  securityCode: (value) => v.securityCode(value, 'visa'),
  expiry: (value) => v.expiry(value),
  oneTimeCode: v.oneTimeCode,
  vin: v.vin,
  vinCheckDigit: v.vinCheckDigit,
  serialNumber: v.serialNumber,
  quantity: (value) => v.quantity(value),
  searchText: (value) => v.searchText(value, us),
  cpf: v.cpf,
  cnpj: v.cnpj,
  rfc: v.rfc,
  fiscalId: (value) => v.fiscalId(value, br.fiscalId),
  rewardsLookup: v.rewardsLookup,
  giftCardNumber: v.giftCardNumber,
  giftCardPin: v.giftCardPin,
  formatPhone: (value) => v.formatPhone(value, us),
  formatPostalCode: (value) => v.formatPostalCode(value, br),
  formatCardNumber: v.formatCardNumber,
  formatExpiry: v.formatExpiry,
  formatCpfCnpj: v.formatCpfCnpj,
};

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 -./()+@#&,ABCabcñ'), maxLength: 60 }),
);

test.each(Object.entries(rules))('%s never throws and answers an issue of its shape', (_name, rule) => {
  fc.assert(
    fc.property(text, (value) => {
      const found = rule(value);
      if (typeof found !== 'object') return;
      expect(found.rule).not.toBe('');
      expect(found.field).not.toBe('');
    }),
    { numRuns: 10_000 },
  );
});

// Shapes that make a backtracking expression explode: a long run, then a character that spoils it.
const hostile = ['a', '1', ' ', '-', '.', '@', 'a@', 'a.', '1-', "a'", '#', '%', '\u0301'].map(
  (unit) => `${unit.repeat(50_000 / unit.length)}!`,
);

test.each(Object.entries(rules))('%s takes linear time on hostile input', (_name, rule) => {
  const start = performance.now();
  for (const value of hostile) rule(value);
  // A quadratic rule would need minutes for these 650,000 characters.
  expect(performance.now() - start).toBeLessThan(3000);
});
