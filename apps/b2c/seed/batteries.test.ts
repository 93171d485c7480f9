import { describe, expect, test } from 'vitest';
import { distinct, fleet, markets, parts, taxonomy, typeBy, typeOf, vehicles } from '../test/popularCars.ts';
import { needsOf } from './keys.ts';
import { generateParts, type PartSeed } from './partSeed.ts';

const batteries = typeBy('batteries');
/** What every car of every market takes: group, technology, and the question that it may wait for. */
const needs = fleet.members.flatMap(({ sheet, engines, model }) =>
  engines.flatMap((engine) =>
    needsOf(batteries, { sheet, engine, cars: model.cars }).map((need) => ({
      ...need,
      ...{
        market: model.market,
        engine,
        sheet,
        name: `${model.market} ${model.make} ${model.name} ${sheet.start}`,
      },
    })),
  ),
);
const groupOf = (key: string) => key.split('|').slice(0, 3).join('|');
const gradeOf = ({ brandId }: PartSeed) => taxonomy.brands.find(({ id }) => id === brandId)!.grade;

/** Cars of the groups that a list of a class once missed: 51R of Honda's and 96R of Ford's midsize cars. */
test.each([
  ['us Honda Accord 2003', 2.4, '51R'],
  ['us Honda Accord 2003', 3, '24F'],
  ['us Honda Accord 2008', 2.4, '51R'],
  ['us Honda Accord 2008', 3.5, '24F'],
  ['us Ford Fusion 2006', 2.3, '96R'],
  ['us Ford Fusion 2010', 3.5, '96R'],
  ['us Toyota Camry 2012', 2.5, '24F'],
  ['us Mitsubishi Outlander 2014', 3, '24F'],
  ['us Pontiac Grand Am 1999', 3.4, '75'],
  ['us Buick LeSabre 2000', 3.8, '78'],
  ['us Chevrolet Malibu 2004', 2.2, '75'],
  ['us Ford Ranger 1993', 2.3, '65'],
] as const)('%s of %f litres takes group %s', (name, litres, group) => {
  const own = needs.filter((need) => need.name === name && need.engine.litres === litres);
  expect(distinct(own.map(({ facts }) => facts['groupSize']))).toEqual([group]);
});

test('no engine of six cylinders has the battery of a small car, unless it is in one', () => {
  const small = new Set(['26R', '51R']);
  const wrong = needs.filter(
    ({ facts, engine, sheet }) =>
      engine.cylinders >= 6 &&
      !['city', 'small'].includes(sheet.class) &&
      small.has(String(facts['groupSize'])),
  );
  expect(distinct(wrong.map(({ name, engine }) => `${name} ${engine.litres}`))).toEqual([]);
});

describe.each([
  [2000, 1],
  [10_000, 2],
])('of %i parts', (count, least) => {
  const own = (
    count === 2000 ? [...generateParts({ markets, taxonomy, vehicles, parts: count, seed: 1 })] : parts
  ).filter((part) => typeOf(part).code === 'batteries');

  test('[PLUS-052] every car finds each kind of battery that it may take', () => {
    const sold = new Map<string, number>();
    for (const { key, soldIn } of own)
      for (const market of soldIn) sold.set(`${market} ${key}`, (sold.get(`${market} ${key}`) ?? 0) + 1);
    const few = needs.filter(({ market, key }) => (sold.get(`${market} ${key}`) ?? 0) < least);
    expect(distinct(few.map(({ market, key }) => `${market} ${key}`))).toEqual([]);
  });

  test('[PLUS-052] every group that a car takes is sold in each grade of price, by three makers', () => {
    const grades = distinct(
      taxonomy.types.find(({ seed }) => seed === batteries)!.brands.map(({ grade }) => grade),
    );
    expect(grades.sort()).toEqual(['premium', 'standard', 'value']);
    for (const key of distinct(needs.map((need) => groupOf(need.key)))) {
      const group = own.filter((part) => groupOf(part.key!) === key);
      expect(distinct(group.map(gradeOf)).sort(), key).toEqual(grades);
      expect(distinct(group.map(({ brandId }) => brandId)).length, key).toBeGreaterThanOrEqual(3);
    }
  });
});

test('of one group glass mats start a colder engine than loose acid, and a larger case more than a smaller one', () => {
  const amps = (group: string, tech: string) =>
    distinct(
      needs.flatMap(({ facts }) =>
        facts['groupSize'] === group && facts['batteryTech'] === tech ? [Number(facts['cca'])] : [],
      ),
    ).at(0)!;
  for (const group of ['26R', '51R', '35', '24F', '48', '94R'])
    expect(amps(group, 'agm'), group).toBeGreaterThan(amps(group, 'flooded'));
  const rising = ['51R', '35', '48', '94R'].map((group) => amps(group, 'flooded'));
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  for (const { attributes } of parts.filter((part) => typeOf(part).code === 'batteries'))
    expect(attributes['cca']).toBe(
      needs.find(({ facts }) =>
        ['groupSize', 'capacity', 'batteryTech'].every((id) => facts[id] === attributes[id]),
      )?.facts['cca'],
    );
});
