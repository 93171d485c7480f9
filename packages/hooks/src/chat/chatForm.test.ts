import { expect, test } from 'vitest';
import { chatForm, toChatStart } from './index.ts';

const market = { phone: { formats: ['(###) ###-####'], example: '(901) 555-1234', countryCode: '1' } };
const values = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com', phoneNumber: '' };

test('[CONTENT-015] a chat can be had without a phone, and not with a wrong one', () => {
  expect(chatForm(market).validate(values).issues).toEqual([]);
  const { issues } = chatForm(market).validate({ ...values, phoneNumber: '12' });
  expect(issues.map(({ field }) => field)).toEqual(['phoneNumber']);
});

test('[CONTENT-015] the desk is told who asks about what; only the ticked box is a consent', () => {
  const typed = { topic: 'general', orderId: '' };
  const start = { name: 'Ana Diaz', email: values.email, topic: 'general', consent: false };
  expect(toChatStart(values, typed)).toEqual(start);
  expect(
    toChatStart({ ...values, phoneNumber: '9015551234' }, { ...typed, orderId: 'W7', consent: 'true' }),
  ).toEqual({ ...start, phoneNumber: '9015551234', orderId: 'W7', consent: true });
  expect(toChatStart({ ...values, lastName: 'z'.repeat(80) }, typed).name).toHaveLength(60);
});
