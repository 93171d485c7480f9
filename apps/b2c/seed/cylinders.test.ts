import { describe, expect, test } from 'vitest';
import { everyCar, needsOfMember } from '../test/everyCar.ts';
import { distinct, fleet, typeBy, vehicles } from '../test/popularCars.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));

// Read again here, so that a fault of the seed's own reader shows: 'I4', 'V6', 'H4', 'W12', 'R2', '3cil'.
const toldBy = (label: string): number | null => {
  for (const word of label.split(' ')) {
    if (word.length < 4 && 'IVHWR'.includes(word[0]!) && Number(word.slice(1)) > 0)
      return Number(word.slice(1));
    if (word.endsWith('cil')) return Number(word.slice(0, -3));
  }
  return null;
};

/** Engines with two spark plugs for each cylinder, from workshop books: make, model, litres, cylinders, model years. */
const twins: readonly (readonly [
  make: RegExp,
  model: RegExp,
  litres: string,
  cylinders: number,
  from: number,
  to: number,
])[] = [
  [/Chrysler|Dodge|Jeep|Ram/, /./, '5.7', 8, 2003, 2026],
  [/Chrysler|Dodge|Jeep/, /./, '6.1', 8, 2005, 2010],
  [/Dodge|Jeep|Ram/, /./, '6.2', 8, 2015, 2026],
  [/Chrysler|Dodge|Jeep|Ram/, /./, '6.4', 8, 2011, 2026],
  [/Chrysler|Dodge|Jeep|Ram/, /./, '4.7', 8, 2008, 2013],
  [/^Chrysler$/, /^Crossfire$/, '3.2', 6, 2004, 2008],
  [/Ford/, /Mustang/, '2.3', 4, 1991, 1993],
  [/Ford/, /Ranger/, '2.3', 4, 1989, 1997],
  [/Ford/, /Ranger/, '2.5', 4, 1998, 2001],
  [/Mazda/, /B-Series/, '2.3', 4, 1994, 1997],
  [/Mazda/, /B-Series/, '2.5', 4, 1998, 2001],
  [/Mazda/, /RX-/, '1.3', 2, 1990, 2012],
  [/Porsche/, /911/, '3.6', 6, 1989, 1998],
  [/Mercedes/, /^(S|CL)-Class/, '6.0', 12, 2001, 2002],
  [/Mercedes/, /^(SLK-Class|SLR)/, '5.5', 8, 2006, 2010],
  [/Mercedes/, /^G-Class/, '5.5', 8, 2006, 2008],
  [/Honda/, /Civic|Insight/, '1.3', 4, 2003, 2014],
  [/Honda/, /Fit/, '1.4', 4, 2004, 2008],
];
/** Of Mercedes-Benz, whose V engines with three valves were built into all of its models; some changed later, or kept them. */
const ofMercedes: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ...{ '2.6L V6': [2001, 2005], '3.2L V6': [1998, 2007], '3.7L V6': [2003, 2007] },
  ...{ '4.3L V8': [1998, 2007], '5.0L V8': [1999, 2008], '5.4L V8': [1999, 2011], '5.5L V8': [1999, 2006] },
  ...{ '5.5L V12': [2003, 2014], '5.8L V12': [2000, 2002], '6.0L V12': [2003, 2026] },
};

/** The large sedan kept the V8 with four valves for a year. */
const before = (model: string, year: number, label: string) =>
  label.startsWith('5.0L V8') && model === 'S-Class' && year < 2000;

function isTwin(make: string, model: string, year: number, label: string): boolean {
  const [from, to] = (make === 'Mercedes-Benz' && ofMercedes[label.split(' ').slice(0, 2).join(' ')]) || [
    1, 0,
  ];
  return (
    (from <= year && year <= to && !before(model, year, label)) ||
    twins.some(
      ([makes, models, size, count, first, last]) =>
        makes.test(make) &&
        models.test(model) &&
        label.startsWith(size) &&
        toldBy(label) === count &&
        first <= year &&
        year <= last,
    )
  );
}

test('[PLUS-052] a spark plug for each cylinder that the label tells, two where a written list says so, in every market', () => {
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  for (const { member, engine } of everyCar) {
    const label = labels.get(engine.id)!;
    const cylinders = toldBy(label);
    const { model, y0, y1 } = member;
    if (cylinders === null || /Diesel|Electric|Hydrogen/.test(label) || !/^\d/.test(label)) continue;
    const needs = ['spark-plugs', 'ignition-coils'].map(
      (code) => needsOfMember(typeBy(code), member, engine)[0]?.quantity,
    );
    for (const [year, engines] of model.engines) {
      if (year < y0 || year > y1 || !engines.has(engine.id)) continue;
      seen.set(model.market, (seen.get(model.market) ?? 0) + 1);
      const plugs = cylinders * (isTwin(model.make, model.name, year, label) ? 2 : 1);
      if (needs[0] !== plugs || needs[1] !== cylinders)
        wrong.push(
          `${model.market} ${year} ${model.make} ${model.name} ${label}: ${needs.join()}, not ${plugs}`,
        );
    }
  }
  expect(distinct(wrong)).toEqual([]);
  expect(seen.get('us')).toBeGreaterThan(5000);
  expect(seen.get('mx')).toBeGreaterThan(2000);
  expect(seen.get('br')).toBeGreaterThan(120);
});

