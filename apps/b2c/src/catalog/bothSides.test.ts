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

  test('a left part and its right one name each other, and nothing else is paired', async () => {
    const { rows } = await shop.database.pool.query<{ paired: number; wrong: number; mounts: number }>(
      `select count(*)::int as paired,
         count(*) filter (where q.pair_sku is distinct from p.sku or q.brand_id <> p.brand_id
           or q.part_type_id <> p.part_type_id
           or replace(replace(q.position, 'eft', ''), 'ight', '') = q.position)::int as wrong,
         count(*) filter (where t.code = 'engine-mounts')::int as mounts
       from part p left join part q on q.sku = p.pair_sku join part_type t on t.id = p.part_type_id
       where p.pair_sku is not null`,
    );
    expect(rows[0]).toMatchObject({ wrong: 0, mounts: 0 });
    expect(rows[0]!.paired).toBeGreaterThan(100);
  });
});
