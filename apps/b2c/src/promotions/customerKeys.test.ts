import { expect, test } from 'vitest';
import { customerKeys } from './customerKeys.ts';

const mailbox = (email: string) => customerKeys(null, email).at(-1);

test.each([
  ['annlee@gmail.com', 'e:annlee@gmail.com'],
  ['ann.lee@gmail.com', 'e:annlee@gmail.com'],
  ['A.n.n.L.e.e@GoogleMail.com', 'e:annlee@gmail.com'],
  ['ann.lee+coupon@googlemail.com', 'e:annlee@gmail.com'],
  [' annlee+a+b.c@gmail.com ', 'e:annlee@gmail.com'],
  // Elsewhere a dot tells two people apart.
  ['ann.lee@example.com', 'e:ann.lee@example.com'],
  ['ann.lee+2@example.com', 'e:ann.lee@example.com'],
  ['ann.lee@gmail.com.br', 'e:ann.lee@gmail.com.br'],
  ['ann.lee@notgmail.com', 'e:ann.lee@notgmail.com'],
  ['ann.lee@mail.gmail.com', 'e:ann.lee@mail.gmail.com'],
  // No name is left without its tag.
  ['+a@gmail.com', 'e:+a@gmail.com'],
])('%s is the mailbox %s', (email, key) => {
  expect(mailbox(email)).toBe(key);
});

test('what was counted under the email as typed, or without its tag, still counts', () => {
  expect(customerKeys('7', 'Ann.Lee+2@gmail.com')).toEqual([
    'c:7',
    'e:ann.lee+2@gmail.com',
    'e:ann.lee@gmail.com',
    'e:annlee@gmail.com',
  ]);
  expect(customerKeys('7', undefined)).toEqual(['c:7']);
  expect(customerKeys(null, 'ann@example.com')).toEqual(['e:ann@example.com']);
});
