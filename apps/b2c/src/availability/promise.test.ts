import { describe, expect, test } from 'vitest';
import { site } from '../../test/cartParts.ts';
import { calendarOf } from '../clock/calendar.ts';
import type { Logistics } from '../markets/logistics.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { isObtainable, promise, type PromiseInput } from './promise.ts';
import {
  closureOn,
  nextDayOf,
  openOn,
  regularDate,
  timetableOf,
  type Hours,
} from '../logistics/timetable.ts';
import { isoIn, localOf } from '../clock/zone.ts';

const store = site(1);
const timetable = {
  fromShelf: { readyAt: 'shelf', closesAt: 'shelf closes' },
  fromHub: { readyAt: 'hub', closesAt: 'hub closes' },
  nextDay: { date: '2026-03-04', orderBy: 'soon' },
};
const stock = { atStore: 0, byVan: 0, atHub: 0, toShip: 0 };
const ask = ({ stock: there, ...change }: Partial<Omit<PromiseInput, 'stock'>> & { stock?: object }) =>
  promise({
    timetable,
    store,
    quantity: 2,
    isHazardous: false,
    isFreight: false,
    nextDayReaches: true,
    prices: { nextDay: 9.99, regular: 5.99 },
    regularDate: '2026-03-06',
    ...change,
    stock: { ...stock, ...there },
  });

describe('[PLUS-016] what is promised', () => {
  test.each([
    ['all on the shelf', { atStore: 2 }, 'shelf'],
    ['the last ones on the shelf', { atStore: 2, byVan: 9 }, 'shelf'],
    ['one on the shelf, one by van', { atStore: 1, byVan: 1 }, 'hub'],
    ['all by van', { byVan: 2 }, 'hub'],
    ['one too few', { atStore: 1 }, null],
    ['one too few together', { byVan: 1 }, null],
  ])('at the store: %s', (_what, there, readyAt) => {
    expect(ask({ stock: there }).pickup).toEqual({
      storeNumber: '1001',
      storeName: '1 Main St',
      quantity: 'atStore' in there ? there.atStore : 0,
      readyAt,
      closesAt: readyAt && `${readyAt} closes`,
    });
  });

  test('no store, or one that does not hand out orders, is no pickup', () => {
    expect(ask({ store: null, stock: { atStore: 9 } })).toEqual({});
    expect(ask({ store: { ...store, offersPickup: false }, stock: { atStore: 9 } })).toEqual({});
  });

  test('another store is named only where the own shelf has too few', () => {
    const nearby = { place: site(2), quantity: 7, meters: 1234.5 };
    const there = (atStore: number) => ask({ stock: { atStore, nearby } }).nearby;
    expect(there(1)).toEqual({
      storeNumber: '1002',
      storeName: '2 Main St',
      quantity: 7,
      distanceMeters: 1235,
    });
    expect(there(2)).toBeUndefined();
    expect(ask({ stock: { atStore: 1 } })).not.toHaveProperty('nearby');
  });

  test.each([
    ['enough in the hub', {}, { atHub: 2 }, true],
    ['one too few', {}, { atHub: 1 }, false],
    ['too far', { nextDayReaches: false }, { atHub: 2 }, false],
    ['hazardous', { isHazardous: true }, { atHub: 2 }, false],
    ['freight', { isFreight: true }, { atHub: 2 }, false],
    ['no such day', { timetable: { ...timetable, nextDay: null } }, { atHub: 2 }, false],
  ])('next day: %s', (_what, change, there, isOffered) => {
    const { nextDay } = ask({ ...change, stock: there });
    expect(nextDay).toEqual(isOffered ? { date: '2026-03-04', orderBy: 'soon', price: 9.99 } : undefined);
  });

  test('regular delivery needs enough to ship, and says when it is freight', () => {
    expect(ask({ stock: { toShip: 2 } })).toMatchObject({ regular: { date: '2026-03-06', price: 5.99 } });
    expect(ask({ stock: { toShip: 2 } }).regular).not.toHaveProperty('freight');
    expect(ask({ stock: { toShip: 1 } })).not.toHaveProperty('regular');
    expect(ask({ isFreight: true, stock: { toShip: 3 } }).regular).toMatchObject({ freight: true });
  });

  const one = { atStore: 1, atHub: 1, toShip: 1 };
  test.each([
    ['one piece each way', {}, one, { pickup: 1, nextDay: 1, regular: 1 }],
    ['shelf and van together', { quantity: 4 }, { atStore: 1, byVan: 2 }, { pickup: 3 }],
    ['enough to ship', {}, { ...one, toShip: 2 }, { pickup: 1, nextDay: 1 }],
    ['no store', { store: null }, one, { nextDay: 1, regular: 1 }],
    [
      'a store that does not hand out orders',
      { store: { ...store, offersPickup: false } },
      { atStore: 1 },
      undefined,
    ],
    ['too far for the next day', { nextDayReaches: false }, { atHub: 1 }, undefined],
    ['no such day', { timetable: { ...timetable, nextDay: null } }, { atHub: 1 }, undefined],
    ['enough in every way', {}, { atStore: 2, atHub: 2, toShip: 2 }, undefined],
    ['nothing at all', {}, {}, undefined],
  ])('the most that falls short: %s', (_what, change, there, most) =>
    expect(ask({ ...change, stock: there }).most).toEqual(most),
  );

  test('it can be had when there is any way to have it', () => {
    expect(isObtainable(ask({}))).toBe(false);
    expect(isObtainable({})).toBe(false);
    for (const there of [{ atStore: 2 }, { atHub: 2 }, { toShip: 2 }]) {
      expect(isObtainable(ask({ stock: there }))).toBe(true);
    }
  });
});

