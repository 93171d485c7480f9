import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The first of the market's vehicles of 2018, by its model and what moves it. */
async function vehicleOf(market: string, model: string, fuel: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select v.id::text as id from vehicle v join model m on m.id = v.model_id join engine e on e.id = v.engine_id
     where v.market = $1 and m.name = $2 and e.fuel = $3 order by abs(v.year - 2018), v.id limit 1`,
    [market, model, fuel],
  );
  return rows[0]!.id;
}

async function civic(): Promise<string> {
  const { vehicles } = await shop.shopper().do('vehicles.byVin', { params: { vin: '2HGFC2F54JH500001' } });
  return vehicles[0]!.catalogVehicleId!;
}

const wearParts = (market: string, vehicleId?: string) =>
  shop.shopper(market).do('catalog.relatedParts', { query: vehicleId === undefined ? {} : { vehicleId } });

const pathsOf = ({ shelves = [] }: Awaited<ReturnType<typeof wearParts>>) =>
  shelves.map(({ canonicalPath }) => canonicalPath.split('/').at(-1));

describe('[API-112] without a part, what wears on the vehicle', () => {
  test.each([
    ['us', civic, 'Brake pads'],
    ['mx', () => vehicleOf('mx', 'Versa', 'gasoline'), 'Balatas de freno'],
    ['br', () => vehicleOf('br', 'Gol', 'flex'), 'Pastilhas de freio'],
  ])('in %s: four parts that fit and can be had, with the shelf of each', async (market, vehicle, pads) => {
    const answer = await wearParts(market, await vehicle());
    expect(pathsOf(answer)).toEqual(['brake-pads', 'batteries', 'oil-filters', 'wiper-blades']);
    expect(answer.shelves?.[0]?.categoryName).toBe(pads);
    expect(answer.products).toHaveLength(4);
    for (const { fit, price, availability } of answer.products) {
      expect(fit.state).toBe('FITS');
      expect(price).toBeGreaterThan(0);
      expect(availability?.nextDay ?? availability?.regular).toBeDefined();
    }
    expect(answer.products[0]?.fit.position).toBeDefined();
  });

  test('a kind that a vehicle does not take is left out: an electric car has no oil filter', async () => {
    const kinds = pathsOf(await wearParts('us', await vehicleOf('us', 'Leaf', 'electric')));
    expect(kinds).toContain('batteries');
    expect(kinds).not.toContain('oil-filters');
  });

  test('a part that cannot be had gives way to another of its kind, and a kind without any to the next', async () => {
    const { pool } = shop.database;
    const vehicleId = await civic();
    const [pads] = (await wearParts('us', vehicleId)).products;
    const sellOut = (where: string, values: unknown[]) =>
      pool.query(
        `update store_stock set on_hand = 0 where part_id in
         (select p.id from part p join part_type t on t.id = p.part_type_id where ${where})`,
        values,
      );
    await sellOut('p.sku = $1', [pads!.skuNumber]);
    const second = await wearParts('us', vehicleId);
    expect(pathsOf(second)[0]).toBe('brake-pads');
    expect(second.products.map(({ skuNumber }) => skuNumber)).not.toContain(pads!.skuNumber);
    await sellOut("t.code = 'brake-pads'", []);
    expect(pathsOf(await wearParts('us', vehicleId))).toEqual([
      'batteries',
      'oil-filters',
      'wiper-blades',
      'cabin-filters',
    ]);
  });

  test.each([
    ['nobody’s vehicle', undefined],
    ['an unknown one', '999999999'],
  ])('%s wears nothing', async (_what, vehicleId) => {
    expect(await wearParts('us', vehicleId)).toEqual({ products: [], shelves: [] });
  });
});
