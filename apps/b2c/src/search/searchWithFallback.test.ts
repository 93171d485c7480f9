import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SearchPort } from '../ports/searchPort.ts';
import { openShop, type Shop } from '../../test/shop.ts';

/** An engine of an operator that knows one suggestion, and fails at everything else. */
const engine = {
  understand: vi.fn(() => Promise.reject(new Error('engine down'))),
  suggest: vi.fn(() => Promise.resolve({ terms: ['Winter tires'], hits: [] })),
  shelf: vi.fn(() => Promise.reject(new Error('engine down'))),
} satisfies SearchPort;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ search: engine });
}, 120_000);
afterAll(() => shop.close());

test('[PLUS-008] another search engine answers the search box', async () => {
  const { body } = await shop.shopper().call('catalog.suggestions', { query: { searchTerm: 'winter' } });
  expect(body).toMatchObject({ generalSuggestions: ['Winter tires'], productTitleSuggestions: [] });
});

test('[PLUS-038] while it is away the own search answers', async () => {
  const query = { searchText: 'brake rotors' };
  const { status, body } = await shop.shopper().call('catalog.search', { query });
  expect(status).toBe(200);
  expect(body.totalCount).toBeGreaterThan(0);
  expect([engine.understand, engine.shelf].map((method) => method.mock.calls.length)).toEqual([1, 1]);
});
