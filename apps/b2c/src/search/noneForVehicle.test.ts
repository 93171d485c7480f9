import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A shopper of the newest electric car that a market sells, whose kinds of parts are not those of an engine. */
async function electricShopper(market: string, at = shop) {
  const { rows } = await at.database.pool.query<{ id: string }>(
    `select v.id::text from vehicle v join engine e on e.id = v.engine_id join model m on m.id = v.model_id
     join make k on k.id = v.make_id
     where v.market = $1 and e.label ~ '^(Electric|Eléctrico|Elétrico)$' and k.name || ' ' || m.name = 'Tesla Model 3'
     order by v.year limit 1`,
    [market],
  );
  const shopper = at.shopper(market);
  const { vehicleMap } = await shopper.do('vehicles.updatePreferred', {
    body: { catalogVehicleId: rows[0]!.id },
  });
  return { shopper, name: vehicleMap.vehicleName };
}

describe('[PLUS-008] a kind of parts that has none for the vehicle', () => {
  test.each([
    ['a shelf', { canonicalPath: '/parts/fuel-and-air/fuel-injectors' }],
    ['a search', { searchText: 'fuel injectors' }],
  ])('%s says so, and names kinds that have', async (_what, query) => {
    const { shopper, name } = await electricShopper('us');
    const found = await shopper.do('catalog.search', { query });
    expect(found.totalCount).toBe(0);
    expect(found.hintsTitle).toBe(`This demonstration has no results in “Fuel injectors” for your ${name}. It does have`);
    expect(found.spellingHints.length).toBeGreaterThan(1);
    for (const searchText of found.spellingHints)
      expect((await shopper.do('catalog.search', { query: { searchText } })).fitCount).toBeGreaterThan(0);
  });

  test('an own catalogue is no demonstration', async () => {
    const own = await openShop();
    await own.database.pool.query(
      'update part set imported_at = now() where id = (select min(id) from part)',
    );
    const { shopper, name } = await electricShopper('us', own);
    const { hintsTitle } = await shopper.do('catalog.search', { query: { searchText: 'fuel injectors' } });
    expect(hintsTitle).toBe(`No results in “Fuel injectors” for your ${name}. We do have`);
    await own.close();
  });

  test('without a vehicle, and where words narrow the kind, nothing of the sort is said', async () => {
    const { shopper } = await electricShopper('us');
    const { rows } = await shop.database.pool.query<{ name: string }>(
      'select name from brand order by id limit 1',
    );
    const query = { searchText: `${rows[0]!.name} fuel injectors` };
    expect((await shopper.do('catalog.search', { query })).hintsTitle ?? '').not.toContain('Fuel injectors');
    const open = await shop.shopper().do('catalog.search', { query: { searchText: 'fuel injectors' } });
    expect(open.hintsTitle).toBeUndefined();
  });
});
