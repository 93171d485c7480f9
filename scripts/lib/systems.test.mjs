import { expect, test } from 'vitest';
import { listedRequirements } from './claims.mjs';
import { cellOf, MARKETS, systems, systemTable } from './systems.mjs';

const cart = { ids: ['CART-001', 'CART-002'], not: { br: { line: 37, reason: 'US only.' } } };

test.each([
  ['us', ['CART-002'], [], 'journey'],
  ['us', ['CART-003'], ['CART-001'], 'page'],
  ['us', ['CART-003'], [], ''],
  ['br', ['CART-001'], [], 'does not apply (line 37)'],
])('in %s, journeys of %j and pages of %j make it “%s”', (market, journeys, pages, cell) => {
  expect(cellOf(cart, { market, journeys: new Set(journeys), pages: new Set(pages) })).toBe(cell);
});

test('every system has requirements that are listed, and each market’s cell is known', () => {
  const listed = new Set(listedRequirements().map(({ id }) => id));
  expect(systems.filter(({ ids }) => !ids.some((id) => listed.has(id)))).toEqual([]);
  for (const { cells } of systemTable()) expect(Object.keys(cells)).toEqual(MARKETS);
});
