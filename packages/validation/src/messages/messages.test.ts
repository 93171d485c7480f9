import { expect, test } from 'vitest';
import { br, canada, mx, us } from '../../test/markets.ts';
import * as v from '../index.ts';
import type { Issue } from '../index.ts';
import { enUS, esMX, issueText, ptBR, withSubjects } from './index.ts';

test.each([
  ['[VALID-003]', v.issue('maxLength', { count: 30 }), 'Maximum 30 characters'],
  ['[VALID-005]', v.required('', 'x'), 'required'],
  ['[VALID-014]', v.firstName(''), 'you are missing a first name'],
  ['[VALID-014]', v.lastName(''), 'you are missing a last name'],
  ['[VALID-014]', v.city(''), 'you are missing a city'],
  ['[VALID-015]', v.city('9'), 'please enter a valid city'],
  ['[VALID-016]', v.email('ann'), 'please enter a valid email'],
  ['[VALID-021]', v.cardNumber('4111'), 'please enter a valid card number'],
  ['[VALID-021]', v.expiry('01/20'), 'this card has expired'],
  ['', v.postalCode('9211', us), 'ZIP code is 1 digit short. It has 5 digits, for example 92110.'],
  ['', v.postalCode('92', us), 'ZIP code is 3 digits short. It has 5 digits, for example 92110.'],
  [
    '',
    v.phone('90155512345', us),
    'Phone number is 1 digit too long. It has 10 digits, for example (901) 555-0134.',
  ],
  ['', v.vin('123'), 'VIN is 8 characters short. It has 11 to 17 characters, for example 1M8GDM9AXKP042788.'],
  ['', v.firstName('R2D2'), 'First name cannot contain “2”.'],
  ['', v.firstName('a b c'), 'First name can have at most 1 space.'],
] as const)('%s English says: %j', (_id, issue, text) => {
  expect(issue && issueText(issue, enUS)).toBe(text);
});

test('Spanish and Portuguese count too', () => {
  expect(issueText(v.postalCode('0660', mx)!, esMX)).toBe(
    'Código postal: falta 1 dígito. Debe tener 5 dígitos, por ejemplo 06600.',
  );
  expect(issueText(v.phone('11 9123', br)!, ptBR)).toBe(
    'Telefone: faltam 4 dígitos. Deve ter 10 ou 11 dígitos, por exemplo (11) 91234-5678.',
  );
});

test('a market names a subject its own way', () => {
  const messages = withSubjects(enUS, { postalCode: { name: 'Postal code', unit: 'character' } });
  expect(issueText(v.postalCode('K1A 0B', canada)!, messages)).toBe(
    'Postal code is 1 character short. It has 6 characters, for example K1A 0B6.',
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
);

test.each([
  ['en-US', enUS],
  ['es-MX', esMX],
  ['pt-BR', ptBR],
])('%s has a whole sentence for every issue that the rules raise', (_locale, messages) => {
  const issues = rules.flatMap((rule) => values.map(rule)).filter((issue) => issue !== undefined);
  expect(new Set(issues.map(({ rule }) => rule)).size).toBeGreaterThan(55);
  const said = issues.map((issue) => `${issue.rule}: ${issueText(issue, messages)}`);
  expect(said.filter((line) => /undefined|NaN|\[object/.test(line) || !/: .{6}/.test(line))).toEqual([]);
});
