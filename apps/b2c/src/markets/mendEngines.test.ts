import { describe, expect, test } from 'vitest';
import { expandYears } from './expandYears.ts';
import type { VehicleLine } from './marketSeed.ts';
import { mendEngines, type WrittenEngines } from './mendEngines.ts';
import { mx } from './mx.ts';
import { dataRows } from '../ops/dataRows.ts';
import { americanVehicles, readData } from './seedFiles.ts';

const line = (model: string, engine: string, years: string): VehicleLine => [
  'Chevrolet',
  model,
  'Coupe',
  '',
  engine,
  years,
];

describe('written engines', () => {
  const lines = [
    line('Camaro', '3.6L V6', '2010-2012'),
    line('Camaro', '7.0L V8', '2010-2011'),
    line('Spark', '1.2L I4', '2013'),
  ];

  test('take the place of those of the table in their years, and add the years that it does not have', () => {
    expect(mendEngines(lines, { 'Chevrolet|Camaro': '6.2L V8 2009-2011' })).toEqual([
      line('Camaro', '6.2L V8', '2009,2010,2011'),
      line('Camaro', '3.6L V6', '2012'),
      lines[2],
    ]);
  });

  test('bring a model that the table does not have, with its body', () => {
    const written = { 'Jeep|Liberty|SUV': '3.7L V6 2002-2003' };
    expect(mendEngines(lines, written)).toEqual([
      ...lines,
      ['Jeep', 'Liberty', 'SUV', '', '3.7L V6', '2002,2003'],
    ]);
  });

  test('leave out the years in which a model was not sold', () => {
    expect(mendEngines(lines, { 'Chevrolet|Camaro': '3.6L V6 2010; none 2011-2012' })).toEqual([
      line('Camaro', '3.6L V6', '2010'),
      lines[2],
    ]);
  });
});

const enginesOf = (lines: readonly VehicleLine[], car: string, year: number): string[] =>
  lines
    .filter(([make, model, , , , years]) => `${make} ${model}` === car && expandYears(years).includes(year))
    .map(([, , , , engine]) => engine)
    .sort();

const american = americanVehicles();

describe('the vehicles of the United States', () => {
  test.each([
    [2012, 'Chevrolet Camaro', ['3.6L V6', '6.2L V8']],
    [2012, 'Chevrolet Corvette', ['6.2L V8', '7.0L V8']],
    [2013, 'Chevrolet Volt', ['1.4L I4 Plug-in Hybrid']],
    [2016, 'Dodge Challenger', ['3.6L V6', '5.7L V8', '6.2L V8', '6.4L V8']],
    [2016, 'Dodge Viper', ['8.4L V10']],
    [2015, 'Chrysler 200', ['2.4L I4', '3.6L V6']],
    [2016, 'Chrysler 300', ['3.6L V6', '5.7L V8']],
    [2016, 'Fiat 500', ['1.4L I4', '1.4L I4 Turbo', 'Electric']],
    [2015, 'Jeep Patriot', ['2.0L I4', '2.4L I4']],
    [2008, 'Suzuki Forenza', ['2.0L I4']],
    [1996, 'Ford Taurus', ['3.0L V6', '3.4L V8']],
    [2006, 'Lexus ES', ['3.3L V6']],
    [2003, 'Toyota Echo', ['1.5L I4']],
    [2003, 'Mitsubishi Lancer', ['2.0L I4']],
    [2022, 'Toyota Supra', ['2.0L I4 Turbo', '3.0L I6 Turbo']],
    [2026, 'Audi A4', []],
    [2026, 'Subaru Legacy', []],
    [2004, 'Subaru Legacy', ['2.5L H4']],
    [2011, 'Audi A6', ['3.0L V6 Turbo', '3.2L V6', '4.2L V8']],
    [2001, 'Chrysler Sebring', ['2.4L I4', '2.7L V6', '3.0L V6']],
    [2008, 'Volvo XC90', ['3.2L I6', '4.4L V8']],
    [1994, 'Chevrolet Camaro', ['3.4L V6', '5.7L V8']],
    [2005, 'Chevrolet Camaro', []],
    [2001, 'Chevrolet Corvette', ['5.7L V8']],
    [2003, 'Chevrolet Suburban', ['5.3L V8', '6.0L V8', '8.1L V8']],
    [1999, 'Chevrolet Cavalier', ['2.2L I4', '2.4L I4']],
    [1998, 'Chevrolet S-10', ['2.2L I4', '4.3L V6']],
    [2004, 'Chevrolet Trailblazer', ['4.2L I6', '5.3L V8']],
    [2001, 'Pontiac Grand Am', ['2.4L I4', '3.4L V6']],
    [2000, 'Buick LeSabre', ['3.8L V6']],
    [2003, 'Cadillac DeVille', ['4.6L V8']],
    [2002, 'GMC Yukon', ['4.8L V8', '5.3L V8', '6.0L V8']],
    [1999, 'Ford Ranger', ['2.5L I4', '3.0L V6', '4.0L V6']],
    [1996, 'Ford F-250', ['4.9L I6', '5.0L V8', '5.8L V8', '7.3L V8 Turbo Diesel', '7.5L V8']],
    [2005, 'Jeep Liberty', ['2.4L I4', '2.8L I4 Turbo Diesel', '3.7L V6']],
    [2012, 'Jeep Liberty', ['3.7L V6']],
    [2013, 'Jeep Liberty', []],
    [2002, 'Dodge Dakota', ['2.5L I4', '3.9L V6', '4.7L V8', '5.9L V8']],
    [1999, 'Dodge Durango', ['3.9L V6', '5.2L V8', '5.9L V8']],
    [2002, 'Dodge Caravan', ['2.4L I4', '3.3L V6']],
    [2006, 'Chrysler 300', ['2.7L V6', '3.5L V6', '5.7L V8', '6.1L V8']],
    [1998, 'Saturn SL2', ['1.9L I4']],
    [1997, 'Hyundai Sonata', ['2.0L I4', '3.0L V6']],
  ])('%i %s', (year, car, engines) => {
    expect(enginesOf(american, car, year)).toEqual(engines);
  });

  test('no two models of a maker share a list of more than five engines', () => {
    const borrowed = [...new Set(american.map(([make]) => make))].flatMap((maker) => {
      const lines = american.filter(([make]) => make === maker);
      const models = [...new Set(lines.map(([, model]) => model))];
      if (models.length < 2) return [];
      return Array.from({ length: 37 }, (_, i) => 1990 + i).flatMap((year) => {
        const lists = models
          .map((model) => enginesOf(lines, `${maker} ${model}`, year).join())
          .filter(Boolean);
        const many = lists.filter((list) => list.split(',').length > 5);
        return many.length > new Set(many).size ? [`${year} ${maker}`] : [];
      });
    });
    expect(borrowed).toEqual([]);
  });
});

