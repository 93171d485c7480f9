import { describe, expect, test } from 'vitest';
import { everyCar, needsOfMember } from '../test/everyCar.ts';
import { distinct, fleet, typeBy, vehicles } from '../test/popularCars.ts';
import { readDrives } from './drives.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));

/** What the shocks of a car ask, or that nothing has to be asked. */
function asksOf(market: string, year: number, car: string, label: string): string {
  const member = fleet.members.find(
    ({ model, y0, y1 }) =>
      model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
  );
  const engine = member?.engines.find(({ id }) => labels.get(id) === label);
  if (!member || !engine) return 'not sold';
  return distinct(
    needsOfMember(typeBy('shocks'), member, engine).map(({ ask }) => ask?.question ?? 'nothing'),
  ).join();
}

describe('drive', () => {
  test.each([
    ['us', 2018, 'Honda CR-V', '1.5L I4 Turbo', 'drive'],
    ['us', 2015, 'Honda CR-V', '2.4L I4', 'drive'],
    ['us', 2021, 'Honda CR-V', '2.0L I4 Hybrid', 'nothing'],
    ['us', 2016, 'Toyota RAV4', '2.5L I4', 'drive'],
    ['us', 2022, 'Toyota RAV4', '2.5L I4', 'drive'],
    ['us', 2016, 'Nissan Rogue', '2.5L I4', 'drive'],
    ['us', 2017, 'Ford Escape', '2.0L I4 Turbo', 'drive'],
    ['us', 2017, 'Ford Escape', '2.5L I4', 'nothing'],
    ['us', 2018, 'Mazda CX-5', '2.5L I4', 'drive'],
    ['us', 2020, 'Nissan Kicks', '1.6L', 'nothing'],
    ['us', 2022, 'Subaru Outback', '2.5L H4', 'nothing'],
    ['us', 2022, 'Subaru Crosstrek', '2.0L H4', 'nothing'],
    ['us', 2020, 'Subaru Ascent', '2.4L H4 Turbo', 'nothing'],
    ['us', 2010, 'Nissan Cube', '1.8L I4', 'nothing'],
    ['us', 2019, 'Toyota C-HR', '2.0L I4', 'nothing'],
    ['us', 2016, 'Ford Explorer', '3.5L V6', 'drive'],
    ['us', 2016, 'Ford Edge', '3.5L V6', 'drive'],
    ['us', 2018, 'Toyota Highlander', '3.5L V6', 'drive'],
    ['us', 2018, 'Lexus RX', '3.5L V6', 'drive'],
    ['us', 2018, 'Audi A4', '2.0L I4 Turbo', 'drive'],
    ['us', 2018, 'BMW X1', '2.0L I4', 'drive'],
    ['us', 2018, 'Toyota 4Runner', '4.0L V6', 'drive'],
    ['mx', 2020, 'Nissan Kicks', '1.6L', 'nothing'],
    ['mx', 2019, 'Hyundai Creta', '1.6L I4', 'nothing'],
    ['mx', 2023, 'Chevrolet Groove', '1.5L I4', 'nothing'],
    ['mx', 2025, 'SEAT Arona', '1.6L I4', 'nothing'],
    ['mx', 2019, 'Honda CR-V', '1.5L I4 Turbo', 'drive'],
    ['br', 2020, 'Nissan Kicks', '1.6 Flex', 'nothing'],
    ['br', 2019, 'Hyundai Creta', '2.0 Flex', 'nothing'],
    ['br', 2022, 'Chevrolet Tracker', '1.2 Turbo Flex', 'nothing'],
    ['br', 2018, 'Chevrolet Tracker', '1.4 Turbo Flex', 'nothing'],
    ['br', 2024, 'Honda HR-V', '1.5 Flex', 'nothing'],
    ['br', 2022, 'Volkswagen Nivus', '1.0 Turbo Flex', 'nothing'],
    ['br', 2018, 'Renault Duster', '2.0 Flex', 'drive'],
    ['br', 2018, 'Renault Duster', '1.6 Flex', 'nothing'],
    ['br', 2018, 'Ford EcoSport', '2.0 Flex', 'drive'],
    ['br', 2018, 'Jeep Compass', '2.0 Turbo Diesel', 'nothing'],
  ] as const)('%s %i %s %s is asked for %s', (market, year, car, label, expected) => {
    expect(asksOf(market, year, car, label)).toBe(expected);
  });

  // What only four driven wheels have, or have another one of; a crossover's front is the same with either.
  test.each([
    ['us', 2018, 'Ford F-150', 'struts', 'frontLeft', ['2wd', '4wd']],
    ['us', 2018, 'Ford F-150', 'wheel-bearings', 'front', ['2wd', '4wd']],
    ['us', 2018, 'Ford F-150', 'wheel-bearings', 'rear', ['–']],
    ['us', 2018, 'Ford F-150', 'cv-axles', 'frontLeft', ['4wd']],
    ['us', 2016, 'Toyota Tacoma', 'cv-axles', 'frontRight', ['4wd']],
    ['us', 2018, 'Ford F-150', 'brake-rotors', 'front', ['–']],
    ['us', 2018, 'Honda CR-V', 'struts', 'frontLeft', ['–']],
    ['us', 2018, 'Honda CR-V', 'wheel-bearings', 'front', ['–']],
    ['us', 2016, 'Ford Mustang', 'cv-axles', 'frontLeft', []],
    ['us', 2016, 'Mazda MX-5', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Toyota Camry', 'cv-axles', 'frontLeft', ['–']],
    ['br', 2016, 'Toyota Hilux', 'cv-axles', 'frontLeft', ['4wd']],
    ['us', 1997, 'BMW 328i', 'cv-axles', 'frontLeft', []],
    ['us', 2013, 'BMW 328i', 'cv-axles', 'frontLeft', ['4wd']],
    ['us', 2013, 'BMW 528i', 'wheel-bearings', 'front', ['2wd', '4wd']],
    ['mx', 2013, 'BMW 328i', 'cv-axles', 'frontLeft', []],
    ['us', 2006, 'BMW M5', 'cv-axles', 'frontLeft', []],
    ['us', 1996, 'Mercedes-Benz C-Class', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Mercedes-Benz C-Class', 'cv-axles', 'frontLeft', ['4wd']],
    ['mx', 2018, 'Mercedes-Benz C-Class', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Dodge Charger', 'cv-axles', 'frontLeft', ['4wd']],
    ['us', 2010, 'Dodge Challenger', 'cv-axles', 'frontLeft', []],
    ['mx', 2018, 'Dodge Charger', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Subaru BRZ', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Porsche 718 Boxster', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Porsche 911', 'cv-axles', 'frontLeft', ['4wd']],
    ['us', 1993, 'Toyota MR2', 'cv-axles', 'frontLeft', []],
    ['us', 1995, 'Acura NSX', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Ford GT', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Ford Transit', 'cv-axles', 'frontLeft', []],
    ['us', 1996, 'Chevrolet C1500', 'cv-axles', 'frontLeft', []],
    ['us', 1996, 'Chevrolet K1500', 'cv-axles', 'frontLeft', ['–', '–']],
    ['us', 1995, 'Chevrolet Impala', 'cv-axles', 'frontLeft', []],
    ['us', 2018, 'Chevrolet Tahoe', 'cv-axles', 'frontLeft', ['4wd']],
    ['us', 2018, 'Audi Q5', 'cv-axles', 'frontLeft', ['–']],
    ['us', 2022, 'Jeep Wrangler', 'cv-axles', 'frontLeft', ['–']],
    ['br', 2012, 'Volkswagen Kombi', 'cv-axles', 'frontLeft', []],
    ['br', 2018, 'Volkswagen Gol', 'cv-axles', 'frontLeft', ['–']],
    ['br', 2018, 'Fiat Toro', 'cv-axles', 'frontLeft', ['–', '–']],
  ] as const)('[PLUS-052] %s %i %s: %s at %s are for %j', (market, year, car, code, position, expected) => {
    const member = fleet.members.find(
      ({ model, y0, y1 }) =>
        model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
    )!;
    const own = needsOfMember(typeBy(code), member, member.engines[0]!).filter(
      (need) => need.position === position,
    );
    expect(own.map(({ ask }) => (ask?.question === 'drive' ? ask.value : '–'))).toEqual(expected);
  });

  test('an engine that was sold in one way takes the shocks that the answer of others leads to', () => {
    const keysOf = (year: number, car: string, label: string) => {
      const member = fleet.members.find(
        ({ model, y0, y1 }) =>
          model.market === 'us' && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
      )!;
      const engine = member.engines.find(({ id }) => labels.get(id) === label)!;
      return needsOfMember(typeBy('shocks'), member, engine).map(({ key }) => key);
    };
    const [two, four] = keysOf(2017, 'Ford Escape', '2.0L I4 Turbo');
    expect(keysOf(2017, 'Ford Escape', '2.5L I4')).toEqual([two]);
    expect(keysOf(2021, 'Honda CR-V', '2.0L I4 Hybrid')).toEqual([
      keysOf(2021, 'Honda CR-V', '1.5L I4 Turbo')[1],
    ]);
    expect(four).not.toBe(two);
  });

  test('no line names a model that its markets did not sell, or generations that none began', () => {
    const wrong = readDrives().flatMap(([markets, name, , from = 0, to = Infinity]) =>
      markets
        .split(' ')
        .filter((market) =>
          fleet.members.every(
            ({ model, sheet }) =>
              model.market !== market ||
              ![`${model.make}|${model.name}`, `${model.make}|*`].includes(name) ||
              sheet.platform.members.every(
                (member) => member.model !== model || member.y0 < from || to < member.y0,
              ),
          ),
        )
        .map((market) => `${market} ${name} ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every car is asked exactly where the table says so, and none of makes that drive four wheels only', () => {
    const table = readDrives();
    const wrong: string[] = [];
    for (const { member, engine, sheet, name } of everyCar) {
      const asked = needsOfMember(typeBy('shocks'), member, engine).some(
        ({ ask }) => ask?.question === 'drive',
      );
      const isWritten = table.some(
        ([markets, model]) =>
          markets.split(' ').includes(member.model.market) &&
          model === `${member.model.make}|${member.model.name}`,
      );
      const isOneWay = ['Subaru', 'Rivian', 'Polestar'].includes(member.model.make);
      if (asked !== (sheet.drive(engine) === 'both') || (asked && (!isWritten || isOneWay))) wrong.push(name);
    }
    expect(distinct(wrong)).toEqual([]);
  });
});
