// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { setPrefix, shopPath } from '../app/data/shopPath.ts';
import { keepPrefix } from '../app/navigation/keepPrefix.ts';

const context: { basename?: string } = {};
let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  setPrefix('');
  document.body.innerHTML = '';
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('links and forms that script writes or changes stay in the language', async () => {
  globalThis.__reactRouterContext = context;
  stop = keepPrefix('/es');
  expect(context.basename).toBe('/es/');
  document.body.innerHTML =
    '<nav><a href="/cart">1</a><a href="https://shop.example/cart">2</a></nav><form action="/actions"></form>';
  await settled();
  const [own, other] = document.querySelectorAll('a');
  const form = document.querySelector('form')!;
  expect(own!.getAttribute('href')).toBe('/es/cart');
  expect(other!.getAttribute('href')).toBe('https://shop.example/cart');
  expect(form.getAttribute('action')).toBe('/es/actions');
  own!.setAttribute('href', '/store?q=1');
  await settled();
  expect(own!.getAttribute('href')).toBe('/es/store?q=1');
});

test('the router gets paths without the prefix', () => {
  expect(['/cart', '/es/cart', '/essentials'].map(shopPath)).toEqual(['/cart', '/es/cart', '/essentials']);
  stop = keepPrefix('/es');
  expect(['/es/cart', '/es/', '/cart', '/essentials', '/es'].map(shopPath)).toEqual([
    '/cart',
    '/',
    '/cart',
    '/essentials',
    '/es',
  ]);
});
