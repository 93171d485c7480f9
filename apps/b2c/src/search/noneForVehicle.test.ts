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
    expect(found.hintsTitle).toBe(
      `This demonstration has no results in “Fuel injectors” for your ${name}. It does have`,
    );
    expect(found.spellingHints.length).toBeGreaterThan(1);
    for (const searchText of found.spellingHints)
      expect((await shopper.do('catalog.search', { query: { searchText } })).fitCount).toBeGreaterThan(0);
  });

  test('whether it is a demonstration is read from an index, not from every part', async () => {
    const client = await shop.database.pool.connect();
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<Record<string, string>>(
      'explain select exists (select from part where imported_at is not null)',
    );
    await client.query('rollback');
    client.release();
    expect(JSON.stringify(rows)).toContain('part_imported');
  });

  test('a kind without any part is not blamed on the vehicle where all are asked for', async () => {
    const own = await openShop();
    const ofType = "(select id from part_type where code = 'fuel-injectors')";
    await own.database.pool.query(
      `delete from price where part_id in (select id from part where part_type_id = ${ofType})`,
    );
    await own.database.pool.query(`delete from shelf where part_type_id = ${ofType}`);
    const { shopper, name } = await electricShopper('us', own);
    const titleOf = async (ignored: string) => {
      const query = { searchText: 'fuel injectors', ignoreVehicleSpecificProductsCheck: ignored };
      const { totalCount, hintsTitle = '' } = await shopper.do('catalog.search', { query });
      return [totalCount, hintsTitle.includes(name)];
    };
    expect(await titleOf('false')).toEqual([0, true]);
    expect(await titleOf('true')).toEqual([0, false]);
    await own.close();
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
