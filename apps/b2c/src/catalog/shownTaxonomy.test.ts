import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAttributes, readPartTypes } from '../../seed/seedData.ts';
import { openShop, type Shop } from '../../test/shop.ts';

// Oil filters differ by height, diameter and medium, and for a workshop by their thread.
const canonicalPath = '/parts/filters/oil-filters';
let shop: Shop;
let without: Shop;
beforeAll(async () => {
  shop = await openShop({ config: { flags: { ACES_PARTS_PRO_FLAG: true } } });
  without = await openShop({ config: { flags: { ACES_PARTS_PRO_FLAG: false } } }, shop.database);
});
afterAll(async () => {
  await without.b2c.close();
  await shop.close();
});

test.each(['us', 'mx', 'br'])(
  '[STATE-030] with the flag a shelf of %s, its filters and a product tell what a workshop asks for, and without it not',
  async (market) => {
    const told = async (from: Shop) => {
      const shopper = from.shopper(market);
      const { filters, products } = await shopper.do('catalog.search', { query: { canonicalPath } });
      const { pdpResults } = await shopper.do('catalog.product', {
        query: { itemIds: products[0]!.skuNumber },
      });
      const [product] = pdpResults.products;
      const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
      return [
        ids(filters),
        ids(products[0]!.attributes),
        ids(product!.attributes),
        ids(product!.specifications),
      ];
    };
    const [whole, plain] = [await told(shop), await told(without)];
    for (const [i, list] of whole.entries()) {
      expect(list).toContain('thread');
      expect(plain[i]).toEqual(list.filter((id) => id !== 'thread'));
      expect(plain[i]).toContain('height');
    }
  },
);

test('[STATE-030] without the flag an address that names such a filter lists as if it did not', async () => {
  const count = async (from: Shop, filters?: string) =>
    (await from.shopper().do('catalog.search', { query: { canonicalPath, ...(filters && { filters }) } }))
      .totalCount;
  const { filters } = await shop.shopper().do('catalog.search', { query: { canonicalPath } });
  const { value, count: few } = filters.find(({ id }) => id === 'thread')!.values[0]!;
  expect(await count(shop, `thread:${value}`)).toBe(few);
  expect(await count(without, `thread:${value}`)).toBe(await count(without));
});

test('no kind of part is left without an attribute', () => {
  const professional = new Set(readAttributes().flatMap(({ id, pro }) => (pro ? [id] : [])));
  const bare = readPartTypes().filter(({ attributes }) =>
    Object.keys(attributes).every((id) => professional.has(id)),
  );
  expect(bare).toEqual([]);
});
