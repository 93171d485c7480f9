import { describe, expect, test } from 'vitest';
import { giftAmountMinor, giftCardPurchaseForm } from './giftCardPurchase.ts';

const form = giftCardPurchaseForm({
  minMinor: 10_00,
  maxMinor: 500_00,
  minorDigits: 2,
  from: '2026-03-03',
  to: '2027-03-03',
});
const good = {
  amount: '50',
  recipientName: 'Ben',
  recipientEmail: 'ben@example.com',
  senderName: 'Ana',
  senderEmail: 'ana@example.com',
};
const issuesOf = (change: Record<string, string>) =>
  form.validate({ ...good, ...change }).issues.map(({ field, rule }) => `${field} ${rule}`);

describe('[CART-055] a gift card to buy', () => {
  test.each([
    [{}, []],
    [{ amount: '' }, ['amount required']],
    [{ amount: '9.99' }, ['amount giftAmount.range']],
    [{ amount: '10' }, []],
    [{ amount: '500' }, []],
    [{ amount: '500.01' }, ['amount giftAmount.range']],
    [{ amount: '1e2' }, ['amount giftAmount.range']],
    [{ amount: 'other' }, ['otherAmount required']],
    [{ amount: 'other', otherAmount: '7' }, ['otherAmount giftAmount.range']],
    [{ amount: 'other', otherAmount: '20,50' }, []],
    [{ amount: 'other', otherAmount: '20.505' }, ['otherAmount giftAmount.range']],
    [{ amount: '50', otherAmount: 'x' }, []],
    [{ recipientName: ' ' }, ['recipientName required']],
    [{ recipientName: 'J.R. O’Neil-Núñez' }, []],
    [{ recipientName: 'www.evil.example' }, ['recipientName giftName.invalid']],
    [{ senderName: 'Verify: evil' }, ['senderName giftName.invalid']],
    [{ senderName: 'An\u202Ea' }, ['senderName giftName.invalid']],
    [{ senderName: 'a/b' }, ['senderName giftName.invalid']],
    [{ senderName: 'ana@home' }, ['senderName giftName.invalid']],
    [{ senderName: 'A.B. Cruz' }, []],
    [{ senderName: 'St. Ana' }, []],
    [{ amount: 'x50' }, ['amount giftAmount.range']],
    [{ amount: '50x' }, ['amount giftAmount.range']],
    [{ senderName: 'x'.repeat(61) }, ['senderName text.long']],
    [{ recipientEmail: 'ben' }, ['recipientEmail email.invalid']],
    [{ senderEmail: '' }, ['senderEmail required']],
    [{ message: 'x'.repeat(200) }, []],
    [{ message: 'x'.repeat(201) }, ['message text.long']],
    [{ deliverOn: '2026-03-03' }, []],
    [{ deliverOn: '2026-03-02' }, ['deliverOn date.past']],
    [{ deliverOn: '2027-03-03' }, []],
    [{ deliverOn: '2027-03-04' }, ['deliverOn date.future']],
    [{ deliverOn: '2026-02-30' }, ['deliverOn date.invalid']],
  ])('%o: %j', (change, expected) => {
    expect(issuesOf(change)).toEqual(expected);
  });

  test('names the bounds in major units', () => {
    expect(form.check('amount', { amount: '1' })?.params).toEqual({ min: 10, max: 500 });
  });

  test('of nothing is no amount', () => {
    expect(giftAmountMinor({}, 2)).toBeUndefined();
    expect(giftAmountMinor({ amount: 'other' }, 2)).toBeUndefined();
  });

  test.each([
    ['50', 2, 50_00],
    ['20.5', 2, 20_50],
    ['20,05', 2, 20_05],
    ['7', 0, 7],
    ['7.5', 0, undefined],
    ['-7', 2, undefined],
    [' 50 ', 2, 50_00],
    ['1234567', 2, 1_234_567_00],
    ['12345678', 2, undefined],
    ['7.125', 3, 7125],
    ['7.1255', 4, undefined],
  ])('%s with %d minor digits is %s', (amount, minorDigits, minor) => {
    expect(giftAmountMinor({ amount }, minorDigits)).toBe(minor);
  });
});
