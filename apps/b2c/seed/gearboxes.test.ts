import { expect, test } from 'vitest';
import { holdsOf } from '../test/holdsOf.ts';
import { everyCar, needsOfMember, type EveryCar } from '../test/everyCar.ts';
import { distinct, typeBy } from '../test/popularCars.ts';
import { readGearboxes } from './gearboxes.ts';

test('no starter asks for the gearbox of a car that was sold with one kind, and an automatic one has no clutch', () => {
  const wrong: string[] = [];
  let single = 0;
  for (const { member, engine, sheet, name } of everyCar) {
    const gearbox = sheet.gearbox(engine);
    if (gearbox === 'both') continue;
    single += 1;
    if (needsOfMember(typeBy('starters'), member, engine).some(({ ask }) => ask)) wrong.push(name);
    if (gearbox === 'automatic' && needsOfMember(typeBy('clutch-kits'), member, engine).length > 0)
      wrong.push(`${name}: clutch`);
  }
  expect(single).toBeGreaterThan(20);
  expect(distinct(wrong)).toEqual([]);
});

test('every line is of an engine that a vehicle had', () => {
  const carsOf = new Map<string, EveryCar[]>();
  for (const car of everyCar) {
    const { market, make, name } = car.member.model;
    const own = carsOf.get(`${market}|${make}|${name}`) ?? [];
    carsOf.set(`${market}|${make}|${name}`, own);
    own.push(car);
  }
  const unused = readGearboxes().filter((line) => {
    const [markets, who] = line;
    return !markets
      .split(' ')
      .every((market) =>
        carsOf
          .get(`${market}|${who}`)
          ?.some(({ member, engine, sheet }) =>
            holdsOf(line, { group: sheet.group, start: sheet.start, model: member.model }, member, engine),
          ),
      );
  });
  expect(unused.map((line) => line.join(' '))).toEqual([]);
});

