import { expect, test } from 'vitest';
import { localized } from './localized.ts';

const canada = { locale: 'fr-CA', defaultLocale: 'en-CA' };

test.each([
  ['the locale', { 'en-CA': 'a', fr: 'b', 'fr-CA': 'c' }, 'c'],
  ['its language', { 'en-CA': 'a', fr: 'b' }, 'b'],
  ['another region of the language', { 'en-CA': 'a', 'fr-FR': 'b' }, 'b'],
  ["the market's default", { de: 'a', en: 'b', 'en-CA': 'c' }, 'c'],
  ['the language of the default', { de: 'a', 'en-US': 'b', en: 'c' }, 'c'],
  ['another region of the default', { de: 'a', 'en-US': 'b' }, 'b'],
  ['the first that there is', { de: 'a', es: 'b' }, 'a'],
])('data of fr-CA in Canada: %s', (_, table, expected) => {
  expect(localized(table, canada)).toBe(expected);
});
