import { expect, test } from 'vitest';
import { withoutEmails } from './withoutEmails.ts';

test.each([
  ['550 no such user <ana@example.com>', '550 no such user <[redacted]>'],
  ['mailto:ana.lopez@mail.example.com, again', 'mailto:[redacted], again'],
  ['duplicate key (email)=(ana@example.com)', 'duplicate key (email)=([redacted])'],
  ['a part @ 5.50 and user@host', 'a part @ 5.50 and user@host'],
])('%j is kept as %j', (text, kept) => {
  expect(withoutEmails(text)).toBe(kept);
});

test('a long text without an address costs no more than its length', () => {
  const text = 'a@'.repeat(100_000);
  expect(withoutEmails(text)).toBe(text);
});