// By what their makers sold, and not by what the table says.
test.each([
  ['us', 2010, 'Honda Ridgeline', 'none'],
  ['us', 2018, 'Honda Ridgeline', 'none'],
  ['us', 2012, 'Nissan GT-R', 'none'],
  ['us', 2018, 'Lexus RC', 'none'],
  ['us', 2020, 'Lexus LC', 'none'],
  ['us', 2005, 'Mercedes-Benz SL-Class', 'none'],
  ['us', 2005, 'Mercedes-Benz CLK-Class', 'none'],
  ['us', 2015, 'Mercedes-Benz E-Class', 'none'],
  ['us', 2017, 'Toyota Camry', 'none'],
  ['us', 2005, 'Toyota Sienna', 'none'],
  ['us', 2018, 'Toyota Prius', 'none'],
  ['us', 2022, 'Honda Accord', 'none'],
  ['us', 2019, 'Subaru Forester', 'none'],
  ['us', 2015, 'Ford F-150', 'none'],
  ['us', 2023, 'Nissan Frontier', 'none'],
  ['us', 2017, 'Chevrolet Tahoe', 'none'],
  ['us', 2018, 'Chevrolet Silverado 1500', 'none'],
  ['us', 2018, 'Dodge Charger', 'none'],
  ['us', 2022, 'Ford Maverick', 'none'],
  ['us', 2020, 'Chevrolet Corvette', 'none'],
  ['us', 2018, 'Honda Odyssey', 'none'],
  ['us', 2012, 'Jeep Grand Cherokee', 'none'],
  ['us', 2018, 'Cadillac Escalade', 'none'],
  ['us', 2015, 'Acura MDX', 'none'],
  ['us', 1996, 'Jeep Wrangler', 'some'],
  ['us', 2016, 'Jeep Wrangler', 'some'],
  ['us', 2014, 'Subaru Forester', 'some'],
  ['us', 2017, 'Subaru Forester', 'some'],
  ['us', 2018, 'Honda Accord', 'some'],
  ['us', 2010, 'Honda Accord', 'some'],
  ['us', 2000, 'BMW 328i', 'some'],
  ['us', 2008, 'BMW 328i', 'some'],
  ['us', 2005, 'Ford F-150', 'some'],
  ['us', 2008, 'Ford F-150', 'some'],
  ['us', 2016, 'Honda Civic', 'some'],
  ['us', 2018, 'Honda Civic Type R', 'some'],
  ['us', 2017, 'Mazda MX-5', 'some'],
  ['us', 2018, 'Toyota Tacoma', 'some'],
  ['us', 2017, 'Toyota Corolla', 'some'],
  ['us', 2010, 'Nissan Frontier', 'some'],
  ['us', 2015, 'Volkswagen Jetta', 'some'],
  ['us', 2012, 'Ford Focus', 'some'],
  ['us', 2016, 'Ford Mustang', 'some'],
  ['us', 2010, 'Toyota Camry', 'some'],
  ['us', 2012, 'Subaru Outback', 'some'],
  ['us', 1999, 'Toyota 4Runner', 'some'],
  ['us', 2012, 'Kia Soul', 'some'],
  ['us', 2015, 'Ram 2500', 'some'],
  ['mx', 2010, 'Nissan Tsuru', 'all'],
  ['mx', 2018, 'Chevrolet Beat', 'all'],
  ['mx', 2018, 'Nissan Versa', 'all'],
  ['mx', 2016, 'Volkswagen Vento', 'all'],
  ['mx', 2012, 'Toyota Corolla', 'some'],
  ['mx', 2022, 'Volkswagen Tiguan', 'none'],
  ['mx', 2018, 'Toyota Sienna', 'none'],
  ['mx', 2022, 'Honda CR-V', 'none'],
  ['br', 2018, 'Toyota Corolla', 'some'],
  ['br', 2021, 'Toyota Corolla', 'none'],
  ['br', 2023, 'Toyota Corolla Cross', 'none'],
  ['br', 2010, 'Honda Civic', 'all'],
  ['br', 2020, 'Honda Civic', 'none'],
  ['br', 2023, 'Honda HR-V', 'none'],
  ['br', 2023, 'Honda City', 'none'],
  ['br', 2019, 'Chevrolet Cruze', 'none'],
  ['br', 2022, 'Jeep Compass', 'none'],
  ['br', 2022, 'Volkswagen Nivus', 'none'],
  ['br', 2018, 'Volkswagen Gol', 'all'],
  ['br', 2018, 'Chevrolet Onix', 'all'],
  ['br', 2020, 'Fiat Mobi', 'all'],
  ['br', 2018, 'Renault Kwid', 'all'],
  ['br', 2016, 'Hyundai HB20', 'all'],
] as const)('%s %i %s: %s of its engines has a clutch', (market, year, car, expected) => {
  const own = everyCar.filter(
    ({ member: { model, y0, y1 }, engine }) =>
      model.market === market &&
      [`${model.make} ${model.name}`, model.name].includes(car) &&
      y0 <= year &&
      year <= y1 &&
      model.engines.get(year)?.has(engine.id),
  );
  const pedals = own.map(({ member, engine }) => needsOfMember(typeBy('clutch-kits'), member, engine).length);
  const some = pedals.includes(1) && 'some';
  expect(own.length).toBeGreaterThan(0);
  expect(pedals.every((count) => count === 1) && expected !== 'some' ? 'all' : some || 'none').toBe(expected);
});

test('a Brazilian car of 1.0 litres is not asked for its gearbox', () => {
  const asks = (model: string, litres: number) =>
    everyCar.some(
      ({ member, engine }) =>
        member.model.market === 'br' &&
        member.model.name === model &&
        engine.litres === litres &&
        !engine.isTurbo &&
        needsOfMember(typeBy('starters'), member, engine).some(({ ask }) => ask),
    );
  for (const model of ['Onix', 'HB20', 'Gol', 'Argo', 'Ka', 'Sandero', 'Uno'])
    expect(asks(model, 1)).toBe(false);
});
