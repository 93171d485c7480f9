import { expect, test } from 'vitest';
import { email } from './email.ts';

const long = `${'a'.repeat(64)}@${'b'.repeat(185)}.com`;

test.each(['a@b.co', 'first.last+tag@sub.example.com', ' ann@example.com ', 'josé@exámple.mx', long])(
  '[VALID-016] %j is an email',
  (value) => {
    expect(email(value)).toBeUndefined();
  },
);

test.each([
  ['', 'required'],
  ['ann', 'email.invalid'],
  ['@example.com', 'email.invalid'],
  ['ann@', 'email.invalid'],
  ['ann@example', 'email.invalid'],
  ['ann@.com', 'email.invalid'],
  ['ann@example.', 'email.invalid'],
  ['ann@exa..mple', 'email.invalid'],
  ['ann@b@c.com', 'email.invalid'],
  ['an n@example.com', 'email.invalid'],
  [`a${long}`, 'email.invalid'],
])('[VALID-016] %j is none: %s', (value, rule) => {
  expect(email(value)).toMatchObject({ rule, field: 'email' });
});