/** Cylinders and spark plugs of the engines of a car with a size, with a T where it has a turbo. */
function cylindersOf(market: string, year: number, car: string, size: string): string {
  const own = fleet.members
    .filter(
      ({ model, y0, y1 }) =>
        model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
    )
    .flatMap((member) =>
      member.engines
        .filter(({ id, litres, isTurbo }) => {
          const isSold = member.model.engines.get(year)?.has(id);
          return isSold && `${litres.toFixed(1)}${isTurbo ? 'T' : ''}` === size;
        })
        .map((engine) => {
          const plugs = needsOfMember(typeBy('spark-plugs'), member, engine)[0]?.quantity ?? 0;
          const coils = needsOfMember(typeBy('ignition-coils'), member, engine)[0]?.quantity ?? 0;
          return `${engine.cylinders} ${plugs} ${coils}`;
        }),
    );
  return distinct(own).sort().join(', ') || 'not sold';
}

const [three, four, six, eight] = ['3 3 3', '4 4 4', '6 6 6', '8 8 8'];
const glows = (cylinders: number) => `${cylinders} 0 0`;

describe('cylinders, plugs and coils as the books of their makers give them', () => {
  test.each([
    ['br', 2013, 'Hyundai HB20', '1.0', three],
    ['br', 2024, 'Hyundai HB20', '1.0T', three],
    ['br', 2016, 'Hyundai HB20', '1.6', four],
    ['br', 2018, 'Hyundai HB20S', '1.0', three],
    ['br', 2023, 'Hyundai Creta', '1.0T', three],
    ['br', 2012, 'Ford Ka', '1.0', four],
    ['br', 2016, 'Ford Ka', '1.0', three],
    ['br', 2017, 'Ford Ka', '1.5', four],
    ['br', 2020, 'Ford Ka', '1.5', three],
    ['br', 2019, 'Ford EcoSport', '1.5', three],
    ['br', 2016, 'Ford EcoSport', '2.0', four],
    ['br', 2012, 'Ford Fiesta', '1.0', four],
    ['br', 2019, 'Fiat Argo', '1.0', three],
    ['br', 2019, 'Fiat Argo', '1.3', four],
    ['br', 2019, 'Fiat Cronos', '1.3', four],
    ['br', 2018, 'Fiat Mobi', '1.0', `${three}, ${four}`],
    ['br', 2023, 'Fiat Mobi', '1.0', four],
    ['br', 2010, 'Fiat Uno Mille', '1.0', four],
    ['br', 2014, 'Fiat Palio Fire', '1.0', four],
    ['br', 2022, 'Fiat Strada', '1.3', four],
    ['br', 2024, 'Fiat Strada', '1.0T', three],
    ['br', 2023, 'Fiat Pulse', '1.0T', three],
    ['br', 2022, 'Fiat Toro', '1.3T', four],
    ['br', 2022, 'Renault Kwid', '1.0', three],
    ['br', 2014, 'Renault Sandero', '1.0', four],
    ['br', 2018, 'Renault Sandero', '1.0', three],
    ['br', 2016, 'Renault Logan', '1.0', four],
    ['br', 2020, 'Renault Logan', '1.0', three],
    ['br', 2018, 'Renault Logan', '1.6', four],
    ['br', 2015, 'Volkswagen Up!', '1.0', three],
    ['br', 2017, 'Volkswagen Up!', '1.0T', three],
    ['br', 2015, 'Volkswagen Gol', '1.0', four],
    ['br', 2018, 'Volkswagen Gol', '1.0', three],
    ['br', 2018, 'Volkswagen Gol', '1.6', four],
    ['br', 2014, 'Volkswagen Voyage', '1.0', four],
    ['br', 2020, 'Volkswagen Voyage', '1.0', three],
    ['br', 2012, 'Volkswagen Fox', '1.0', four],
    ['br', 2020, 'Volkswagen Polo', '1.0', three],
    ['br', 2020, 'Volkswagen Polo', '1.0T', three],
    ['br', 2020, 'Volkswagen Virtus', '1.0T', three],
    ['br', 2022, 'Volkswagen Nivus', '1.0T', three],
    ['br', 2022, 'Volkswagen T-Cross', '1.0T', three],
    ['br', 2022, 'Volkswagen T-Cross', '1.4T', four],
    ['br', 2013, 'Nissan March', '1.0', four],
    ['br', 2017, 'Nissan March', '1.0', three],
    ['br', 2017, 'Nissan Versa', '1.6', four],
    ['br', 2024, 'Peugeot 208', '1.0', three],
    ['br', 2024, 'Citroën C3', '1.0', three],
    ['br', 2018, 'Chevrolet Onix', '1.0', four],
    ['br', 2022, 'Chevrolet Onix', '1.0', three],
    ['br', 2022, 'Chevrolet Onix Plus', '1.0T', three],
    ['br', 2022, 'Chevrolet Tracker', '1.2T', three],
    ['br', 2024, 'Chevrolet Montana', '1.2T', three],
    ['br', 2019, 'Chevrolet Tracker', '1.4T', four],
    ['br', 2012, 'Toyota Hilux', '3.0T', glows(4)],
    ['br', 2018, 'Toyota Hilux', '2.8T', glows(4)],
    ['br', 2012, 'Toyota Hilux', '2.7', four],
    ['br', 2018, 'Ford Ranger', '3.2T', glows(5)],
    ['br', 2012, 'Mitsubishi L200 Triton', '3.2T', glows(4)],
    ['br', 2020, 'Volkswagen Amarok', '3.0T', glows(6)],
    ['mx', 2020, 'Renault Kwid', '1.0', three],
    ['mx', 2022, 'Chevrolet Onix', '1.2T', three],
    ['mx', 2018, 'Dodge Attitude', '1.2', three],
    ['mx', 2010, 'Chevrolet Matiz', '1.0', four],
    ['mx', 2020, 'Chevrolet Beat', '1.2', four],
    ['mx', 2016, 'Hyundai Grand i10', '1.2', four],
    ['mx', 2016, 'Nissan Versa', '1.6', four],
    ['mx', 2008, 'Volkswagen Bora', '2.5', '5 5 5'],
    ['mx', 2000, 'Volkswagen Sedán', '1.6', four],
    ['mx', 2018, 'Mitsubishi Mirage', '1.2', three],
    ['mx', 2014, 'Nissan Pathfinder', '3.5', six],
    ['mx', 2018, 'Ford Lobo', '5.0', eight],
    ['mx', 2012, 'Nissan Armada', '5.6', eight],
    ['mx', 2012, 'Ram 1500', '5.7', '8 16 8'],
    ['us', 2009, 'Dodge Ram 1500', '4.7', '8 16 8'],
    ['us', 2007, 'Dodge Ram 1500', '4.7', eight],
    ['us', 2009, 'Dodge Durango', '4.7', '8 16 8'],
    ['us', 2007, 'Chrysler Aspen', '4.7', eight],
    ['us', 2008, 'Chrysler Aspen', '4.7', '8 16 8'],
    ['us', 2009, 'Jeep Grand Cherokee', '4.7', '8 16 8'],
    ['us', 2006, 'Jeep Grand Cherokee', '4.7', eight],
    ['us', 1990, 'Ford Mustang', '2.3', four],
    ['us', 1992, 'Ford Mustang', '2.3', '4 8 4'],
    ['us', 2018, 'Ford Mustang', '2.3T', four],
    ['us', 1995, 'Mazda B-Series', '2.3', '4 8 4'],
    ['us', 2022, 'Mercedes-Benz Sprinter', '3.0', glows(6)],
    ['us', 2018, 'Nissan Titan', '5.0', glows(8)],
  ] as const)('%s %i %s %s', (market, year, car, size, expected) => {
    expect(cylindersOf(market, year, car, size)).toBe(expected);
  });
});

