import { describe, expect, test } from 'vitest';
import { everyCar } from '../test/everyCar.ts';
import { distinct, typeBy, vehicles } from '../test/popularCars.ts';
import { fillsOf } from './fluids.ts';
import { readRearAxles } from './rearAxles.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));

/** What a car of a year takes of a fluid: '75w90-gl5 at rearAxle', with the answer that it needs. */
function takes(code: string, market: string, year: number, car: string, label: string): string[] {
  const own = everyCar.find(
    ({ member: { model, y0, y1 }, engine }) =>
      model.market === market &&
      `${model.make} ${model.name}` === car &&
      y0 <= year &&
      year <= y1 &&
      labels.get(engine.id) === label,
  );
  if (!own) return ['not sold'];
  return fillsOf(typeBy(code), { ...own, year }).map(({ grade, place, ask }) =>
    [grade, ...(place ? [`at ${place}`] : []), ...(ask ? [`if ${ask.value}`] : [])].join(' '),
  );
}

describe('gear oil', () => {
  // By what their makers built, and not by what the tables say.
  test.each([
    ['us', 2018, 'Honda Civic', '2.0L I4', []],
    ['us', 2018, 'Toyota Camry', '2.5L I4', []],
    ['us', 2017, 'Toyota Corolla', '1.8L I4', ['75w90-gl4 at gearbox if manual']],
    ['us', 2018, 'Ford F-150', '5.0L V8', ['75w85-gl5 at rearAxle']],
    ['us', 2012, 'Ford F-150', '5.0L V8', ['75w140-gl5 at rearAxle']],
    ['us', 2018, 'Chevrolet Silverado 1500', '5.3L V8', ['75w90-gl5 at rearAxle']],
    ['us', 2016, 'Toyota RAV4', '2.5L I4', ['75w85-gl5 at rearAxle if 4wd']],
    ['us', 2017, 'Ford Escape', '2.5L I4', []],
    ['us', 2018, 'Honda CR-V', '1.5L I4 Turbo', []],
    ['us', 2022, 'Subaru Outback', '2.5L H4', ['75w90-gl5 at rearAxle']],
    ['us', 2018, 'Subaru BRZ', '2.0L H4', ['75w90-gl5 at rearAxle', '75w90-gl4 at gearbox if manual']],
    ['us', 2016, 'Ford Explorer', '3.5L V6', ['80w90-gl5 at rearAxle if 4wd']],
    ['us', 2018, 'Lexus RX', '3.5L V6', ['75w85-gl5 at rearAxle if 4wd']],
    ['us', 2018, 'BMW X1', '2.0L I4', ['75w90-gl5 at rearAxle if 4wd']],
    ['us', 2018, 'Dodge Challenger', '6.4L V8', ['75w85-gl5 at rearAxle']],
    ['us', 2004, 'Dodge Neon', '2.0L I4', []],
    ['us', 2018, 'Mercedes-Benz GLA-Class', '2.0L I4 Turbo', []],
    ['mx', 2018, 'Mercedes-Benz GLA-Class', '2.0L I4 Turbo', []],
    ['us', 2018, 'Porsche 718 Boxster', '2.0L I4', ['75w90-gl5 at gearbox if manual']],
    ['us', 2013, 'BMW 328i', '2.0L I4 Turbo', ['75w90-gl5 at rearAxle', '75w80-gl4 at gearbox if manual']],
    ['us', 2018, 'Honda Odyssey', '3.5L V6', []],
    ['us', 2020, 'Tesla Model 3', 'Electric', []],
    ['mx', 2018, 'Nissan Versa', '1.6L I4', ['75w80-gl4 at gearbox if manual']],
    ['br', 2018, 'Fiat Toro', '1.8 Flex', ['75w85-gl4 at gearbox if manual']],
    ['br', 2022, 'Fiat Toro', '2.0 Turbo Diesel', ['75w90-gl5 at rearAxle if 4wd']],
    ['br', 2012, 'Volkswagen Kombi', '1.4 Flex', ['75w80-gl4 at gearbox']],
    ['br', 2018, 'Chevrolet Onix', '1.0 Flex', ['75w85-gl4 at gearbox']],
  ] as const)('[PLUS-053] %s %i %s %s takes %j', (market, year, car, label, expected) => {
    expect(takes('gear-oil', market, year, car, label)).toEqual(expected);
  });

  test('no car is asked for more than one thing of a grade, and what is asked can be answered', () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const car of everyCar) {
      const fills = fillsOf(typeBy('gear-oil'), { ...car, year: car.member.y0 });
      for (const { grade, ask } of fills) {
        if (!ask) continue;
        asked += 1;
        const alike = fills.filter((fill) => fill.grade === grade && fill.ask);
        if (alike.length > 1 || !ask.options.includes(ask.value)) wrong.push(car.name);
        if (ask.question === 'drive' && car.sheet.drive(car.engine) !== 'both') wrong.push(car.name);
        if (ask.question === 'transmission' && car.sheet.gearbox(car.engine) !== 'both') wrong.push(car.name);
      }
    }
    expect(distinct(wrong)).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });

  test('every line of an axle is of a model that its markets sold', () => {
    const sold = new Set(
      everyCar.flatMap(({ member: { model } }) => [
        `${model.market}|${model.make}|${model.name}`,
        `${model.market}|${model.make}|*`,
      ]),
    );
    const unused = readRearAxles().filter(([markets, who]) =>
      markets.split(' ').every((market) => !sold.has(`${market}|${who}`)),
    );
    expect(unused.map(([markets, who]) => `${markets} ${who}`)).toEqual([]);
  });
});

test.each([
  ['us', 2018, 'Honda Civic', '2.0L I4', 'dot3'],
  ['us', 2018, 'Toyota Camry', '2.5L I4', 'dot3'],
  ['us', 2010, 'Chevrolet Silverado 1500', '5.3L V8', 'dot3'],
  ['us', 2018, 'Ford F-150', '5.0L V8', 'dot4lv'],
  ['us', 2005, 'Volkswagen Jetta', '2.5L I5', 'dot4'],
  ['us', 2019, 'Volkswagen Jetta', '1.4L I4 Turbo', 'dot4lv'],
  ['us', 2013, 'BMW 328i', '2.0L I4 Turbo', 'dot4lv'],
  ['mx', 2010, 'Nissan Tsuru', '1.6L I4', 'dot3'],
  ['br', 2018, 'Fiat Argo', '1.0 3cil Flex', 'dot4'],
  ['br', 2018, 'Chevrolet Onix', '1.0 Flex', 'dot4'],
  ['br', 2015, 'Chevrolet S10', '2.4 Flex', 'dot4'],
  ['br', 2010, 'Ford Fiesta', '1.6 Flex', 'dot4'],
  ['br', 2010, 'Ford EcoSport', '1.6 Flex', 'dot4'],
  ['mx', 2010, 'Chevrolet Tornado', '1.8L I4', 'dot4'],
  ['us', 2015, 'Chevrolet Cruze', '1.4L I4 Turbo', 'dot3'],
] as const)('[PLUS-053] %s %i %s %s takes brake fluid %s', (market, year, car, label, expected) => {
  expect(takes('brake-fluid', market, year, car, label)).toEqual([expected]);
});
