import { inLocale } from '@driveline/markets';
import { expect, test } from 'vitest';
import type { CallContext } from '../http/route.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { shopOrigin } from './shopOrigin.ts';

const spanish = { prefix: 'es', locale: 'es-US', language: 'es', dir: 'ltr', hreflang: 'es-US' } as const;
const market: ServerMarket = { ...shippedMarkets.marketByCode('us'), otherLocales: [spanish] };

test.each([
  ['shop.example', 'en-US', 'https://shop.example'],
  ['shop.example', 'es-US', 'https://shop.example/es'],
  ['evil.example', 'es-US', 'https://shop.example/es'],
  ['localhost:3000', 'es-US', 'http://localhost:3000/es'],
])('asked at %s in %s, a link in a mail leads to %s', (host, locale, origin) => {
  const request = new Request(`http://${host}/`, { headers: { host } });
  const services = { hosts: { 'shop.example': 'us' } } as unknown as CallContext['services'];
  expect(shopOrigin({ request, services, market: inLocale(market, locale) })).toBe(origin);
});
