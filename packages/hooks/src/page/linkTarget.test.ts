// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { linkTarget, queryTarget } from './linkTarget.ts';

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** Where a click on the first link of the page leads; on what is in the link, as on a page. */
function click(html: string, how: MouseEventInit = {}) {
  document.body.innerHTML = html;
  let target: ReturnType<typeof linkTarget>;
  const listen = (event: MouseEvent) => {
    target = linkTarget(event, /^\/(assets|api)\//);
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  const at = document.querySelector('a span') ?? document.querySelector('a')!;
  at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return target;
}

test('a plain link leads to its page, with what it would rather do', () => {
  expect(
    click('<a href="/cart?a=1#b" data-intent="open-cart" data-source="head"><span>Cart</span></a>'),
  ).toEqual({
    to: '/cart?a=1#b',
    keepsScroll: false,
    intent: 'open-cart',
    source: 'head',
  });
});

test.each([
  '<a href="https://other.test/">x</a>',
  '<a href="/cart" target="_blank">x</a>',
  '<a href="/cart" download>x</a>',
  '<a href="/cart" data-native>x</a>',
  '<a href="/assets/a.pdf">x</a>',
  '<a href="#reviews">x</a>',
  '<a>x</a>',
])('%s is the browser’s own', (html) => {
  expect(click(html)).toBeUndefined();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is the browser’s own',
  (how) => {
    expect(click('<a href="/cart">x</a>', how)).toBeUndefined();
  },
);

test.each([
  ['/parts', 'filter', true],
  ['/parts', 'clear-filters', true],
  ['/parts', 'show-more', false],
  ['/other', 'filter', false],
])('[PLUS-011] on /parts a link to %s with %s keeps the scroll: %s', (href, intent, keepsScroll) => {
  history.replaceState(null, '', '/parts?brand=a');
  expect(click(`<a href="${href}?brand=b" data-intent="${intent}">x</a>`)).toMatchObject({ keepsScroll });
});

test('a form that is sent by GET leaves its empty fields out', () => {
  document.body.innerHTML =
    '<form action="/find?old=1"><input name="q" value="oil"><input name="min" value=""><button name="sort" value="up"></button></form>';
  const form = document.querySelector('form')!;
  expect(queryTarget(form, null)).toBe('/find?q=oil');
  expect(queryTarget(form, document.querySelector('button'))).toBe('/find?q=oil&sort=up');
  document.querySelector('input')!.value = '';
  expect(queryTarget(form, null)).toBe('/find');
});