describe('engines whose label told too little', () => {
  const of = (car: string, year: number) =>
    fleet.members.flatMap(({ model, engines, sheet, y0, y1 }) =>
      model.market === 'us' && `${model.make} ${model.name}` === car && y0 <= year && year <= y1
        ? engines
            .filter(({ id }) => model.engines.get(year)?.has(id))
            .map(
              (engine) =>
                `${engine.litres.toFixed(1)} ${engine.cylinders}, ${engine.fuel === 'diesel' ? 0 : sheet.plugs(engine)} plugs`,
            )
        : [],
    );

  test.each([
    ['Hyundai Tiburon', 2005, ['2.0 4, 4 plugs', '2.7 6, 6 plugs']],
    ['Kia Sportage', 2006, ['2.0 4, 4 plugs', '2.7 6, 6 plugs']],
    ['Hyundai Azera', 2010, ['3.3 6, 6 plugs', '3.8 6, 6 plugs']],
    ['Mazda MPV', 2001, ['2.5 6, 6 plugs']],
    ['Mazda Millenia', 2001, ['2.3 6, 6 plugs', '2.5 6, 6 plugs']],
    ['Mazda RX-8', 2006, ['1.3 2, 4 plugs']],
    ['Land Rover Range Rover', 1991, ['3.9 8, 8 plugs']],
    ['Mercedes-Benz E-Class', 2007, ['3.0 6, 0 plugs', '3.5 6, 6 plugs', '5.5 8, 8 plugs', '6.2 8, 8 plugs']],
    ['Mercedes-Benz S-Class', 2007, ['5.5 8, 8 plugs', '5.5 12, 24 plugs', '6.0 12, 24 plugs']],
  ] as const)('the %s of %i had %j', (car, year, expected) => {
    expect(of(car, year).sort()).toEqual([...expected].sort());
  });
});
