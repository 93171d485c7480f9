import { expect, test } from 'vitest';
import { pageHref, pageOf } from './listPages.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=1001', 1],
  ['page=two', 1],
])('[ACCT-046][ACCT-050] the address %j names page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});

test('another page of a list is narrowed as it was', () => {
  const query = new URLSearchParams('status=active&page=2');
  expect(pageHref('/w', query, 3)).toBe('/w?status=active&page=3');
  expect(pageHref('/w', query, 1)).toBe('/w?status=active');
  expect(pageHref('/w', new URLSearchParams('page=2'), 1)).toBe('/w');
});
