import { expect, test } from 'vitest';
import { br, canada, mx, us } from '../../test/markets.ts';
import * as v from '../index.ts';
import type { Issue } from '../index.ts';
import { enUS, esMX, esUS, issueText, ptBR, withSubjects } from './index.ts';

test.each([
  ['[VALID-003]', v.issue('maxLength', { count: 30 }), 'Maximum 30 characters'],
  ['[VALID-005]', v.required('', 'x'), 'required'],
  ['[VALID-005]', v.email(''), 'Enter your email, for example ana@example.com.'],
  ['[VALID-014]', v.firstName(''), 'you are missing a first name'],
  ['[VALID-014]', v.lastName(''), 'you are missing a last name'],
  ['[VALID-014]', v.city(''), 'you are missing a city'],
  ['[VALID-015]', v.city('9'), 'please enter a valid city'],
  ['[VALID-016]', v.email('ann'), 'please enter a valid email'],
  ['[VALID-021]', v.cardNumber('4111'), 'please enter a valid card number'],
  ['[VALID-021]', v.expiry('01/20'), 'this card has expired'],
  ['', v.postalCode('9211', us), 'Enter 5 digits, for example 92110. You entered 4.'],
  ['', v.postalCode('92', us), 'Enter 5 digits, for example 92110. You entered 2.'],
  ['', v.postalCode('K1A 0B', canada), 'Enter 6 characters, for example K1A 0B6. You entered 5.'],
  ['', v.phone('90155512345', us), 'Enter 10 digits, for example (901) 555-0134. You entered 1 too many.'],
  ['', v.vin('123'), 'A VIN has 17 characters; you entered 3.'],
  ['', v.firstName('R2D2'), 'Remove “2”.'],
  ['', v.firstName('a b c'), 'Use at most 1 space.'],
] as const)('%s English says: %j', (_id, issue, text) => {
  expect(issue && issueText(issue, enUS)).toBe(text);
});

test('Spanish and Portuguese count too', () => {
  expect(issueText(v.postalCode('0660', mx)!, esMX)).toBe(
    'Escribe 5 dígitos, por ejemplo 06600. Te falta 1.',
  );
  expect(issueText(v.phone('11 9123', br)!, ptBR)).toBe(
    'Informe 10 ou 11 dígitos, por exemplo (11) 91234-5678. Faltam 4.',
  );
});

test('a market names and counts a subject its own way', () => {
  const messages = withSubjects(enUS, { postalCode: { name: 'Postal code', unit: 'character' } });
  expect(issueText(v.postalCode('K1A 0B', canada)!, messages)).toBe(
    'Enter 6 characters, for example K1A 0B6. You entered 5.',
  );
});

/** Values that break rules in every way the rules know. */
const values = [
  '',
  '1',
  '9',
  'a',
  '!',
  'a b c d e f',
  '9'.repeat(40),
  'a'.repeat(300),
  `1#${'a'.repeat(30)}`,
  '38103',
  '38103 1234',
  '(9015551234',
  '111.111.111-11',
  '11.222.333/0001-82',
  '01/20',
  '1M8GDM9AXKP04278O',
  'GODE561331GR8',
  '2025-12-31',
  '2026-06-01',
  '?',
];
const rules: ((value: string) => Issue | undefined)[] = [us, mx, br].flatMap((market) => [
  v.firstName,
  v.lastName,
  v.city,
  v.nameOnCard,
  (value) => v.phone(value, market),
  (value) => v.postalCode(value, market, market.countries.at(-1)),
  (value) => v.state(value, market),
  (value) => v.searchText(value, market),
  (value) => v.fiscalId(value, market.fiscalId),
  (value) => v.cardNumber(value, market.payments),
  (value) => v.storeSearchForm(market).check('location', { location: value }),
]);
rules.push(
  v.email,
  (value) => v.expiry(value),
  v.oneTimeCode,
  v.password,
  v.vin,
  v.serialNumber,
  (value) => v.quantity(value),
  (value) => v.streetAddress(value),
  v.cnpj,
  v.cpf,
  v.rfc,
  (value) => v.rewardsLookup(value, us),
  v.giftCardNumber,
  v.giftCardPin,
  (value) => v.securityCode(value),
  v.username,
  v.licensePlate,
  (value) => v.vehiclePlate(value, { formats: ['AAA-####'], examples: ['ABC-1234'] }),
  v.orderNumber,
  v.cost,
  (value) =>
    v
      .giftCardPurchaseForm({
        minMinor: 2,
        maxMinor: 9,
        minorDigits: 2,
        from: '2026-01-01',
        to: '2026-05-31',
      })
      .check('amount', { amount: value }),
  (value) => v.calendarDate(value, { from: '2026-01-01', to: '2026-05-31' }),
  (value) => v.wholeNumber(value, 'mileage', { min: 0, max: 9 }),
  (value) => v.rewardsQuestionsForm(['phoneLastFour']).check('phoneLastFour', { phoneLastFour: value }),
  () => v.rewardsLookUpForm(us).check('lastName', {}),
  () => v.issue('text.invalid'),
);

test.each([
  ['en-US', enUS],
  ['es-MX', esMX],
  ['es-US', esUS],
  ['pt-BR', ptBR],
])('%s has a whole sentence for every issue that the rules raise', (_locale, messages) => {
  const issues = rules.flatMap((rule) => values.map(rule)).filter((issue) => issue !== undefined);
  expect(new Set(issues.map(({ rule }) => rule)).size).toBeGreaterThan(55);
  const said = issues.map((issue) => `${issue.rule}: ${issueText(issue, messages)}`);
  expect(said.filter((line) => /undefined|NaN|\[object/.test(line) || !/: .{6}/.test(line))).toEqual([]);
});
