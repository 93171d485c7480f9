import { expect, test } from 'vitest';
import { domainOf, senderOf } from './senderOf.ts';

test.each([undefined, '', 'orders', 'orders@localhost', 'a@driveline.invalid', 'a@my.localhost'])(
  '[PLUS-040] production does not start with %s as the sender of mails',
  (from) => {
    expect(() => senderOf(from, true)).toThrow(/MAIL_FROM is '/);
    expect(senderOf(from, false)).toBe(from || 'orders@localhost');
  },
);

test.each(['orders@verdane.com', 'Verdane <orders@mail.verdane.com.br>'])('%s can send', (from) => {
  expect(senderOf(from, true)).toBe(from);
});

test('a domain is read with and without a name', () => {
  expect(domainOf('Verdane <orders@mail.verdane.com>')).toBe('mail.verdane.com');
  expect(domainOf('orders@verdane.com')).toBe('verdane.com');
});
