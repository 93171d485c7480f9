import { inLocale } from '@driveline/markets';
import { endpoints } from '@driveline/api/contract';
import { describe, expect, test } from 'vitest';
import { mailTo, registered } from '../../test/registered.ts';
import { openShop } from '../../test/shop.ts';
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
  ['localhost:6666', 'es-US', 'https://shop.example/es'],
])('asked at %s in %s, a link in a mail leads to %s', (host, locale, origin) => {
  const request = new Request(`http://${host}/`, { headers: { host } });
  const services = { hosts: { 'shop.example': 'us' } } as unknown as CallContext['services'];
  const call = { request, services, clientAddress: '127.0.0.1', market: inLocale(market, locale) };
  expect(shopOrigin(call)).toBe(origin);
});

test.each([
  ['in development', false, 'localhost:3000', '10.0.0.1', 'http://localhost:3000/es'],
  ['in production', true, 'localhost:3000', '127.0.0.1', 'http://localhost:3000/es'],
  ['in production', true, 'localhost:3000', '::ffff:127.0.0.1', 'http://localhost:3000/es'],
  ['in production', true, 'localhost:3000', '::1', 'http://localhost:3000/es'],
  ['in production, at a host that is named', true, 'localhost:3001', '10.0.0.1', 'http://localhost:3001/es'],
  ['in production, for a caller from elsewhere', true, 'localhost:6666', '10.0.0.1', 'https://localhost/es'],
])('%s, without a public host: %s %s %s %s', (_, isProduction, host, clientAddress, origin) => {
  const request = new Request(`http://${host}/`, { headers: { host } });
  const services = { isProduction, hosts: { 'localhost:3001': 'us' } } as unknown as CallContext['services'];
  expect(shopOrigin({ request, services, clientAddress, market: inLocale(market, 'es-US') })).toBe(origin);
});

describe('with allowed hosts and none of markets', () => {
  const email = 'ann@example.com';
  test.each([
    ['us', 'www.shop.example', 'https://www.shop.example/'],
    ['us', 'localhost:6666', 'https://shop.example/'],
    ['us', 'evil.example', 'https://shop.example/'],
    ['mx', 'localhost:6666', 'https://mx.shop.example/'],
  ])('a reset link of %s that was asked for at %s leads to %s', async (code, host, origin) => {
    const allowedHosts = ['shop.example', 'www.shop.example', 'mx.shop.example'];
    const shop = await openShop({ allowedHosts });
    await registered(shop, { market: code, email, lastName: 'Prueba' });
    const headers = { host, 'x-market': code, 'x-requested-by': 'web', 'content-type': 'application/json' };
    const request = new Request(`http://${host}${endpoints['identity.forgotPassword'].path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    });
    expect((await shop.b2c.fetch(request, { clientAddress: '10.0.0.9' })).status).toBe(204);
    expect((await mailTo(shop, email, /resetPassword/)).text).toContain(origin);
    await shop.close();
  });
});
