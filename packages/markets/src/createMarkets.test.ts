import { expect, test } from 'vitest';
import {
  br,
  createMarkets,
  defineMarket,
  LocaleError,
  marketByCode,
  marketByLocale,
  mx,
  resolveMarket,
  us,
} from './index.ts';

test.each([
  ['localhost:3000', 'us'],
  ['127.0.0.1', 'us'],
  ['[::1]:3000', 'us'],
  ['mx.localhost:3000', 'mx'],
  ['BR.shop.example', 'br'],
  ['www.shop.example', 'us'],
  ['', 'us'],
  [undefined, 'us'],
  ['constructor.example', 'us'],
])('[CONF-002] the host %s leads to one market: %s', (host, code) => {
  expect(resolveMarket(host).code).toBe(code);
});

test('[CONF-002] MARKET pins one market, whatever the host', () => {
  expect(resolveMarket('mx.localhost', { pinned: 'br' })).toBe(br);
  expect(() => resolveMarket('localhost', { pinned: 'fr' })).toThrow(
    "There is no market 'fr'. Use one of us, mx, br.",
  );
});

test('[CONF-002] a configured host wins over its first label, and one port per market can be named', () => {
  const hosts = {
    'autopartes.example': 'mx',
    'localhost:3001': 'mx',
    'localhost:3002': 'br',
    'mx.shop.example': 'us',
  };
  expect(resolveMarket('autopartes.example:443', { hosts })).toBe(mx);
  expect(resolveMarket('localhost:3001', { hosts })).toBe(mx);
  expect(resolveMarket('localhost:3002', { hosts })).toBe(br);
  expect(resolveMarket('localhost:3000', { hosts })).toBe(us);
  expect(resolveMarket('mx.shop.example', { hosts })).toBe(us);
  expect(() => resolveMarket('x.example', { hosts: { 'x.example': 'uk' } })).toThrow(RangeError);
});

test.each([undefined, null, ''])('[CONF-008] a locale that is %s is not set', (locale) => {
  expect(() => marketByLocale(locale)).toThrow(new LocaleError('Locale is not set'));
});

test.each(['fr-FR', 'en', 'EN-us', '__proto__'])('[CONF-009] the locale %s is not supported', (locale) => {
  expect(() => marketByLocale(locale)).toThrow(new LocaleError('Locale not supported'));
});

test('[CONF-001] the three locales find their markets', () => {
  expect(['en-US', 'es-MX', 'pt-BR'].map((locale) => marketByLocale(locale).code)).toEqual([
    'us',
    'mx',
    'br',
  ]);
  expect(marketByCode('mx')).toBe(mx);
});

test('a shop adds a market with nothing but a record', () => {
  const ca = defineMarket({
    ...us,
    code: 'ca',
    locale: 'en-CA',
    otherLocales: [],
    countries: [{ code: 'CA' }],
  });
  const shop = createMarkets([us, ca]);
  expect(shop.resolveMarket('ca.shop.example')).toBe(ca);
  expect(shop.marketByLocale('en-CA')).toBe(ca);
  expect(() => createMarkets([us, us])).toThrow(RangeError);
  expect(() => createMarkets([])).toThrow(RangeError);
});
