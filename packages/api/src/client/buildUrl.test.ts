import { expect, test } from 'vitest';
import { buildUrl } from './buildUrl.ts';

test.each([
  ['/a/{id}', { params: { id: 'x/y ?&' } }, '/a/x%2Fy%20%3F%26'],
  ['/a', { query: { text: 'brake & rotor', page: 2, on: false } }, '/a?text=brake+%26+rotor&page=2&on=false'],
  ['/a', { query: { empty: '', nothing: undefined, none: null } }, '/a'],
  ['/a', { query: { sku: ['1', '2'] } }, '/a?sku=1&sku=2'],
  ['https://maps.test/find?v=2', { query: { place: '92110' } }, 'https://maps.test/find?v=2&place=92110'],
])('%s with %j is %s', (base, input, url) => {
  expect(buildUrl(base, input)).toBe(url);
});
