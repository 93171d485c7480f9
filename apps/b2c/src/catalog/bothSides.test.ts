import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Parts of a type that a market sells, by position. */
const partsOf = async (market: string, type: string, position: string): Promise<string[]> => {
  const { rows } = await shop.database.pool.query<{ sku: string }>(
    `select p.sku from part p join part_type t on t.id = p.part_type_id
     join price r on r.part_id = p.id and r.market = $1
     where t.code = $2 and p.position = $3 order by p.id limit 1`,
    [market, type, position],
  );
  return rows.map(({ sku }) => sku);
};

const detailOf = async (market: string, itemIds: string) => {
  const { pdpResults } = await shop.shopper(market).do('catalog.product', { query: { itemIds } });
  return pdpResults.products[0]!;
};

describe('both sides', () => {
  test.each([
    ['us', 'struts', 'frontLeft', 'Front right', 'Add both sides'],
    ['mx', 'control-arms', 'frontRight', 'Delantero izquierdo', 'Agregar ambos lados'],
    ['br', 'side-mirrors', 'left', 'Direito', 'Adicionar os dois lados'],
  ])('%s %s: the %s part has its other side', async (market, type, position, side, action) => {
    const [sku] = await partsOf(market, type, position);
    const part = await detailOf(market, sku!);
    const other = await detailOf(market, part.pair!.product.skuNumber);
    expect(part.pair).toMatchObject({ action, product: { price: part.price, brandName: part.brandName } });
    expect(other.specifications.find(({ id }) => id === 'position')?.value.toLowerCase()).toBe(
      side.toLowerCase(),
    );
    expect(other.pair?.product.skuNumber).toBe(sku);
  });

  test('a hub is the same on both sides, brake pads are a set', async () => {
    const [hub] = await partsOf('us', 'wheel-bearings', 'front');
    const [pads] = await partsOf('us', 'brake-pads', 'front');
    expect((await detailOf('us', hub!)).pair).toMatchObject({
      title: 'You may want both sides',
      product: { skuNumber: hub },
    });
    expect(await detailOf('us', pads!)).not.toHaveProperty('pair');
  });

  test('a hub of which there is one, or that does not fit, is not offered twice', async () => {
    const [hub] = await partsOf('us', 'wheel-bearings', 'front');
    const { pool } = shop.database;
    const { rows: stores } = await pool.query<{ id: number; number: string }>(
      `select id, number from store where market = 'us' and kind = 'store' and bopus_enabled order by id limit 1`,
    );
    const [store] = stores;
    /** At that store, and nowhere else. */
    const withPieces = async (count: number) => {
      await pool.query(
        'update store_stock s set on_hand = 0 from part p where p.id = s.part_id and p.sku = $1',
        [hub],
      );
      await pool.query(
        `insert into store_stock (store_id, part_id, part_type_id, market, on_hand)
         select $2, id, part_type_id, 'us', $3 from part where sku = $1
         on conflict (store_id, part_id) do update set on_hand = excluded.on_hand`,
        [hub, store!.id, count],
      );
      const query = { itemIds: hub!, storeId: store!.number };
      const { pdpResults } = await shop.shopper().do('catalog.product', { query });
      return pdpResults.products[0]!;
    };
    const single = await withPieces(1);
    expect(single.available).toBe(true);
    expect(single).not.toHaveProperty('pair');
    expect(await withPieces(2)).toHaveProperty('pair');
    const { rows } = await pool.query<{ id: string }>(
      `select v.id::text from vehicle v where v.market = 'us' and v.model_id not in
         (select a.model_id from application a join part p on p.id = a.part_id where p.sku = $1) limit 1`,
      [hub],
    );
    const shopper = shop.shopper();
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId: rows[0]!.id } });
    const { pdpResults } = await shopper.do('catalog.product', { query: { itemIds: hub! } });
    expect(pdpResults.products[0]).toMatchObject({ fit: { state: 'DOES_NOT_FIT' } });
    expect(pdpResults.products[0]).not.toHaveProperty('pair');
  });

  test('a left part and its right one name each other, and nothing else is paired', async () => {
    const { rows } = await shop.database.pool.query<{
      paired: number;
      wrong: number;
      apart: number;
      mounts: number;
    }>(
      `select count(*)::int as paired,
         count(*) filter (where q.pair_sku is distinct from p.sku or q.brand_id <> p.brand_id
           or q.part_type_id <> p.part_type_id or p.position !~* 'left|right'
           or replace(lower(q.position), 'right', 'left') <> replace(lower(p.position), 'right', 'left')
           or q.position = p.position)::int as wrong,
         count(*) filter (where (select array_agg((a.market, a.model_id, a.y0, a.y1, a.engines, a.qualifiers, a.quantity)::text
             order by a.market, a.model_id, a.y0, a.y1, a.engines, a.qualifiers) from listed_application a where a.part_id = p.id)
           is distinct from
             (select array_agg((a.market, a.model_id, a.y0, a.y1, a.engines, a.qualifiers, a.quantity)::text
             order by a.market, a.model_id, a.y0, a.y1, a.engines, a.qualifiers) from listed_application a where a.part_id = q.id))::int as apart,
         count(*) filter (where t.code = 'engine-mounts')::int as mounts
       from part p left join part q on q.sku = p.pair_sku join part_type t on t.id = p.part_type_id
       where p.pair_sku is not null`,
    );
    expect(rows[0]).toMatchObject({ wrong: 0, apart: 0, mounts: 0 });
    expect(rows[0]!.paired).toBeGreaterThan(100);
  });
});
