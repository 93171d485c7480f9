import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  ['us', '2101', 'Next day'],
  ['mx', '7931', 'Al día siguiente'],
  ['br', '8101', 'No dia seguinte'],
])(
  '[PLUS-016] what is had by tomorrow in %s at %s is counted, named and found',
  async (market, storeNumber, label) => {
    const shopper = shop.shopper(market);
    await shopper.do('stores.setPreferred', { body: { storeNumber } });
    const query = { canonicalPath: '/parts/brakes/brake-rotors' };
    const { filters, totalCount } = await shopper.do('catalog.search', { query });
    const values = filters.find(({ id }) => id === 'get')?.values ?? [];
    const tomorrow = values.find(({ value }) => value === 'tomorrow');
    expect(tomorrow).toMatchObject({ label });
    // What the store has today is there tomorrow as well.
    expect(tomorrow!.count).toBeGreaterThanOrEqual(values.find(({ value }) => value === 'today')?.count ?? 0);
    expect(tomorrow!.count).toBeLessThanOrEqual(totalCount);
    const found = await shopper.do('catalog.search', { query: { ...query, filters: 'get:tomorrow' } });
    expect(found.totalCount).toBe(tomorrow!.count);
    for (const { availability, skuNumber } of found.products)
      expect(availability?.nextDay ?? availability?.pickup?.readyAt, skuNumber).toBeTruthy();
  },
);
