import { br } from '@driveline/markets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from '../clock/calendarDate.ts';
import { dueOf, type DoneService, type Rule } from './maintenance.ts';
import { maintenanceRules, serviceName } from './maintenanceData.ts';

const today = '2026-06-15';
const oil: Rule = { mileage: 5000, months: 6 };
const done = (date: string, mileage: number): DoneService => ({ date, mileage });

describe('after a recorded service', () => {
  test.each([
    [
      'neither distance nor time is near',
      41_000,
      [done('2026-05-01', 40_000)],
      'later',
      45_000,
      '2026-11-01',
    ],
    [
      'a tenth of the distance is left',
      44_500,
      [done('2026-05-01', 40_000)],
      'dueSoon',
      45_000,
      '2026-11-01',
    ],
    ['a month is left', 41_000, [done('2026-01-10', 40_000)], 'dueSoon', 45_000, '2026-07-10'],
    ['the distance is driven', 45_000, [done('2026-05-01', 40_000)], 'overdue', 45_000, '2026-11-01'],
    ['its day is today', 41_000, [done('2025-12-15', 40_000)], 'dueSoon', 45_000, '2026-06-15'],
    ['its day is past', 41_000, [done('2025-12-14', 40_000)], 'overdue', 45_000, '2026-06-14'],
    ['the mileage is unknown', null, [done('2026-05-01', 40_000)], 'later', 45_000, '2026-11-01'],
    ['the mileage was read before it', 39_000, [done('2026-05-01', 40_000)], 'later', 45_000, '2026-11-01'],
    [
      'several are recorded',
      41_000,
      [done('2024-01-01', 20_000), done('2026-05-01', 40_000), done('2025-01-01', 30_000)],
      'later',
      45_000,
      '2026-11-01',
    ],
  ] as const)('[ACCT-055] %s', (_what, mileage, services, status, nextMileage, date) => {
    const due = dueOf(oil, { mileage, since: null }, services, today);
    expect([due.status, due.nextDue]).toEqual([status, { mileage: nextMileage, date }]);
  });

  test('what goes only by time has no mileage to reach', () => {
    const due = dueOf(
      { mileage: null, months: 12 },
      { mileage: 90_000, since: null },
      [done('2026-01-01', 10)],
      today,
    );
    expect(due).toMatchObject({ nextDue: { mileage: null, date: '2027-01-01' }, status: 'later' });
  });
});

describe('without a record', () => {
  test.each([
    ['a new vehicle', 0, '2026-06-01', 5000, '2026-12-01'],
    ['between two services', 12_300, '2025-02-10', 15_000, '2026-08-10'],
    ['exactly on one', 15_000, '2025-12-15', 20_000, '2026-06-15'],
    ['nothing is known', null, null, null, null],
    ['bought in the future of a wrong clock', 100, '2027-01-01', 5000, '2027-07-01'],
  ] as const)('[ACCT-055] %s: the schedule from new', (_what, mileage, since, nextMileage, date) => {
    const due = dueOf(oil, { mileage, since }, [], today);
    expect(due).toEqual({
      lastService: null,
      nextDue: { mileage: nextMileage, date },
      status: 'unrecorded',
    });
  });
});

const date = fc.integer({ min: -2000, max: 0 }).map((days) => addDays(today, days));
const service = fc.record({ date, mileage: fc.nat(200_000) });
const rule = fc.record({
  mileage: fc.option(fc.integer({ min: 500, max: 60_000 })),
  months: fc.option(fc.integer({ min: 1, max: 84 })),
});
const rank = { unrecorded: 0, later: 0, dueSoon: 1, overdue: 2 };

describe('for any vehicle', () => {
  test('driving on or waiting never makes a service less urgent', () => {
    fc.assert(
      fc.property(
        rule,
        fc.nat(300_000),
        fc.nat(50_000),
        fc.nat(400),
        fc.array(service, { minLength: 1 }),
        (given, mileage, further, days, services) => {
          const now = dueOf(given, { mileage, since: null }, services, today);
          const then = dueOf(
            given,
            { mileage: mileage + further, since: null },
            services,
            addDays(today, days),
          );
          expect(rank[then.status]).toBeGreaterThanOrEqual(rank[now.status]);
          expect(then.nextDue).toEqual(now.nextDue);
        },
      ),
    );
  });

  test('what is done today is due later, never overdue', () => {
    fc.assert(
      fc.property(rule, fc.nat(300_000), fc.array(service), (given, mileage, services) => {
        const due = dueOf(given, { mileage, since: null }, [...services, done(today, 300_000)], today);
        expect(due.status).not.toBe('overdue');
        expect(due.lastService).toEqual(done(today, 300_000));
      }),
    );
  });

  test('the order of the records does not matter', () => {
    fc.assert(
      fc.property(rule, fc.array(service), (given, services) => {
        const use = { mileage: 100_000, since: '2020-01-01' };
        expect(dueOf(given, use, [...services].reverse(), today)).toEqual(dueOf(given, use, services, today));
      }),
    );
  });

  test('without a record the next time lies ahead, by less than one interval', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 60_000 }),
        fc.integer({ min: 1, max: 84 }),
        fc.nat(300_000),
        date,
        (mileage, months, driven, since) => {
          const { nextDue } = dueOf({ mileage, months }, { mileage: driven, since }, [], today);
          expect(nextDue.mileage! - driven).toBeGreaterThan(0);
          expect(nextDue.mileage! - driven).toBeLessThanOrEqual(mileage);
          expect(nextDue.date! >= today).toBe(true);
          expect(nextDue.date! <= addMonths(today, months) || nextDue.date! <= addMonths(since, months)).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('calendar dates', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %i months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to));

  test('days between two dates', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  });
});

test('every rule has names and figures of every market', () => {
  for (const { id, names, every, months } of maintenanceRules) {
    expect(Object.keys(names).sort(), id).toEqual(['en-US', 'es-MX', 'pt-BR']);
    expect((every.mi === null) === (every.km === null), id).toBe(true);
    expect(every.mi ?? months, id).not.toBeNull();
    expect(serviceName(br, id)).toBe(names['pt-BR']);
  }
  expect(serviceName(br, 'other')).toBe('Outro serviço');
  expect(serviceName(br, 'constructor')).toBeUndefined();
});
