import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { checkDigit, hasWrongCheckDigit, isVinShape, normalizeVin, vinYear } from './vin.ts';
import { vehiclesByVin } from './vehiclesByVin.ts';
import { vinDrives } from './vinDrives.ts';

test('the check digit agrees with published examples', () => {
  for (const vin of ['1HGCM82633A004352', '1M8GDM9AXKP042788', '11111111111111111']) {
    expect(checkDigit(vin)).toBe(vin[8]);
  }
});

test('a single mistyped digit of a North American VIN is noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 16 }), fc.integer({ min: 1, max: 9 }), (at, change) => {
      const vin = '1HGCM82633A004352';
      const digit = Number(vin[at]);
      if (Number.isNaN(digit)) return;
      const wrong = vin.slice(0, at) + String((digit + change) % 10) + vin.slice(at + 1);
      expect(hasWrongCheckDigit(wrong)).toBe(true);
    }),
  );
});

test('shape, year and typed separators', () => {
  expect(isVinShape('1HGCM82633A00435O')).toBe(false);
  expect(isVinShape('1HGCM82633A004352')).toBe(true);
  expect(normalizeVin(' 1hg-cm826 33a004352 ')).toBe('1HGCM82633A004352');
  expect(vinYear('1HGCM82633A004352')).toBe(2003);
  expect(vinYear('1FTFW1ET7DFC10312')).toBe(2013);
});

describe('decoding', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const names = async (market: string, withoutCheck: string) => {
    const vin = withoutCheck.slice(0, 8) + checkDigit(withoutCheck) + withoutCheck.slice(9);
    const answer = await vehiclesByVin(database.db, market, vin);
    return 'vehicles' in answer
      ? answer.vehicles.map((v) => `${v.year} ${v.make} ${v.model} ${v.engine}`)
      : answer.failure;
  };

  test.each([
    ['1FTFW1ET0DFC10312', '2013 Ford F-150 3.5L V6 Turbo'],
    ['5YJ3E1EA0KF317000', '2019 Tesla Model 3 Electric'],
    ['4T1BF1FK0HU293061', '2017 Toyota Camry 2.5L I4'],
    ['3N1AB7AP0GY256341', '2016 Nissan Sentra 1.8L I4'],
    ['1GCUYDED0KZ133245', '2019 Chevrolet Silverado 1500 5.3L V8'],
    ['2HGFC2F50JH500001', '2018 Honda Civic 2.0L I4'],
    ['1G1JC52F047100001', '2004 Chevrolet Cavalier 2.2L I4'],
    ['1G4HP52K034100001', '2003 Buick LeSabre 3.8L V6'],
    ['1G6KD54Y02U100001', '2002 Cadillac DeVille 4.6L V8'],
    ['1GNDM19W0XB100001', '1999 Chevrolet Astro 4.3L V6'],
    ['1G8ZK5270YZ100001', '2000 Saturn SL2 1.9L I4'],
  ])('%s is a %s', async (vin, name) => {
    expect(await names('us', vin)).toEqual([name]);
  });

  test.each([
    ['1B4GP45R0YB500001', '2000 Dodge Caravan '],
    ['1B4GP44R0YB500001', '2000 Dodge Grand Caravan '],
  ])('%s, of a van that the tables know by one name for both lengths, is a %s', async (vin, name) => {
    const found = await names('us', vin);
    expect(found.length).toBeGreaterThan(0);
    for (const own of found) expect(own).toContain(name);
  });

  test.each([
    ['2HKRW2H50JH600001', '4wd'],
    ['2HKRW1H50JH600001', '2wd'],
    ['5N1AT2MV0GC700001', '4wd'],
    ['JM3KFABL0J0300001', '2wd'],
    ['1FTFW1ET0DFC10312', '4wd'],
    ['1FTFW1CT0DFC10312', '2wd'],
    ['1FTPW145X5FA00001', '4wd'],
    ['1C4PJMAB0EW200001', '4wd'],
    ['1C6RR6FT0ES300001', '2wd'],
    ['1GCVKREC0EZ100001', '4wd'],
    ['2T3BFREV0EW200001', '4wd'],
    ['2HGFC2F50JH500001', null],
  ])('%s drives %s', async (withoutCheck, drive) => {
    const vin = withoutCheck.slice(0, 8) + checkDigit(withoutCheck) + withoutCheck.slice(9);
    const answer = await vehiclesByVin(database.db, 'us', vin);
    expect('vehicles' in answer ? [...new Set(answer.vehicles.map((it) => it.drive))] : answer).toEqual([
      drive,
    ]);
  });

  test('every model whose VIN tells its drive is one of the tables', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select distinct k.name || '|' || m.name as name from model m join make k on k.id = m.make_id where m.market = 'us'`,
    );
    const known = new Set(rows.map(({ name }) => name));
    expect(vinDrives().filter(([name]) => !known.has(name))).toEqual([]);
  });

  test('a VIN that leaves the engine open gives a choice', async () => {
    const accords = await names('us', '1HGCM82603A004352');
    expect(accords).toEqual(['2003 Honda Accord 2.4L I4', '2003 Honda Accord 3.0L V6']);
    const liberties = await names('us', '1J4GL48K02W100001');
    expect(liberties).toEqual(['2002 Jeep Liberty 2.4L I4', '2002 Jeep Liberty 3.7L V6']);
    const intrepids = await names('us', '2B3HD46R04H100001');
    expect(intrepids).toEqual(['2004 Dodge Intrepid 3.5L V6', '2004 Dodge Intrepid 2.7L V6']);
  });

  test('a wrong check digit, a wrong shape and an unknown maker are told apart', async () => {
    expect(await vehiclesByVin(database.db, 'us', '1HGCM82634A004352')).toEqual({ failure: 'check-digit' });
    expect(await vehiclesByVin(database.db, 'us', '1HGCM8263')).toEqual({ failure: 'shape' });
    expect(await names('us', '1ZZZZ000000000000')).toBe('unknown');
  });
});
