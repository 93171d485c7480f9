import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Hybrid {
  id: string;
  car: string;
  engine: string;
  sku: string;
}

/** A hybrid and a part that fits it and can be bought. */
async function hybridOf(market: string, car: string): Promise<Hybrid> {
  const { rows } = await shop.database.pool.query<Hybrid>(
    `select v.id::text, ${car} as car, e.label as engine, p.sku
     from vehicle v join engine e on e.id = v.engine_id join model m on m.id = v.model_id
     join make k on k.id = v.make_id join application a on a.model_id = m.id and v.year between a.y0 and a.y1
     join part p on p.id = a.part_id join price on price.part_id = p.id and price.market = v.market
     where v.market = $1 and e.label like '% Hybrid' and e.label not like '%Plug-in%' and a.qualifiers is null
       and (a.engines is null or v.engine_id = any(a.engines)) and exists (
         select from store_stock s where s.part_id = p.id and s.market = v.market and s.on_hand > 3)
     order by p.id, v.id limit 1`,
    [market],
  );
  return rows[0]!;
}

/** All that names the shopper's vehicle. */
async function namesOf(shopper: Shopper, sku: string): Promise<unknown> {
  const { vehicleMap } = await shopper.do('shell.header');
  const { vehicles } = await shopper.do('vehicles.list');
  const { orders } = await shopper.do('cart.detail');
  const lines = orders.flatMap((it) => it.shipmentInfoList.flatMap(({ lineItemList }) => lineItemList));
  const line = lines.find(({ skuNumber }) => skuNumber === sku);
  return {
    ...{ header: vehicleMap?.vehicleName, garage: vehicles[0]?.vehicleName },
    ...{ line: line?.vehicleName, fit: line?.fit.vehicleName },
  };
}

const everywhere = (name: string) => ({ header: name, garage: name, line: name, fit: name });

test('[VEHST-005] a vehicle is named in the language of the page, whichever it was chosen in', async () => {
  const { id, car, engine, sku } = await hybridOf('us', "concat_ws(' ', v.year, k.name, m.name)");
  const english = shop.shopper('us', 'en-US');
  const spanish = shop.shopper('us', 'es-US');
  await english.do('vehicles.updatePreferred', { body: { catalogVehicleId: id } });
  await english.do('cart.addItem', { body: { skuNumber: sku, quantity: 1 } });
  for (const [name, value] of english.cookies) spanish.cookies.set(name, value);
  expect(await namesOf(english, sku)).toEqual(everywhere(`${car} ${engine}`));
  const spoken = engine.replace('Hybrid', 'Híbrido');
  expect(await namesOf(spanish, sku)).toEqual(everywhere(`${car} ${spoken}`));
});

test('[VEHST-005] Mexico says the year after the model', async () => {
  const { id, car, engine } = await hybridOf('mx', "concat_ws(' ', k.name, m.name, v.year)");
  const body = { catalogVehicleId: id };
  const { vehicleMap } = await shop.shopper('mx').do('vehicles.updatePreferred', { body });
  expect(vehicleMap.vehicleName).toBe(
    `${car} ${engine.replace('Hybrid', 'Híbrido').replace(/I(?=\d)/, 'L')}`,
  );
});
