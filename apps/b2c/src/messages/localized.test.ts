import { expect, test } from 'vitest';
import { localized } from './localized.ts';

const canada = { locale: 'fr-CA', defaultLocale: 'en-CA' };

test.each([
  ['the locale', { 'en-CA': 'a', fr: 'b', 'fr-CA': 'c' }, 'c'],
  ['its language', { 'en-CA': 'a', fr: 'b' }, 'b'],
  ["the market's default", { de: 'a', 'en-CA': 'b', 'fr-FR': 'c' }, 'b'],
  ['the language of the default', { de: 'a', en: 'b', 'fr-FR': 'c' }, 'b'],
  ['another region of the language', { 'en-US': 'a', 'fr-FR': 'b' }, 'b'],
  ['another region of the default', { de: 'a', 'en-US': 'b' }, 'b'],
  ['the first that there is', { de: 'a', es: 'b' }, 'a'],
])('data of fr-CA in Canada: %s', (_, table, expected) => {
  expect(localized(table, canada)).toBe(expected);
});
