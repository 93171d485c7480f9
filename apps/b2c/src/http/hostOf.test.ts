import { expect, test } from 'vitest';
import { originOf } from './shopOrigin.ts';

const asked = (headers: Record<string, string>) =>
  originOf(new Request('http://inside:4000/ecomm/b2c/v1/cart', { headers }));

test.each([
  ['its own host', { host: 'Shop.example' }, 'http://shop.example'],
  [
    'what the nearest proxy told',
    { 'x-forwarded-host': 'evil.example, shop.example', 'x-forwarded-proto': 'https' },
    'https://shop.example',
  ],
  [
    'its host, where that told no host',
    { host: 'shop.example', 'x-forwarded-host': 'a b' },
    'http://shop.example',
  ],
  [
    'the address of the request, where it names two hosts',
    { host: 'a.example, b.example' },
    'http://inside:4000',
  ],
  ['the address of the request, where it names none', {}, 'http://inside:4000'],
  [
    'http, where the proxy told no scheme',
    { host: 'shop.example', 'x-forwarded-proto': 'java script' },
    'http://shop.example',
  ],
])('the shop is where the browser asked: %s', (_what, headers, origin) => {
  expect(asked(headers as Record<string, string>)).toBe(origin);
});
