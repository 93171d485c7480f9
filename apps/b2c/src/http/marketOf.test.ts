import { createMarkets, us } from '@driveline/markets';
import { expect, test } from 'vitest';
import type { Services } from './services.ts';
import { marketOf } from './route.ts';

const spanish = { prefix: 'es', locale: 'es-US', language: 'es', dir: 'ltr', hreflang: 'es-US' } as const;
const services = {
  markets: createMarkets([{ ...us, otherLocales: [spanish] }]),
  hosts: {},
  pinnedMarket: undefined,
} as unknown as Services;

test.each([
  ['es-US', 'es-US'],
  ['en-US', 'en-US'],
  ['es-MX', 'en-US'],
  ['__proto__', 'en-US'],
  ['', 'en-US'],
])('a caller that asks for %s is answered in %s', (asked, locale) => {
  const request = new Request('http://us.localhost/', { headers: { 'x-market': 'us', 'x-locale': asked } });
  expect(marketOf(services, request).locale).toBe(locale);
  expect(marketOf(services, request).code).toBe('us');
});
