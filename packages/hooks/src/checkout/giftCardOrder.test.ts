import { expect, test } from 'vitest';
import { giftCardRules, lastGiftDay, toGiftCardOrder } from './giftCardOrder.ts';

const currency = { minorDigits: 2 };
const us = { currency, giftCards: { sale: { minMinor: 10_00, maxMinor: 500_00 } } };
const br = { currency, giftCards: {} };
const people = {
  recipientName: 'Ben',
  recipientEmail: 'ben@example.com',
  senderName: 'Ana',
  senderEmail: 'ana@example.com',
};

test('[CART-055] the bounds are those of the market, and a market that sells none has no rules', () => {
  const rules = giftCardRules(us, '2026-11-21');
  const issuesOf = (values: object) =>
    rules?.validate({ ...people, ...values }).issues.map(({ rule }) => rule);
  expect(issuesOf({ amount: '500', deliverOn: '2027-02-19' })).toEqual([]);
  expect(issuesOf({ amount: '501', deliverOn: '2027-02-20' })).toEqual(['giftAmount.range', 'date.future']);
  expect(giftCardRules(br, '2026-11-21')).toBeUndefined();
});

test('[CART-055] a typed amount is sent in major units, and empty fields are not', () => {
  const values = { ...people, amount: 'other', otherAmount: '20,5', message: '', deliverOn: '' };
  expect(toGiftCardOrder(us, values)).toEqual({ ...people, amount: 20.5 });
  expect(toGiftCardOrder(us, { ...people, amount: '50', message: 'Hi', deliverOn: '2026-12-24' })).toEqual({
    ...people,
    amount: 50,
    message: 'Hi',
    deliverOn: '2026-12-24',
  });
});

test('[CART-055] an order of nothing typed has its fields, empty', () => {
  const nobody = { recipientName: '', recipientEmail: '', senderName: '', senderEmail: '' };
  expect(toGiftCardOrder(us, {})).toEqual({ ...nobody, amount: 0 });
});

test('[CART-055] the last day is 90 days ahead', () => {
  expect(lastGiftDay('2028-01-01')).toBe('2028-03-31');
});
