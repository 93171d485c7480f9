import { describe, expect, test } from 'vitest';
import { everyCar, needsOfMember } from '../test/everyCar.ts';
import { distinct, fleet, typeBy, vehicles } from '../test/popularCars.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));

/** The bolts of a car, the smallest wheel that goes over its brakes, and those brakes. */
function wheelOf(market: string, year: number, car: string, label: string): string {
  const member = fleet.members.find(
    ({ model, y0, y1 }) =>
      model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
  );
  const engine = member?.engines.find(({ id }) => labels.get(id) === label);
  if (!member || !engine) return 'not sold';
  const { facts } = needsOfMember(typeBy('wheels'), member, engine)[0]!;
  const brakes = member.sheet.brakes(engine).map((set) => set?.name);
  return `${facts['boltPattern']} · ${facts['rimDiameter']} · ${brakes.join(' or ')}`;
}

describe('wheels', () => {
  test.each([
    ['us', 2007, 'Honda Odyssey', '3.5L V6', '5x120 · 16 · 304/304'],
    ['us', 2015, 'Honda Odyssey', '3.5L V6', '5x120 · 17 · 320/334'],
    ['us', 2020, 'Honda Odyssey', '3.5L V6', '5x120 · 17 · 320/330'],
    ['us', 2005, 'Honda Pilot', '3.5L V6', '5x114.3 · 17 · 320/312'],
    ['us', 2012, 'Honda Pilot', '3.5L V6', '5x120 · 17 · 330/334'],
    ['mx', 2018, 'Honda Pilot', '3.5L V6', '5x120 · 17 · 320/330'],
    ['us', 2024, 'Honda Pilot', '3.5L V6', '5x120 · 16 · 312/312'],
    ['us', 2015, 'Acura MDX', '3.5L V6', '5x120 · 17 · 328/320'],
    ['us', 2010, 'Acura MDX', '3.7L V6', '5x120 · 16 · 312/312'],
    ['us', 2018, 'Honda Ridgeline', '3.5L V6', '5x120 · 16 · 304/drum280'],
    ['us', 2004, 'Ford Focus', '2.0L I4', '4x108 · 16 · 280/drum228 or 298/drum228'],
    ['us', 2010, 'Ford Focus', '2.0L I4', '4x108 · 15 · 278/drum203'],
    ['mx', 2010, 'Ford Focus', '2.0L I4', '4x108 · 15 · 278/drum203'],
    ['us', 2013, 'Ford Focus', '2.0L I4', '5x108 · 15 · 278/drum229 or 278/271'],
    ['br', 2019, 'Renault Kwid', '1.0 3cil Flex', '3x100 · 15 · 240/drum185'],
    ['br', 2012, 'Ford Focus', '1.6 Flex', '5x108 · 15 · 278/drum228 or 278/265'],
    ['us', 1992, 'Honda Accord', '2.2L I4', '4x114.3 · 15 · 280/drum228'],
    ['us', 1996, 'Honda Accord', '2.2L I4', '4x114.3 · 16 · 296/drum230'],
    ['us', 1996, 'Nissan Altima', '2.4L I4', '4x114.3 · 15 · 288/drum228'],
    ['us', 2000, 'Nissan Altima', '2.4L I4', '4x114.3 · 16 · 296/280'],
    ['us', 1998, 'Hyundai Elantra', '1.8L I4', '4x114.3 · 15 · 272/drum220'],
    ['us', 2004, 'Hyundai Elantra', '2.0L I4', '4x114.3 · 15 · 272/drum220'],
    ['us', 2006, 'Chevrolet Malibu', '2.2L I4', '5x110 · 16 · 296/280'],
    ['us', 2018, 'Honda Civic', '2.0L I4', '5x114.3 · 15 · 282/260'],
    ['us', 2016, 'Ford F-150', '5.0L V8', '6x135 · 17 · 350/336'],
    ['us', 2020, 'Ram 1500', '5.7L V8', '6x139.7 · 18 · 378/375'],
    ['us', 2014, 'Volkswagen Jetta', '2.0L I4 Turbo', '5x112 · 16 · 312/272'],
    ['us', 2014, 'Volkswagen Jetta', '2.0L I4 Turbo Diesel', '5x112 · 15 · 288/253'],
    ['us', 2014, 'Volkswagen Jetta', '1.8L I4 Turbo', '5x112 · 15 · 280/drum230 or 288/253'],
    ['us', 2013, 'Honda Civic', '2.4L I4', '5x114.3 · 16 · 300/260'],
    ['us', 2012, 'Ford Fusion', '2.5L I4', '5x114.3 · 16 · 300/280'],
    ['us', 2013, 'Honda Civic', '1.8L I4', '5x114.3 · 15 · 262/drum220 or 262/260'],
  ] as const)('%s %i %s %s: %s', (market, year, car, label, expected) => {
    expect(wheelOf(market, year, car, label)).toBe(expected);
  });

  test('every wheel goes over both sets of brakes of its car', () => {
    const wrong: string[] = [];
    for (const { member, engine, sheet, name } of everyCar)
      for (const { facts } of needsOfMember(typeBy('wheels'), member, engine))
        for (const set of sheet.brakes(engine))
          for (const disc of set ? [set.front, set.rear] : [])
            if (Number(facts['rimDiameter']) * 25.4 < Math.min(508, disc.diameter + 79)) wrong.push(name);
    expect(distinct(wrong).slice(0, 5)).toEqual([]);
  });

  test('a solid rear disc is 9 to 12 mm thick', () => {
    const rears = fleet.members.flatMap(({ sheet, engines }) =>
      engines.flatMap((engine) =>
        sheet.brakes(engine).flatMap((set) => (set?.rear.kind === 'disc' ? set.rear : [])),
      ),
    );
    const solid = rears.filter(({ thickness }) => thickness <= 14);
    expect(distinct(solid.map(({ thickness }) => thickness)).sort()).toEqual([10, 12]);
  });
});
