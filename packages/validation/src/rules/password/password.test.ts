import { expect, test } from 'vitest';
import { password } from './password.ts';

test.each([
  ['', 'required'],
  ['a1b2c3d', 'password.short'],
  ['x'.repeat(201), 'password.long'],
  ['password', 'password.invalid'],
  ['Password1!', 'password.invalid'],
  ['Contraseña12', 'password.invalid'],
  ['12345678', 'password.invalid'],
  ['87654321', 'password.invalid'],
  ['1234567890', 'password.invalid'],
  ['aaaaaaaaa', 'password.invalid'],
  ['abcdefgh', 'password.invalid'],
  ['abcabcabc', 'password.invalid'],
  ['flamengo', 'password.invalid'],
  ['ada.driver', 'password.invalid'],
  ['ada.driver@example.com', 'password.invalid'],
  ['correct horse battery staple', undefined],
  ['20493817', undefined],
  ['Welcome to the garage', undefined],
  ['пароль-на-каждый-день', undefined],
  ['🚗🚙🚌🚎🏎🚓🚑🚒', undefined],
])('the new password %j gives %s', (value, rule) => {
  expect(password(value, { email: 'ada.driver@example.com' })?.rule).toBe(rule);
});
