import { expect, test } from 'vitest';
import { orderNumber, orderNumberSent } from './orderNumber.ts';

test.each([
  ['US-MEMBER-01', undefined],
  ['us member 99', undefined],
  [' K7M2 QXR8–TP ', undefined],
  ['A'.repeat(40), undefined],
  ['A'.repeat(41), 'orderNumber.invalid'],
  ['12345#', 'orderNumber.invalid'],
  ['', 'required'],
  ['---', 'required'],
  ['#12345', 'orderNumber.invalid'],
  ['ann@example.com', 'orderNumber.invalid'],
])('[ACCT-048] %j: %s', (value, rule) => {
  expect(orderNumber(value)?.rule).toBe(rule);
});

test('[ACCT-048] it is sent without its gaps', () => {
  expect(orderNumberSent(' us member–99 ')).toBe('USMEMBER99');
});
