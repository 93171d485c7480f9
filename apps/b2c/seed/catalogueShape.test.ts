import { describe, expect, test } from 'vitest';
import {
  cars,
  distinct,
  fleet,
  markets,
  sized,
  takenBy,
  taxonomy,
  vehicles,
  type Car,
} from '../test/popularCars.ts';
import { needsOf } from './keys.ts';
import { generateParts } from './partSeed.ts';

const heroes = sized.filter(({ hero }) => hero);

describe('shape of the whole', () => {
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
  const classes = ['city', 'comp', 'mid', 'pu'];
  const expectRising = (of: (car: Car) => number | undefined) => {
    const medians = classes.map((name) =>
      median(cars.filter(({ sheet }) => sheet.class === name).flatMap((car) => of(car) ?? [])),
    );
    expect(medians, medians.join()).toEqual([...new Set(medians)].sort((a, b) => a - b));
  };

  test('rotors are thicker and engines take more oil from the smallest class to the largest', () => {
    expectRising((car) => car.sheet.brakes(car.engine)[0].front.thickness);
    expectRising((car) => car.sheet.oil(car.engine)?.quarts);
  });

  test('alternators give more from the smallest class to the largest', () => {
    expectRising((car) => {
      const own = takenBy(car, 'alternators').map(({ attributes }) => Number(attributes['amperage']));
      return own.length > 0 ? median(own) : undefined;
    });
  });

  test('every popular vehicle since 2008 finds all that sells most, those that are tried first a choice of pads', () => {
    const spots = new Set(
      fleet.popular
        .filter(({ isSpot }) => isSpot)
        .map(({ model, sheet }) => `${model.id} ${sheet.platform.id}`),
    );
    const bare: string[] = [];
    let pairs = 0;
    for (const car of cars.filter(({ year }) => year >= 2008)) {
      const isSpot = spots.has(`${car.modelId} ${car.sheet.platform.id}`);
      for (const type of heroes) {
        const needs = needsOf(type, car);
        if (needs.length === 0) continue;
        pairs += 1;
        const own = takenBy(car, type.code);
        const isDeep = ['battery', 'blade'].includes(type.key!) && car.engine.fuel !== 'electric';
        const least = isDeep ? 3 : 1;
        if (own.length < least) bare.push(`${car.name} ${type.code}`);
        const places = distinct(needs.map(({ position }) => position)).length;
        if (isSpot && type.key === 'pads' && own.length < 3 * places) bare.push(`${car.name} pads`);
      }
    }
    expect(pairs).toBeGreaterThan(5000);
    expect(bare.slice(0, 5)).toEqual([]);
  });

  test('the same seed gives the same catalogue', () => {
    const all = (seed: number) =>
      JSON.stringify([...generateParts({ markets, taxonomy, vehicles, parts: 300, seed })]);
    const first = all(1);
    expect(all(1)).toBe(first);
    expect(all(2)).not.toBe(first);
  });
});
