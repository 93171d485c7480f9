import { expect, test } from 'vitest';
import { everyCar, needsOfMember } from '../test/everyCar.ts';
import { distinct, typeBy } from '../test/popularCars.ts';
import { readSoldBoth } from './soldBoth.ts';

test('every line is of a generation of a model', () => {
  const sold = new Map<string, number[]>();
  for (const { member, sheet } of everyCar) {
    const { market, make, name } = member.model;
    const id = `${market}|${make}|${name}`;
    sold.set(id, [...(sold.get(id) ?? []), sheet.start]);
  }
  const unused = Object.entries(readSoldBoth()).flatMap(([question, lines]) =>
    lines
      .filter(
        ([markets, who, , from = 0, to = Infinity]) =>
          !markets
            .split(' ')
            .some((market) => sold.get(`${market}|${who}`)?.some((start) => from <= start && start <= to)),
      )
      .map((line) => [question, ...line].join(' ')),
  );
  expect(unused).toEqual([]);
});

/** What an owner is asked before a part of a type fits a car; nothing where every car of that year takes the same. */
function askedBy(market: string, year: number, car: string, code: string): string {
  const own = everyCar.filter(
    ({ member: { model, y0, y1 }, engine }) =>
      model.market === market &&
      `${model.make} ${model.name}` === car &&
      y0 <= year &&
      year <= y1 &&
      model.engines.get(year)?.has(engine.id),
  );
  if (own.length === 0) return 'not sold';
  const asks = own
    .flatMap(({ member, engine }) => needsOfMember(typeBy(code), member, engine))
    .map(({ ask }) => ask);
  return distinct(asks.flatMap((ask) => (ask ? [ask.question] : []))).join() || 'nothing';
}

// From what was sold, and not from the tables.
test.each([
  ['us', 2013, 'Honda Civic', 'brake-pads', 'brake-package'],
  ['us', 2018, 'Honda Civic', 'brake-pads', 'nothing'],
  ['us', 2015, 'Jeep Wrangler', 'brake-rotors', 'brake-package'],
  ['us', 2018, 'Honda CR-V', 'shocks', 'drive'],
  ['us', 2018, 'Honda Civic', 'shocks', 'nothing'],
  ['us', 2018, 'Subaru Outback', 'shocks', 'nothing'],
  ['us', 2019, 'Nissan Kicks', 'shocks', 'nothing'],
  ['br', 2019, 'Fiat Argo', 'batteries', 'start-stop'],
  ['us', 2010, 'Ford F-150', 'batteries', 'nothing'],
  ['us', 2016, 'Ford F-150', 'alternators', 'towing'],
  ['us', 2016, 'Toyota Camry', 'alternators', 'nothing'],
  ['us', 2014, 'Jeep Wrangler', 'alternators', 'nothing'],
  ['us', 2016, 'Honda Civic', 'starters', 'transmission'],
  ['us', 2016, 'Toyota Tacoma', 'starters', 'nothing'],
  ['us', 2016, 'Toyota Tacoma', 'radiators', 'transmission'],
  ['us', 2016, 'Ford F-150', 'starters', 'nothing'],
  ['us', 2018, 'Honda Civic Type R', 'starters', 'nothing'],
  ['us', 2016, 'Lexus RC', 'radiators', 'nothing'],
  ['us', 2017, 'Honda Fit', 'radiators', 'transmission'],
  ['mx', 2016, 'Nissan Versa', 'radiators', 'transmission'],
  ['br', 2018, 'Fiat Mobi', 'starters', 'nothing'],
  ['br', 2018, 'Volkswagen Nivus', 'starters', 'not sold'],
  ['br', 2012, 'Volkswagen Gol', 'serpentine-belts', 'ac'],
  ['br', 2012, 'Honda Fit', 'serpentine-belts', 'nothing'],
  ['br', 2018, 'Hyundai HB20', 'serpentine-belts', 'nothing'],
  ['mx', 2010, 'Nissan Tsuru', 'serpentine-belts', 'ac'],
  ['us', 2005, 'Toyota Corolla', 'serpentine-belts', 'nothing'],
  ['br', 2012, 'Volkswagen Gol', 'wheel-bearings', 'abs'],
  ['br', 2012, 'Honda Fit', 'wheel-bearings', 'abs'],
  ['br', 2018, 'Fiat Argo', 'wheel-bearings', 'nothing'],
  ['mx', 2010, 'Nissan Tsuru', 'wheel-bearings', 'nothing'],
  ['us', 2014, 'BMW 328i', 'struts', 'suspension'],
  ['us', 2015, 'Toyota Camry', 'struts', 'suspension'],
  ['us', 2018, 'Honda Civic', 'struts', 'nothing'],
  ['us', 2016, 'Honda Accord', 'struts', 'nothing'],
  ['us', 2016, 'Toyota Corolla', 'coil-springs', 'nothing'],
  ['us', 2018, 'Honda Civic', 'headlights', 'headlamp'],
  ['us', 2018, 'Ford F-150', 'headlights', 'headlamp'],
  ['us', 2010, 'Honda Civic', 'headlights', 'nothing'],
  ['us', 2018, 'Tesla Model 3', 'headlights', 'nothing'],
  ['us', 2016, 'Honda Accord', 'side-mirrors', 'heated'],
  ['br', 2016, 'Volkswagen Gol', 'side-mirrors', 'nothing'],
  ['us', 2016, 'Ford F-150', 'floor-mats', 'cab'],
  ['us', 2016, 'Jeep Wrangler', 'floor-mats', 'cab'],
  ['us', 2003, 'Jeep Wrangler', 'floor-mats', 'nothing'],
  ['us', 2018, 'Honda Ridgeline', 'floor-mats', 'nothing'],
  ['us', 2022, 'Ford Maverick', 'floor-mats', 'nothing'],
  ['br', 2018, 'Fiat Toro', 'floor-mats', 'nothing'],
  ['us', 2016, 'Ford F-150', 'tonneau-covers', 'bed'],
  ['us', 2018, 'Honda Ridgeline', 'tonneau-covers', 'nothing'],
  ['us', 2022, 'Ford Maverick', 'bed-liners', 'nothing'],
  ['us', 2021, 'Jeep Gladiator', 'bed-liners', 'nothing'],
  ['br', 2018, 'Fiat Toro', 'tonneau-covers', 'nothing'],
  ['us', 2016, 'Ford Explorer', 'trailer-hitches', 'nothing'],
  ['us', 2016, 'Mazda Mazda3', 'wiper-blades', 'rear-wiper'],
  ['us', 2016, 'Toyota Camry', 'wiper-blades', 'nothing'],
] as const)('%s %i %s: for %s it is asked %s', (market, year, car, code, question) => {
  expect(askedBy(market, year, car, code)).toBe(question);
});
