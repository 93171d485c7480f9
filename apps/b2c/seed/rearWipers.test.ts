import { expect, test } from 'vitest';
import { cars, distinct, fleet, takenBy, typeBy, verdictOf, byModel } from '../test/popularCars.ts';
import { readData } from '../src/markets/seedFiles.ts';
import { needsOf } from './keys.ts';
import { rearWiperOf } from './rearWipers.ts';

const members = fleet.members.map((member) => {
  const { model, sheet, engines, y0 } = member;
  const blades = needsOf(typeBy('wiper-blades'), { sheet, engine: engines[0]!, cars: model.cars });
  const rear = blades.filter(({ position }) => position === 'rear');
  const name = `${model.market} ${y0} ${model.make} ${model.name}`;
  return { ...member, name, blades, rear, which: rearWiperOf(model, sheet, y0) };
});

const yearOf = (market: string, car: string, year: number) =>
  members.find(
    ({ model, y0, y1 }) =>
      model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
  );

test.each([
  ['us', 'Honda Fit', 2016, 'all'],
  ['us', 'Toyota Prius', 2012, 'all'],
  ['us', 'Kia Soul', 2015, 'all'],
  ['us', 'Subaru Outback', 2015, 'all'],
  ['us', 'Dodge Grand Caravan', 2014, 'all'],
  ['us', 'Volkswagen Golf', 2014, 'all'],
  ['us', 'Mazda Mazda3', 2015, 'some'],
  ['us', 'Ford Focus', 2014, 'some'],
  ['us', 'Ford Focus', 2010, 'none'],
  ['us', 'Honda Civic', 2018, 'some'],
  ['us', 'Honda Civic', 2017, 'some'],
  ['us', 'Honda Civic', 2016, 'none'],
  ['us', 'Honda Civic', 2014, 'none'],
  ['us', 'Hyundai Elantra', 2014, 'none'],
  ['us', 'Nissan Versa', 2014, 'none'],
  ['us', 'Tesla Model 3', 2020, 'none'],
  ['us', 'Ford F-150', 2016, 'none'],
  ['us', 'Ford Mustang', 2012, 'none'],
  ['us', 'Ford E-150', 2000, 'none'],
  ['us', 'Chevrolet Express', 2004, 'none'],
  ['us', 'Jeep Liberty', 2005, 'all'],
  ['us', 'Ford Bronco', 1995, 'none'],
  ['us', 'Ford Bronco', 2022, 'all'],
  ['mx', 'Nissan March', 2015, 'all'],
  ['mx', 'Chevrolet Spark', 2014, 'all'],
  ['mx', 'Volkswagen Vento', 2016, 'none'],
  ['mx', 'Nissan Versa', 2016, 'none'],
  ['mx', 'Nissan NP300', 2016, 'none'],
  ['br', 'Volkswagen Gol', 2015, 'all'],
  ['br', 'Volkswagen Voyage', 2015, 'none'],
  ['br', 'Fiat Palio', 2010, 'all'],
  ['br', 'Fiat Siena', 2010, 'none'],
  ['br', 'Hyundai HB20', 2021, 'all'],
  ['br', 'Hyundai HB20S', 2021, 'none'],
  ['br', 'Chevrolet Onix', 2021, 'all'],
  ['br', 'Chevrolet Onix Plus', 2021, 'none'],
  ['br', 'Fiat Strada', 2015, 'none'],
  ['br', 'Ford Ka', 2018, 'some'],
  ['br', 'Honda Fit', 2012, 'all'],
] as const)('[PLUS-052] %s %s %i: rear wiper on %s', (market, car, year, which) => {
  const own = yearOf(market, car, year)!;
  expect(own.which).toBe(which);
  expect(own.rear.map(({ ask }) => ask?.question ?? null)).toEqual(
    { all: [null], some: ['rear-wiper'], none: [] }[which],
  );
});

test('[PLUS-052] hatchbacks, wagons, sport utilities and vans have a rear blade, sedans, coupés and pickups none', () => {
  const written = readData<readonly (readonly [string])[]>('rear-wipers.json').map(([model]) => model);
  const own = (body: string) =>
    members.filter(
      ({ model }) => model.body === body && !written.includes(`${model.market}|${model.make}|${model.name}`),
    );
  const bodies = {
    true: ['Hatchback', 'Wagon', 'SUV', 'Minivan', 'Van'],
    false: ['Sedan', 'Coupe', 'Pickup'],
  };
  for (const [has, names] of Object.entries(bodies))
    for (const body of names) {
      expect(own(body).length, body).toBeGreaterThan(20);
      const wrong = own(body).filter(({ rear }) => String(rear.length === 1) !== has);
      expect(wrong.map(({ name }) => name).slice(0, 5), body).toEqual([]);
    }
  // Every model that is written down is one of the tables.
  const known = new Set(members.map(({ model }) => `${model.market}|${model.make}|${model.name}`));
  expect(written.filter((model) => !known.has(model))).toEqual([]);
});

test('a rear blade is short, and as long as none in front', () => {
  const wrong = members.flatMap(({ name, blades, rear }) =>
    rear
      .filter(({ facts: { bladeLength } }) => {
        const front = blades
          .filter(({ position }) => position !== 'rear')
          .map(({ facts }) => facts['bladeLength']);
        return front.includes(bladeLength!) || Number(bladeLength) < 250 || Number(bladeLength) > 400;
      })
      .map(() => name),
  );
  expect(wrong).toEqual([]);
});

test('[PLUS-003] a popular car that was sold with a trunk and with a hatch is asked, and yes leaves its rear blade', () => {
  const asked = cars.filter(({ sheet }) => sheet.blades.rearOf === 'some');
  expect(distinct(asked.map(({ market }) => market)).sort()).toEqual(['br', 'mx', 'us']);
  for (const car of asked) {
    const at = (answers: Record<string, string>) =>
      takenBy(car, 'wiper-blades', answers).filter((part) => {
        const { lines } = byModel.get(car.modelId)!.find((it) => it.part === part)!;
        return verdictOf(car, lines, answers).position === 'rear';
      }).length;
    expect(at({ 'rear-wiper': 'yes' }), car.name).toBeGreaterThan(2);
    expect(at({ 'rear-wiper': 'no' }), car.name).toBe(0);
  }
});
