import { expect, test } from 'vitest';
import { br, mx, us } from '../../test/markets.ts';
import {
  cardPaymentForm,
  contactForm,
  formResolver,
  searchForm,
  storeSearchForm,
  toOrderLookup,
  trackOrderForm,
} from '../index.ts';
import { enUS, issueText } from '../messages/index.ts';

test('[VALID-007] of a contact page only the fields shown are tested, and message is required', () => {
  const form = contactForm(us, ['email', 'message']);
  expect(form.validate({ email: 'a@b.co', message: 'Hello' }).issues).toEqual([]);
  expect(form.validate({ email: 'a@b.co' }).issues).toMatchObject([{ field: 'message', rule: 'required' }]);
  expect(form.validate({ email: 'a@b.co', message: 'x'.repeat(2001) }).issues).toMatchObject([
    { rule: 'text.long' },
  ]);
});

test('an optional field may stay empty and is tested when it is not', () => {
  const form = contactForm(us, ['email', 'phoneNumber'], ['phoneNumber']);
  expect(form.validate({ email: 'a@b.co' }).issues).toEqual([]);
  expect(form.validate({ email: 'a@b.co', phoneNumber: '9' }).issues).toMatchObject([
    { field: 'phoneNumber' },
  ]);
});

test.each([
  [br, '52998224725', '529.982.247-25', undefined],
  [br, '', '', 'required'],
  [
    { ...br, fiscalId: { ...br.fiscalId!, kinds: ['cnpj'] } },
    '12ABC34501DE35',
    '12.ABC.345/01DE-35',
    undefined,
  ],
  [us, 'ñ&-1', 'Ñ&1', undefined],
  [mx, 'gode561231gr8', 'GODE561231GR8', undefined],
  [mx, '', '', undefined],
] as const)('the tax number of the contact follows the market: %#', (market, value, sent, rule) => {
  const { values, issues } = contactForm(market, ['fiscalId']).validate({ fiscalId: value });
  expect(values).toEqual({ fiscalId: sent });
  expect(issues[0]?.rule).toBe(rule);
});

const now = new Date(2026, 0, 15);
const card = {
  cardNumber: '4111 1111 1111 1111',
  expiry: '1/27',
  securityCode: '123',
  nameOnCard: 'ANN CRUZ',
};

test('[CART-048][VALID-021] a card by number, expiry, code and name', () => {
  const form = cardPaymentForm(us, { now });
  expect(form.validate(card)).toEqual({
    issues: [],
    values: { ...card, cardNumber: '4111111111111111', expiry: '01/27' },
  });
  expect(form.validate({ ...card, expiry: '12/25' }).issues).toMatchObject([{ rule: 'expiry.past' }]);
  expect(form.validate({ ...card, cardNumber: '378282246310005' }).issues).toMatchObject([
    { field: 'securityCode' },
  ]);
  expect(form.validate({}).issues.map(({ rule }) => rule)).toEqual([
    'required',
    'required',
    'required',
    'required',
  ]);
});

test('a name with accents is on cards of Puerto Rico too', () => {
  expect(cardPaymentForm(us, { now }).validate({ ...card, nameOnCard: 'JOSÉ NÚÑEZ' }).issues).toEqual([]);
});

test('an order is looked up by number and email or phone', () => {
  const form = trackOrderForm(us);
  expect(form.validate({ orderId: ' 123 ', emailOrPhone: 'a@b.co' }).issues).toEqual([]);
  expect(form.validate({ orderId: '1', emailOrPhone: '901555' }).issues).toMatchObject([
    { field: 'emailOrPhone', rule: 'phone.short' },
  ]);
  expect(form.validate({ orderId: '1', emailOrPhone: 'ann' }).issues).toMatchObject([
    { rule: 'email.invalid' },
  ]);
  expect(form.validate({}).issues.map(({ field }) => field)).toEqual(['orderId', 'emailOrPhone']);
  expect(toOrderLookup({ orderId: '1', emailOrPhone: ' a@b.co ' }, us)).toEqual({
    orderId: '1',
    email: 'a@b.co',
  });
  expect(toOrderLookup({ orderId: '1', emailOrPhone: '(901) 555-1234' }, us)).toEqual({
    orderId: '1',
    phoneNumber: '9015551234',
  });
  expect(toOrderLookup({}, us)).toEqual({ orderId: '', phoneNumber: '' });
});

test.each([
  [us, '92110', undefined],
  [us, 'San Diego, CA', undefined],
  [us, '9211', 'postalCode.short'],
  [us, '123 Main St', undefined],
  [us, '?', 'storeQuery.invalid'],
  [us, 'x', 'storeQuery.invalid'],
  [us, 'LA', undefined],
  [us, 'Ñu', undefined],
  [us, '92110-12', 'postalCode.long'],
  [us, '9211 San Diego', undefined],
  [us, 'Diego 9211', undefined],
  [us, '', 'required'],
  [br, '01310-100', undefined],
  [br, '01310', 'postalCode.short'],
] as const)('a store search %#: %j', (market, location, rule) => {
  expect(storeSearchForm(market).validate({ location }).issues[0]?.rule).toBe(rule);
});

test('[VALID-025] the search form sends the cleaned text', () => {
  const form = searchForm({ search: { extraCharacters: '-' } });
  expect(form.validate({ searchText: 'brake-pads!*' })).toEqual({
    values: { searchText: 'brake-pads' },
    issues: [],
  });
  expect(form.validate({ searchText: ' !* ' }).issues).toMatchObject([{ rule: 'searchText.missing' }]);
});

test('react-hook-form gets values or errors with their texts', () => {
  const resolve = formResolver(contactForm(us, ['email']), (issue) => issueText(issue, enUS));
  expect(resolve({ email: ' a@b.co ' })).toEqual({ values: { email: 'a@b.co' }, errors: {} });
  expect(resolve({ email: 'a' })).toEqual({
    values: {},
    errors: { email: { type: 'email.invalid', message: 'please enter a valid email' } },
  });
});
