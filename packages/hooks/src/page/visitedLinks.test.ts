// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { arrivalFocus, leaveBy } from './visitedLinks.ts';

const row = (sku: string) =>
  `<li><a href="/${sku}" aria-hidden="true" tabindex="-1">picture</a><a href="/${sku}" id="${sku}">title</a>
  <a href="/${sku}" id="${sku}-why">why</a></li>`;

function show(main: string) {
  document.body.innerHTML = `<header><a id="head" href="/a">A</a></header><main id="main" tabindex="-1">${main}</main>`;
}
const shelf = `<h1 tabindex="-1">Pads</h1><ul>${row('a')}${row('b')}</ul><a id="next" href="?page=2">Next</a>`;
const follow = (selector: string, key: string) => leaveBy(document.querySelector(selector)!, key);
const idOf = (element: HTMLElement | null) => element && (element.id || element.tagName);

beforeEach(() => show(shelf));

test('[PLUS-011] another page begins at its content, and Back is at the link that led there', () => {
  follow('#b-why', 'shelf');
  show('<h1>Part b</h1>');
  expect(idOf(arrivalFocus('part', false))).toBe('main');
  show(shelf);
  expect(idOf(arrivalFocus('shelf', false))).toBe('b-why');
});

test('[PLUS-011] who pressed the picture comes back to the title, which a keyboard reaches', () => {
  follow('[aria-hidden][href="/b"]', 'shelf');
  arrivalFocus('part', false);
  expect(idOf(arrivalFocus('shelf', false))).toBe('b');
});

test('[PLUS-011] a link that has gone, or one of the header, leads back to the content', () => {
  follow('#b', 'one');
  arrivalFocus('part', false);
  show('<h1>Nothing</h1>');
  expect(idOf(arrivalFocus('one', false))).toBe('main');
  show(shelf);
  follow('#head', 'two');
  arrivalFocus('part', false);
  expect(idOf(arrivalFocus('two', false))).toBe('main');
});

test('[PLUS-011] the next page of a list begins at the name of the list, and Back is at its link', () => {
  follow('#next', 'first');
  expect(idOf(arrivalFocus('second', true))).toBe('H1');
  expect(idOf(arrivalFocus('first', true))).toBe('next');
});

test('[PLUS-011] a filter leaves the focus where it is, and a page that has put it on its heading keeps it', () => {
  expect(arrivalFocus('filtered', true)).toBeNull();
  document.querySelector('h1')!.focus();
  expect(arrivalFocus('other', false)).toBeNull();
});
