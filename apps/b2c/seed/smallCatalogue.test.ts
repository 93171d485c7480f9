import { expect, test } from 'vitest';
import { cars, distinct, fleet, markets, taxonomy, typeBy, vehicles, type Car } from '../test/popularCars.ts';
import { fillOf } from '../test/fillOf.ts';
import { needsOf } from './keys.ts';
import { generateParts } from './partSeed.ts';

// The smallest catalogue that is tested (docs/demonstration.md, 'Fewer parts').

const parts = [...generateParts({ markets, taxonomy, vehicles, parts: 2000, seed: 1 })];
const oil = taxonomy.types.find(({ seed }) => seed.code === 'motor-oil')!;
const keysOf = (market: string) =>
  new Set(parts.flatMap(({ key, soldIn }) => (key !== null && soldIn.includes(market) ? [key] : [])));
const sold = new Map(markets.map(({ code }) => [code, keysOf(code)]));
const grades = new Map(
  markets.map(({ code }) => [
    code,
    new Set(
      parts.flatMap(({ typeId, attributes, soldIn }) =>
        typeId === oil.id && soldIn.includes(code) ? [attributes['viscosity']] : [],
      ),
    ),
  ]),
);

const common = fleet.popular.filter(({ isCommon }) => isCommon);
const isCommon = ({ modelId, sheet }: Car) =>
  common.some(({ model, sheet: own }) => model.id === modelId && own.platform === sheet.platform);
const own = cars.filter(isCommon);

test('thirty models of each market are common', () => {
  for (const { code } of markets) {
    const models = distinct(common.filter(({ model }) => model.market === code).map(({ model }) => model.id));
    // One of them may not have been sold in those years.
    expect(models.length, code).toBeGreaterThan(22);
    expect(models.length, code).toBeLessThanOrEqual(30);
  }
});

test.each(['brake-pads', 'batteries', 'wiper-blades'])(
  '[PLUS-035] 2,000 parts have %s for each place and each answer of the thirty most common cars of a market',
  (code) => {
    expect(own.length).toBeGreaterThan(300);
    const missing = own.flatMap((car) =>
      needsOf(typeBy(code), car)
        .filter(({ key }) => !sold.get(car.market)!.has(key))
        .map(({ key }) => `${car.name} ${key}`),
    );
    expect(missing.slice(0, 5)).toEqual([]);
  },
);

test('[PLUS-035] 2,000 parts have the oil of each of them', () => {
  const missing = own.filter((car) => {
    const fill = fillOf(oil.seed, car);
    return fill && !grades.get(car.market)!.has(fill.grade);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});
