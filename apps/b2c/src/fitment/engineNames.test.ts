import { marketByCode } from '@driveline/markets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { hotSql } from '../db/hotSql.ts';
import { catalogFit } from './catalogFit.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Line {
  sku: string;
  market: string;
  vehicle: number;
  own: string;
  engines: number[];
}

/** A part whose only line for a model leaves out an engine of its first year. */
const ofOtherEngines = `select p.sku, v.market, v.id as vehicle, e.label as own, a.engines
  from application a join part p on p.id = a.part_id
  join vehicle v on v.model_id = a.model_id and v.year = a.y0 join engine e on e.id = v.engine_id
  where a.engines is not null and v.engine_id <> all (a.engines) and not exists (
    select from application o where o.part_id = a.part_id and o.model_id = a.model_id and o.id <> a.id)
  limit 1`;

test('[PLUS-002] a part for other engines names them beside the one of the vehicle', async () => {
  const { db } = shop.database;
  const [line] = await hotSql<Line>(db, 'test-other-engines', ofOtherEngines, []);
  const { sku, market, vehicle, own, engines } = line!;
  const named = await db.selectFrom('engine').select('label').where('id', 'in', engines).execute();
  const map = {
    vehicleId: '1',
    catalogVehicleId: String(vehicle),
    vehicleName: 'mine',
    acesVehicleAttributes: { vehicleQuestionsIds: {} },
  };
  const verdicts = await catalogFit.verdicts(db, marketByCode(market), { source: 'picker', map } as never, [
    sku,
  ]);
  const reason = verdicts.get(sku)!.reasons.find(({ ok }) => !ok)!;
  expect(reason.value).toBe(own);
  for (const { label } of named) expect(reason.needed).toContain(label);
});
