// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { arriveAtLink, noteLink } from './visitedLinks.ts';

const row = (sku: string) =>
  `<li><a href="/${sku}" aria-hidden="true" tabindex="-1">picture</a><a href="/${sku}" id="${sku}">title</a>
  <a href="/${sku}" id="${sku}-why">why</a></li>`;
const shelf = `<h1 tabindex="-1" data-list-heading>Pads</h1><a id="clear" data-intent="clear-filters" href="/shelf">Clear</a>
  <ul>${row('a')}${row('b')}</ul><a id="next" href="/shelf?page=2">Next</a>`;

function show(path: string, main: string, key?: string) {
  history.replaceState(key ? { key } : null, '', path);
  document.body.innerHTML = `<header><a id="head" href="/a">A</a></header><main id="main" tabindex="-1">${main}</main>`;
}

/** A press on a link, and the entry that it opens. */
function follow(selector: string) {
  const link = document.querySelector(selector)!;
  document.addEventListener('click', noteLink, { capture: true, once: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
const idOf = (element: HTMLElement | null) => element && (element.id || element.tagName);
const arrive = (key: string, isSamePage = false) => idOf(arriveAtLink(key, isSamePage));

beforeEach(() => show('/shelf', shelf, 'shelf'));

test('[PLUS-011] another page begins at its content, and Back is at the link that led there', () => {
  follow('#b-why');
  show('/b', '<h1>Part b</h1>', 'part');
  expect(arrive('part')).toBe('main');
  show('/shelf', shelf, 'shelf');
  expect(arrive('shelf')).toBe('b-why');
});

test('[PLUS-011] who pressed the picture comes back to the title, which a keyboard reaches', () => {
  follow('[aria-hidden][href="/b"]');
  expect(arrive('shelf')).toBe('b');
});

test('[PLUS-011] a link that has gone, or one of the header, leads back to the content', () => {
  show('/one', row('b'), 'one');
  follow('#b');
  show('/one', '<h1>Nothing</h1>', 'one');
  expect(arrive('one')).toBe('main');
  show('/two', row('a'), 'two');
  follow('#head');
  expect(arrive('two')).toBe('main');
});

test('[PLUS-011] the next page of a list begins at the name of the list, and Back is at its link', () => {
  show('/shelf', shelf);
  follow('#next');
  show('/shelf?page=2', shelf, 'second');
  expect(arrive('second', true)).toBe('H1');
  show('/shelf', shelf);
  expect(arrive('default', true)).toBe('next');
});

test('[PLUS-011] filters leave the focus where it is, and a page that has put it on its heading keeps it', () => {
  follow('#clear');
  expect(arrive('cleared', true)).toBeNull();
  document.querySelector('h1')!.focus();
  expect(arrive('other')).toBeNull();
});
