import { describe, expect, test } from 'vitest';
import { distinct, fleet, sized, vehicles } from '../test/popularCars.ts';
import { needsOf } from './keys.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));

/** Sixes that hold more than others do, by their handbooks. */
const large = ['Ram 1500@2019 3.0L I6 Turbo', 'Toyota Tundra@2022 3.5L V6 Turbo'];

test('no six that burns petrol holds more than 6.9 quarts, but for those known to', () => {
  const holding = distinct(
    fleet.popular.flatMap(({ sheet, engines, y1 }) =>
      engines
        .filter((engine) => engine.cylinders === 6 && engine.fuel !== 'diesel')
        .filter((engine) => (sheet.oil(engine, y1)?.quarts ?? 0) > 6.9)
        .map(({ id }) => `${sheet.platform.id} ${labels.get(id)}`),
    ),
  );
  expect(holding.sort()).toEqual(large);
});

describe('brakes', () => {
  const both = fleet.members.flatMap((member) =>
    member.engines.flatMap((engine) => {
      const [usual, other] = member.sheet.brakes(engine);
      return other ? [{ member, engine, usual, other }] : [];
    }),
  );

  test('two front discs of one diameter are one disc, so nothing is asked about the front', () => {
    const alike = both.filter(({ usual, other }) => usual.front.diameter === other.front.diameter);
    expect(distinct(alike.map(({ member }) => member.sheet.platform.id))).toContain('Ford Ranger@2024');
    const ofFront = sized.filter(({ code }) => code === 'brake-pads' || code === 'brake-rotors');
    for (const { member, engine, usual, other } of alike) {
      const { model, sheet } = member;
      expect(other.front, sheet.platform.id).toEqual(usual.front);
      for (const type of ofFront)
        for (const { position, ask } of needsOf(type, { sheet, engine, cars: model.cars }))
          if (position === 'front') expect(ask, `${sheet.platform.id} ${type.code}`).toBeNull();
    }
  });

  test('two sets of brakes differ', () => {
    expect(both.length).toBeGreaterThan(100);
    for (const { usual, other, member } of both)
      expect(other.name, member.sheet.platform.id).not.toBe(usual.name);
  });
});

test.each([
  ['Toyota RAV4@2019', '2.5L I4', 'ws'],
  ['Toyota Corolla@2014', '1.8L I4', 'cvt'],
  ['Toyota Prius@2016', '1.8L I4 Hybrid', 'ws'],
  ['Toyota C-HR@2018', '2.0L I4', 'cvt'],
  ['Honda Accord@2013', '2.4L I4', 'cvt'],
  ['Honda Accord@2013', '3.5L V6', 'dw1'],
  ['Honda Accord@2018', '1.5L I4 Turbo', 'cvt'],
  ['Honda Accord@2018', '2.0L I4 Turbo', 'dw1'],
])('the automatic transmission of a %s %s takes %s', (platform, label, fluid) => {
  const { sheet, engines } = fleet.members.find((member) => member.sheet.platform.id === platform)!;
  expect(sheet.transmissionFluid(engines.find(({ id }) => labels.get(id) === label)!)).toBe(fluid);
});