describe('when a place is open', () => {
  const open: readonly [number, number] = [480, 1260];
  const hours: Hours = [null, open, open, open, open, open, open];
  const calendar = calendarOf([{ month: 12, day: 25, storesClosed: true }], [1, 2, 3, 4, 5]);
  const day = (date: string) => Date.parse(date) / 86_400_000;

  test.each([
    ['a Monday', '2026-03-02', open],
    ['a Sunday', '2026-03-01', null],
    ['a holiday', '2026-12-25', null],
    ['the day before a closure', '2026-03-09', open],
    ['its first day', '2026-03-10', null],
    ['its last day', '2026-03-12', null],
    ['the day after', '2026-03-13', open],
    ['a day after it closed for good', '2026-06-01', null],
  ])('%s', (_what, date, expected) => {
    const closures = [
      { from: day('2026-03-10'), until: day('2026-03-12') },
      { from: day('2026-05-01'), until: null },
    ];
    const opening = date.startsWith('2026-12') ? { hours } : { hours, closures };
    expect(openOn(opening, calendar, day(date))).toEqual(expected);
  });

  test('a place without closures has none', () => expect(closureOn({ hours }, 1)).toBeUndefined());
});

describe('the edges of promises', () => {
  const always: Hours = Array.from({ length: 7 }, () => [480, 1260] as const);
  const never: Hours = Array.from({ length: 7 }, () => null);
  const hub = site(9, { hours: always });
  const us = shippedMarkets.marketByCode('us').terms.delivery.logistics;
  const noDeliveries: Logistics = { ...us, calendar: calendarOf([], []) };
  const at = (text: string) => new Date(text);
  const table = (
    now: string,
    change: Parameters<typeof site>[1] = {},
    logistics = us,
    from: typeof hub | null = hub,
  ) => timetableOf({ now: at(now), logistics, store: site(1, { hours: always, ...change }), hub: from });

  test.each([
    ['ready on the minute of closing', '2026-03-03T20:30:00-06:00', '2026-03-03T21:00:00-06:00'],
    ['a minute too late', '2026-03-03T20:31:00-06:00', '2026-03-04T08:30:00-06:00'],
    ['ready on the minute, no rounding', '2026-03-03T12:00:00-06:00', '2026-03-03T12:30:00-06:00'],
    ['rounded up to five minutes', '2026-03-03T12:01:00-06:00', '2026-03-03T12:35:00-06:00'],
  ])('the shelf: %s', (_what, now, readyAt) => expect(table(now).fromShelf?.readyAt).toBe(readyAt));

  test('the slot closes with the store', () => {
    expect(table('2026-03-03T12:00:00-06:00').fromShelf?.closesAt).toBe('2026-03-03T21:00:00-06:00');
  });

  test.each([
    ['on the minute of the first van', '2026-03-03T10:00:00-06:00', '2026-03-03T15:00:00-06:00'],
    ['a minute later', '2026-03-03T10:01:00-06:00', '2026-03-04T10:00:00-06:00'],
    ['on the minute of the last van', '2026-03-03T20:00:00-06:00', '2026-03-04T10:00:00-06:00'],
    ['a minute later again', '2026-03-03T20:01:00-06:00', '2026-03-04T15:00:00-06:00'],
  ])('the van: %s', (_what, now, readyAt) => expect(table(now).fromHub?.readyAt).toBe(readyAt));

  test('a store that never opens, or a hub that never drives, promises nothing', () => {
    const now = '2026-03-03T12:00:00-06:00';
    expect(table(now, { hours: never })).toMatchObject({ fromShelf: null, fromHub: null });
    expect(table(now, {}, noDeliveries)).toMatchObject({ fromHub: null, nextDay: null });
  });

  test('a closure of three weeks is too long to promise beyond, one day less is not', () => {
    const now = '2026-03-03T12:00:00-06:00';
    const today = localOf(at(now), 'America/Chicago').day;
    const shut = (days: number) =>
      table(now, { closures: [{ from: today, until: today + days - 1 }] }).fromShelf;
    expect(shut(20)?.readyAt).toBe('2026-03-23T08:30:00-05:00');
    expect(shut(21)).toBeNull();
  });

  test('a store that is its own hub has no van; without a hub there is neither van nor next day', () => {
    const now = '2026-03-03T12:00:00-06:00';
    expect(table(now, { id: 9 })).toMatchObject({ fromHub: null, nextDay: { date: '2026-03-04' } });
    expect(table(now, {}, us, null)).toMatchObject({ fromHub: null, nextDay: null });
    expect(table(now, { offersPickup: false }).fromHub).toBeNull();
  });

  test('next day waits for a day on which the hub sends, and for one on which parcels arrive', () => {
    const sundays = { ...us, nextDayCutOff: [600, null, null, null, null, null, null] };
    expect(nextDayOf(hub, sundays, at('2026-03-03T12:00:00-06:00'))).toBeNull();
    const mondays = { ...us, calendar: calendarOf([], [1]) };
    expect(nextDayOf(hub, mondays, at('2026-03-03T12:00:00-06:00'))).toEqual({
      date: '2026-03-16',
      orderBy: '2026-03-09T20:00:00-05:00',
    });
  });

  test('the road is long by steps, the last of which holds for what is further or unknown', () => {
    const now = at('2026-03-02T12:00:00-06:00'); // a Monday
    const by = (meters: number | null, logistics = us) =>
      regularDate(logistics, 'America/Chicago', meters, now);
    expect([0, 300_000, 300_001, 1_200_000, 1_200_001, null].map((meters) => by(meters))).toEqual([
      '2026-03-05',
      '2026-03-05',
      '2026-03-06',
      '2026-03-06',
      '2026-03-07',
      '2026-03-07',
    ]);
    expect(by(5_000_000, { ...us, transit: [{ upToMeters: 10, days: 1 }] })).toBe('2026-03-04');
    expect(by(null, { ...us, transit: [], handlingDays: 0 })).toBe('2026-03-02');
    expect(by(null, { ...noDeliveries, transit: [], handlingDays: 2 })).toBe('2026-03-04');
  });

  test.each([
    ['America/Chicago', '2026-03-03T06:00:00-06:00'],
    ['UTC', '2026-03-03T12:00:00+00:00'],
    ['Asia/Kolkata', '2026-03-03T17:30:00+05:30'],
    ['America/St_Johns', '2026-03-03T08:30:00-03:30'],
  ])('an instant in %s', (zone, text) => expect(isoIn(at('2026-03-03T12:00:00Z'), zone)).toBe(text));
});
