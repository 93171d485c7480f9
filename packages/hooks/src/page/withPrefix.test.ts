import { expect, test } from 'vitest';
import { prefixed, withPrefix } from './withPrefix.ts';

test.each([
  ['/', '/es/'],
  ['/cart', '/es/cart'],
  ['/?notice=a', '/es/?notice=a'],
  ['/essentials', '/es/essentials'],
  ['/ecomm/b2c/v1/rebate', '/es/ecomm/b2c/v1/rebate'],
  ['/es/cart', '/es/cart'],
  ['/es/', '/es/'],
  ['/assets/a.css', '/assets/a.css'],
  ['/img/d/rotor.svg', '/img/d/rotor.svg'],
  ['//elsewhere.example/cart', '//elsewhere.example/cart'],
  ['https://shop.example/cart', 'https://shop.example/cart'],
  ['#main', '#main'],
  ['?page=2', '?page=2'],
  ['', ''],
])('the address %s is %s in a language', (address, kept) => {
  expect(prefixed(address, ['/es'])).toBe(kept);
});

test('a link to a page in another language of the market stays as it is', () => {
  expect(prefixed('/fr/store', ['/es', '/fr'])).toBe('/fr/store');
  expect(prefixed('/french/store', ['/es', '/fr'])).toBe('/es/french/store');
  expect(withPrefix('<a href="/fr/store">1</a><a href="/store">2</a>', ['/es', '/fr'])).toBe(
    '<a href="/fr/store">1</a><a href="/es/store">2</a>',
  );
});

test('links, forms and their buttons stay in the language, and nothing else of a document changes', () => {
  const page = (start: string) =>
    `<link href="/cart"/><p>href="/cart"</p><a class="a" href="${start}/cart">1</a><area href="${start}/b"/>` +
    `<form method="post" action="${start}/actions"><input value="/cart" formAction="${start}/c"/>` +
    `<button formaction="${start}/d?a=1&amp;b=2">2</button></form><a href="https://shop.example/cart">3</a>` +
    '<a href="tel:1">4</a><a data-href="/cart">5</a><script>{"href":"/cart"}</script><img src="/img/a.svg"/>';
  expect(withPrefix(page(''), ['/es'])).toBe(page('/es'));
  expect(withPrefix(page(''))).toBe(page(''));
});
