import { expect, test } from 'vitest';
import { us } from '../../test/markets.ts';
import * as v from '../index.ts';

const today = '2026-05-31';
const vehicle = v.vehicleForm({ ...us, today });
const service = v.serviceItemForm({ today });
const questions = v.rewardsQuestionsForm(['lastName', 'postalCode']);
const giftCard = v.giftCardPurchaseForm({ minMinor: 1, maxMinor: 9, minorDigits: 2, from: today, to: today });

test.each([
  ['username', v.signInForm(), 254],
  ['password', v.signInForm(), 200],
  ['message', v.contactForm(us, ['message']), 2000],
  ['street', v.addressForm(us), 276],
  ['nickname', vehicle, 30],
  ['licensePlate', vehicle, 10],
  ['colour', vehicle, 30],
  ['note', vehicle, 500],
  ['serviceType', service, 40],
  ['shop', service, 60],
  ['note', service, 500],
  ['lastName', v.rewardsLookUpForm(us), 30],
  ['rewardsId', v.rewardsIdForm(), 40],
  ['lastName', questions, 60],
  ['postalCode', questions, 60],
  ['recipientName', giftCard, 60],
  ['senderName', giftCard, 60],
  ['message', giftCard, v.GIFT_MESSAGE_LENGTH],
  ['orderId', v.trackOrderForm(us), 64],
  ['location', v.storeSearchForm(us), 100],
] as const)('[VALID-003] %s holds no more than its length', (field, form, max) => {
  const issueOf = (length: number) => form.check(field, { [field]: 'a'.repeat(length) });
  expect(issueOf(max)?.rule).not.toBe('text.long');
  expect(issueOf(max + 1)).toEqual({ rule: 'text.long', field, params: { max } });
});
