import type { Deal } from '@driveline/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsOf } from '../seed/keys.ts';
import { heldClock } from '../src/clock/clock.ts';
import { openShop, type Shop } from './shop.ts';
import { cars, fleet, typeBy, type Car } from './popularCars.ts';

// A deal for a vehicle is complete: every place, the right count, every line fits, one vehicle (PLUS-053, API-107).

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock: heldClock('2026-12-03T18:00:00Z') });
  await shop.database.db.updateTable('store_stock').set({ on_hand: 40 }).execute();
});
afterAll(() => shop.close());

const spots = new Set(
  fleet.popular.filter(({ isSpot }) => isSpot).map(({ model, sheet }) => `${sheet.platform.id} ${model.id}`),
);
const generationOf = ({ sheet, modelId }: Car) => `${sheet.platform.id} ${modelId}`;

function grouped<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** One car of the generations that people try first, which have parts of every type, and of some of the others. */
const driven = (market: string): Car[] => {
  const own = cars.filter((car) => car.market === market && car.year >= 2008);
  return [...grouped(own, generationOf)].flatMap(([id, some], index) =>
    spots.has(id) || index % 4 === 0 ? [some[some.length >> 1]!] : [],
  );
};

async function idOf({ modelId, year, engine }: Car): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'select id::text as id from vehicle where model_id = $1 and year = $2 and engine_id = $3 order by id limit 1',
    [modelId, year, engine.id],
  );
  return rows[0]!.id;
}

interface Part {
  type: string;
  position: string | null;
}

async function partsOf(deals: readonly Deal[]): Promise<Map<string, Part>> {
  const skus = deals.flatMap(({ items }) => items.map(({ skuNumber }) => skuNumber));
  const { rows } = await shop.database.pool.query<Part & { sku: string }>(
    'select p.sku, t.code as type, p.position from part p join part_type t on t.id = p.part_type_id where p.sku = any($1)',
    [skus],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** How many pieces a car takes at the places of a type, by its sheet: a fluid is told by its containers. */
function piecesBySheet(car: Car, type: string, axle: string | undefined): number | undefined {
  const needs = needsOf(typeBy(type), car).filter(
    ({ position }) => axle === undefined || position?.startsWith(axle),
  );
  if (needs.length === 0) return undefined;
  const byPlace = new Map(needs.map(({ position, quantity }) => [position, quantity]));
  return [...byPlace.values()].reduce((sum, quantity) => sum + quantity, 0);
}

const axles: Readonly<Record<string, string>> = {
  'brake-job': 'front',
  'rear-brakes': 'rear',
  struts: 'front',
};

describe.each(['us', 'mx', 'br'])('deals for cars of %s', (market) => {
  test('[PLUS-053] are complete: all places, as many as the sheet says, and each part fits', async () => {
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    const own = driven(market);
    const shopper = shop.shopper(market);
    for (const car of own) {
      const catalogVehicleId = await idOf(car);
      await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
      const { deals } = await shopper.do('deals.list');
      const parts = await partsOf(deals);
      for (const { dealId, items, needs } of deals) {
        const key = dealId.slice(market.length + 1);
        if (spots.has(generationOf(car))) seen.set(key, (seen.get(key) ?? 0) + 1);
        const isSettled = needs === undefined && items.length >= 2;
        if (!isSettled && needs !== 'answer') wrong.push(`${car.name} ${key} has ${items.length} parts`);
        if (!isSettled) continue;
        const skuNumbers = items.map(({ skuNumber }) => skuNumber).join(',');
        const { skus } = await shopper.do('catalog.skuDetails', {
          query: { skuNumbers, vehicleId: catalogVehicleId },
        });
        for (const { skuNumber, fit } of skus) {
          const { quantity } = items.find((item) => item.skuNumber === skuNumber)!;
          const isRight =
            fit.state === 'UNIVERSAL' || (fit.state === 'FITS' && fit.quantityNeeded === quantity);
          if (!isRight) wrong.push(`${car.name} ${key} ${skuNumber} ${fit.state} ${quantity}`);
        }
        const types = grouped(items, ({ skuNumber }) => parts.get(skuNumber)!.type);
        for (const [type, own] of types) {
          const expected = piecesBySheet(car, type, axles[key]);
          const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
          if (expected !== undefined && expected !== pieces)
            wrong.push(`${car.name} ${key}: ${pieces} ${type} in place of ${expected}`);
        }
      }
      if (car.engine.fuel === 'electric') {
        const kinds = deals.map(({ dealId }) => dealId.slice(market.length + 1));
        const allowed = ['brake-job', 'clear-view', 'rear-brakes', 'cabin-fresh'];
        if (kinds.some((kind) => !allowed.includes(kind))) wrong.push(`${car.name} ${kinds.join()}`);
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    const tried = own.filter((car) => spots.has(generationOf(car))).length;
    // Nearly every one has each deal that it can have.
    for (const key of ['brake-job', 'clear-view', 'oil-change', 'rear-brakes', 'tune-up'])
      expect(seen.get(key) ?? 0, key).toBeGreaterThan(tried * 0.8);
    expect(seen.has('winter-start')).toBe(market === 'us');
  });
});
