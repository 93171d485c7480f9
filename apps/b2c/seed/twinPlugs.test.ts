import { describe, expect, test } from 'vitest';
import { holdsOf } from '../test/holdsOf.ts';
import { everyCar, needsOfMember } from '../test/everyCar.ts';
import { fleet, typeBy, vehicles } from '../test/popularCars.ts';
import { readTwinPlugs } from './twinPlugs.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));

/** How many spark plugs and ignition coils a car takes. */
function plugsOf(market: string, year: number, car: string, label: string): string {
  const member = fleet.members.find(
    ({ model, y0, y1 }) =>
      model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
  );
  const engine = member?.engines.find(({ id }) => labels.get(id) === label);
  if (!member || !engine) return 'not sold';
  return ['spark-plugs', 'ignition-coils']
    .map((code) => needsOfMember(typeBy(code), member, engine)[0]?.quantity)
    .join(' ');
}

describe('spark plugs', () => {
  test.each([
    ['us', 2006, 'Dodge Charger', '6.1L V8', '16 8'],
    ['us', 2006, 'Dodge Charger', '5.7L V8', '16 8'],
    ['us', 2020, 'Dodge Challenger', '6.2L V8', '16 8'],
    ['us', 2018, 'Dodge Charger', '6.4L V8', '16 8'],
    ['us', 2018, 'Dodge Charger', '3.6L V6', '6 6'],
    ['us', 2005, 'Dodge Ram 1500', '4.7L V8', '8 8'],
    ['us', 2010, 'Ford Ranger', '2.3L I4', '4 4'],
    ['us', 1996, 'Ford Ranger', '2.3L I4', '8 4'],
    ['us', 1990, 'Ford Mustang', '2.3L I4', '4 4'],
    ['us', 1992, 'Ford Mustang', '2.3L I4', '8 4'],
    ['us', 2006, 'Dodge Dakota', '4.7L V8', '8 8'],
    ['us', 2009, 'Dodge Dakota', '4.7L V8', '16 8'],
    ['us', 2006, 'Chrysler Crossfire', '3.2L V6', '12 6'],
    ['us', 1999, 'Mercedes-Benz E-Class', '3.2L V6', '12 6'],
    ['us', 2004, 'Mercedes-Benz S-Class', '5.0L V8', '16 8'],
    ['us', 2005, 'Honda Civic', '1.3L I4 Hybrid', '8 4'],
    ['us', 2005, 'Honda Civic', '1.7L I4', '4 4'],
    ['br', 2006, 'Honda Fit', '1.4 Flex', '8 4'],
    ['br', 2006, 'Honda Fit', '1.5 Flex', '4 4'],
    ['br', 2012, 'Honda Fit', '1.4 Flex', '4 4'],
    ['us', 2016, 'Chevrolet Silverado 1500', '5.3L V8', '8 8'],
    ['us', 2020, 'Chevrolet Silverado 1500', '6.2L V8', '8 8'],
  ] as const)('%s %i %s %s takes %s', (market, year, car, label, expected) => {
    expect(plugsOf(market, year, car, label)).toBe(expected);
  });

  test('a Mercedes V6 or V8 of those years takes two a cylinder, later ones take one', () => {
    const quantities = (from: number, to: number, engines: readonly string[]) =>
      new Set(
        everyCar.flatMap(({ member, engine, sheet }) =>
          sheet.group === 'mercedes' &&
          member.y1 > 1998 &&
          from <= sheet.start &&
          sheet.start <= to &&
          engine.fuel === 'gasoline' &&
          engines.includes(`${engine.litres.toFixed(1)} ${engine.cylinders}`)
            ? needsOfMember(typeBy('spark-plugs'), member, engine).map(
                ({ quantity }) => quantity / engine.cylinders,
              )
            : [],
        ),
      );
    expect([...quantities(1998, 2005, ['2.6 6', '3.2 6', '4.3 8', '5.0 8'])]).toEqual([2]);
    expect([...quantities(2007, 2026, ['3.0 6', '3.5 6', '4.0 8', '4.7 8'])]).toEqual([1]);
  });

  test('every line is of an engine that a vehicle had', () => {
    const unused = readTwinPlugs().filter(
      (line) =>
        !everyCar.some(({ member, engine, sheet }) =>
          holdsOf(line, { group: sheet.group, start: sheet.start, model: member.model }, member, engine),
        ),
    );
    expect(unused.map((line) => line.join(' '))).toEqual([]);
  });
});
