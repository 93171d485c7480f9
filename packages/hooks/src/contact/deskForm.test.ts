import { expect, test } from 'vitest';
import { DESK_MESSAGE_LENGTH, deskForm, toDeskCase } from './index.ts';

const market = { phone: { formats: ['(###) ###-####'], example: '(901) 555-1234', countryCode: '1' } };
const values = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Diaz', message: 'Do they fit?' };

test('[CONTENT-018] contact and message are asked for, a phone may stay empty, and the message has a bound', () => {
  const form = deskForm(market);
  const wrongOf = (input: object) => form.validate(input).issues.map(({ field }) => field);
  expect(wrongOf({})).toEqual(['email', 'firstName', 'lastName', 'message']);
  expect(wrongOf(values)).toEqual([]);
  expect(wrongOf({ ...values, phoneNumber: '12' })).toEqual(['phoneNumber']);
  const phoneNumber = '9015551234';
  const longest = { ...values, phoneNumber, message: 'a'.repeat(DESK_MESSAGE_LENGTH) };
  expect(form.validate(longest).issues).toEqual([]);
  const [tooLong] = form.validate({ ...longest, message: `${longest.message}a` }).issues;
  expect(tooLong?.field).toBe('message');
});

test('[CONTENT-019] a case names what its topic asks for, and nothing that is empty or unknown', () => {
  const typed = { ...values, intent: 'contact', orderId: 'W7', storeNumber: '', colour: 'red' };
  expect(toDeskCase('orderQuestions', { ...values, phoneNumber: '' }, typed)).toEqual({
    topic: 'orderQuestions',
    ...values,
    orderId: 'W7',
  });
  expect(toDeskCase('general', { ...values, phoneNumber: '9015551234' }, typed)).toMatchObject({
    phoneNumber: '9015551234',
  });
});
