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
import { defaultParts } from './seedDatabase.ts';
import { standard } from './slots.ts';

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
    expectRising((car) => car.sheet.oil(car.engine, car.year)?.quarts);
  });

  test('alternators give more from the smallest class to the largest', () => {
    expectRising((car) => {
      const own = takenBy(car, 'alternators').map(({ attributes }) => Number(attributes['amperage']));
      return own.length > 0 ? median(own) : undefined;
    });
  });

  test('[PLUS-052] every popular vehicle since 2008 finds all that sells most, those that are tried first three of each', () => {
    const spots = new Set(
      fleet.popular
        .filter(({ isSpot }) => isSpot)
        .map(({ model, sheet }) => `${model.id} ${sheet.platform.id}`),
    );
    const few: string[] = [];
    let pairs = 0;
    for (const car of cars) {
      const isSpot = spots.has(`${car.modelId} ${car.sheet.platform.id}`);
      if (car.year < 2008 && !isSpot) continue;
      for (const type of heroes) {
        const needs = needsOf(type, car);
        for (const position of distinct(needs.map((need) => need.position))) {
          const there = needs.filter((need) => need.position === position);
          const options = distinct(there.flatMap(({ ask }) => (ask ? [ask.value] : [])));
          for (const option of options.length > 0 ? options : [undefined]) {
            pairs += 1;
            const keys = new Set(
              there.flatMap(({ key, ask }) => (!ask || ask.value === option ? [key] : [])),
            );
            const own = takenBy(car, type.code).filter(({ key }) => keys.has(key!));
            if (own.length < (isSpot ? 3 : 1))
              few.push(`${car.name} ${type.code} ${position} ${option}: ${own.length}`);
          }
        }
      }
    }
    expect(pairs).toBeGreaterThan(8000);
    expect(few.slice(0, 5)).toEqual([]);
  });

  test('of a standard size every popular vehicle since 2008 has six to choose from, whatever it answers', () => {
    const few: string[] = [];
    let counted = 0;
    for (const car of cars.filter(({ year }) => year >= 2008))
      for (const type of sized.filter(({ key = '' }) => standard[key])) {
        const needs = needsOf(type, car);
        const asked = needs.flatMap(({ ask }) => ask ?? []);
        const answers = [
          {},
          ...asked.flatMap(({ question, options }) => options.map((it) => ({ [question]: it }))),
        ];
        for (const given of answers) {
          // A car with lamps of LED takes no bulb.
          if (!needs.some(({ ask }) => !ask || [undefined, ask.value].includes(given[ask.question])))
            continue;
          counted += 1;
          const makers = distinct(
            takenBy(car, type.code, given).map(({ key, brandId }) => `${key} ${brandId}`),
          );
          if (makers.length < 6)
            few.push(`${car.name} ${type.code} ${JSON.stringify(given)}: ${makers.length}`);
        }
      }
    expect(counted).toBeGreaterThan(5000);
    expect(few.slice(0, 5)).toEqual([]);
    expect(defaultParts).toBeLessThanOrEqual(10_000);
  });

  test('the same seed gives the same catalogue', () => {
    const all = (seed: number) =>
      JSON.stringify([...generateParts({ markets, taxonomy, vehicles, parts: 300, seed })]);
    const first = all(1);
    expect(all(1)).toBe(first);
    expect(all(2)).not.toBe(first);
  });
});
