import { describe, expect, test } from 'vitest';
import { distinct, fleet, typeBy, vehicles } from '../test/popularCars.ts';
import { needsOf } from './keys.ts';
import { readStartStop } from './startStop.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));

/** Which batteries a car takes, and whether a flooded one waits for an answer. */
function batteriesOf(market: string, year: number, car: string, label: string): string {
  const member = fleet.members.find(
    ({ model, y0, y1 }) =>
      model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
  );
  const engine = member?.engines.find(({ id }) => labels.get(id) === label);
  if (!member || !engine) return 'not sold';
  return needsOf(typeBy('batteries'), { sheet: member.sheet, engine, cars: member.model.cars })
    .map(({ facts, ask }) => `${facts['batteryTech']}${ask ? '?' : ''}`)
    .join(' ');
}

const any = 'flooded efb agm';
const either = 'flooded? efb agm';
const stops = 'efb agm';

describe('start-stop', () => {
  test.each([
    ['us', 2013, 'Ford Fusion', '1.6L I4 Turbo', either],
    ['us', 2017, 'Ford Fusion', '2.0L I4 Turbo', stops],
    ['us', 2017, 'Ford Fusion', '2.5L I4', any],
    ['us', 2015, 'Ford F-150', '2.7L V6 Turbo', stops],
    ['us', 2016, 'Ford F-150', '5.0L V8', any],
    ['us', 2018, 'Ford F-150', '5.0L V8', stops],
    ['us', 2013, 'Chevrolet Malibu', '2.5L I4', any],
    ['us', 2014, 'Chevrolet Malibu', '2.5L I4', stops],
    ['us', 2014, 'Chevrolet Malibu', '2.0L I4 Turbo', any],
    ['us', 2018, 'Chevrolet Silverado 1500', '5.3L V8', any],
    ['us', 2020, 'Chevrolet Silverado 1500', '5.3L V8', either],
    ['us', 2020, 'Chevrolet Silverado 1500', '4.3L V6', any],
    ['us', 2017, 'Jeep Wrangler', '3.6L V6', any],
    ['us', 2019, 'Jeep Wrangler', '3.6L V6', stops],
    ['us', 2018, 'Subaru Outback', '2.5L H4', any],
    ['us', 2020, 'Subaru Outback', '2.5L H4', stops],
    ['us', 2018, 'Toyota Camry', '2.5L I4', any],
    ['us', 2016, 'Toyota Prius', '1.8L I4 Hybrid', any],
    ['us', 2020, 'Tesla Model 3', 'Electric', 'agm'],
    ['us', 2016, 'Mazda Mazda3', '2.5L I4', any],
    ['mx', 2016, 'Mazda Mazda3', '2.5L I4', either],
    ['us', 2021, 'Honda CR-V', '1.5L I4 Turbo', stops],
    ['mx', 2021, 'Honda CR-V', '1.5L I4 Turbo', any],
    ['mx', 2015, 'Chevrolet Trax', '1.4L I4 Turbo', any],
    ['br', 2016, 'Jeep Renegade', '1.8 Flex', any],
    ['br', 2018, 'Jeep Renegade', '1.8 Flex', stops],
    ['br', 2018, 'Jeep Renegade', '2.0 Turbo Diesel', any],
    ['br', 2018, 'Jeep Compass', '2.0 Turbo Diesel', any],
    ['br', 2015, 'Chevrolet Tracker', '1.8 Flex', any],
    ['br', 2018, 'Chevrolet Tracker', '1.4 Turbo Flex', stops],
    ['us', 2018, 'Toyota RAV4', '2.5L I4', any],
    ['us', 2019, 'Toyota RAV4', '2.5L I4', either],
    ['br', 2020, 'Volkswagen T-Cross', '1.4 Turbo Flex', either],
    ['br', 2020, 'Volkswagen T-Cross', '1.0 Turbo Flex', any],
    ['br', 2018, 'Fiat Argo', '1.3 Flex', either],
    ['br', 2018, 'Fiat Argo', '1.0 3cil Flex', any],
  ] as const)('%s %i %s %s takes %s', (market, year, car, label, expected) => {
    expect(batteriesOf(market, year, car, label)).toBe(expected);
  });

  test('no line names a model that its markets did not sell, or years in which they did not', () => {
    const wrong = readStartStop().flatMap(([markets, name, , from = 0, to = Infinity]) =>
      markets
        .split(' ')
        .every((market) =>
          fleet.members.every(
            ({ model, y0, y1 }) =>
              model.market !== market ||
              ![`${model.make}|${model.name}`, `${model.make}|*`].includes(name) ||
              y1 < from ||
              to < y0,
          ),
        )
        ? [`${markets} ${name} ${from}`]
        : [],
    );
    expect(wrong).toEqual([]);
  });

  test('no car with a combustion engine alone stopped in the United States before 2010', () => {
    const early = fleet.members.filter(
      ({ model, y0, sheet, engines }) =>
        model.market === 'us' &&
        y0 < 2010 &&
        engines.some((engine) => engine.fuel !== 'electric' && sheet.startStop(engine) !== 'never'),
    );
    expect(distinct(early.map(({ model, y0 }) => `${model.make} ${model.name} ${y0}`))).toEqual([]);
  });
});
