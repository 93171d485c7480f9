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

  test('take the place of those of the table in their years, and add no year', () => {
    expect(mendEngines(lines, { 'Chevrolet|Camaro': '6.2L V8 2009-2011' })).toEqual([
      line('Camaro', '6.2L V8', '2010,2011'),
      line('Camaro', '3.6L V6', '2012'),
      lines[2],
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
  const written = Object.entries(readData<WrittenEngines>('engines.json')).map(([name, text]) => ({
    name,
    sold: years.get(name) ?? new Set<number>(),
    entries: text.split('; ').map((entry) => ({
      entry,
      of: expandYears(entry.slice(entry.lastIndexOf(' ') + 1)),
    })),
  }));

  test('has no entry for years that the tables do not have', () => {
    const dead = written.flatMap(({ name, sold, entries }) =>
      entries.filter(({ of }) => !of.some((year) => sold.has(year))).map(({ entry }) => `${name}: ${entry}`),
    );
    expect(dead).toEqual([]);
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

test('Mexico inherits them', () => {
  const terms = mx.seed;
  if (terms === 'none') throw new Error('Mexico has vehicles.');
  expect(enginesOf(terms.vehicles(), 'Chevrolet Camaro', 2012)).toEqual(['3.6L V6', '6.2L V8']);
});