describe('the list of written engines', () => {
  /** Of each model the years that the public tables have of it. */
  const years = new Map<string, Set<number>>();
  for (const [make, model, , , span = ''] of dataRows('vehicles-us.tsv.gz')) {
    const own = years.get(`${make}|${model}`) ?? new Set();
    for (const year of expandYears(span)) own.add(year);
    years.set(`${make}|${model}`, own);
  }
  const written = Object.entries(readData<WrittenEngines>('engines.json')).map(([key, text]) => {
    const [make = '', model = '', ...bodies] = key.split('|');
    const name = `${make}|${model}`;
    const entries = text.split('; ').map((entry) => {
      const space = entry.lastIndexOf(' ');
      return { engine: entry.slice(0, space), of: expandYears(entry.slice(space + 1)) };
    });
    return { name, bodies, sold: years.get(name) ?? new Set<number>(), entries };
  });

  test('tells the body of a model where the tables do not have it, and there alone', () => {
    const wrong = written.filter(({ bodies, sold }) => bodies.length !== (sold.size === 0 ? 1 : 0));
    expect(wrong.map(({ name }) => name)).toEqual([]);
    const bodies = new Set(dataRows('vehicles-us.tsv.gz').map(([, , body]) => body));
    expect(written.flatMap((model) => model.bodies).filter((body) => !bodies.has(body))).toEqual([]);
  });

  test('names engines in the words of the tables, each once, in years that cars have', () => {
    const label = /^(Electric|\d\.\dL [IVHWR]\d{1,2}( Turbo)?( (Diesel|CNG|Hybrid|Plug-in Hybrid))?|none)$/;
    const wrong = written.flatMap(({ name, entries }) => {
      const engines = entries.map(({ engine }) => engine);
      return entries
        .filter(
          ({ engine, of }, at) =>
            !label.test(engine) ||
            engines.indexOf(engine) !== at ||
            of.some((year, i) => year < 1990 || year > 2026 || (i > 0 && year <= of[i - 1]!)),
        )
        .map(({ engine }) => `${name}: ${engine}`);
    });
    expect(wrong).toEqual([]);
  });

  test('says of no year that a model was sold and was not, or that it was not where the tables have none', () => {
    const wrong = written.flatMap(({ name, sold, entries }) => {
      const without = entries.filter(({ engine }) => engine === 'none').flatMap(({ of }) => of);
      const told = new Set(entries.filter(({ engine }) => engine !== 'none').flatMap(({ of }) => of));
      return without.filter((year) => told.has(year) || !sold.has(year)).map((year) => `${name} ${year}`);
    });
    expect(wrong).toEqual([]);
  });

  test('leaves no year of a model by itself to the tables', () => {
    const alone = written.flatMap(({ name, sold, entries }) => {
      const told = new Set(entries.flatMap(({ of }) => of));
      const open = new Set([...sold].filter((year) => !told.has(year)));
      return [...open]
        .filter((year) => !open.has(year - 1) && !open.has(year + 1))
        .map((y) => `${name} ${y}`);
    });
    expect(alone).toEqual([]);
  });
});

test('Mexico inherits them in the years in which it sold them', () => {
  const terms = mx.seed;
  if (terms === 'none') throw new Error('Mexico has vehicles.');
  const mexican = terms.vehicles();
  expect(enginesOf(mexican, 'Chevrolet Camaro', 2012)).toEqual(['3.6L V6', '6.2L V8']);
  expect(enginesOf(mexican, 'Chevrolet Suburban', 2004)).toEqual(['5.3L V8', '6.0L V8', '8.1L V8']);
  const northern: (readonly [number, string])[] = [
    [1994, 'Chevrolet Camaro'],
    [1992, 'Chevrolet Blazer'],
    [1994, 'Ford Bronco'],
    [1995, 'GMC Sierra 1500'],
    [1999, 'Pontiac Grand Am'],
  ];
  expect(northern.flatMap(([year, car]) => enginesOf(mexican, car, year))).toEqual([]);
});
