import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedMarkets } from '../markets/shipped.ts';
import { promise } from './promise.ts';
import { nextDayOf, regularDate, timetableOf, type Hours, type Place } from '../logistics/timetable.ts';
import { dateOf, instantOf, isoIn, localOf } from '../clock/zone.ts';

const us = shippedMarkets.marketByCode('us').terms.delivery.logistics;
const daily = (open: number, close: number): Hours =>
  Array.from({ length: 7 }, () => [open * 60, close * 60]);
const chicago: Place = {
  id: 1,
  number: '1001',
  street: '1 Main St',
  timeZone: 'America/Chicago',
  hours: daily(8, 21),
  offersPickup: true,
  lat: 41.9,
  lng: -87.6,
};
const hub: Place = { ...chicago, id: 9, number: '9001', hours: daily(0, 24) };
const at = (text: string) => new Date(text);
const table = (now: string, store: Place | null = chicago) =>
  timetableOf({ now: at(now), logistics: us, store, hub });

describe('pickup', () => {
  test.each([
    ['in the middle of the day', '2026-03-03T14:02:00-06:00', '2026-03-03T14:35:00-06:00'],
    ['before opening', '2026-03-03T05:00:00-06:00', '2026-03-03T08:30:00-06:00'],
    ['too late to be ready today', '2026-03-03T20:45:00-06:00', '2026-03-04T08:30:00-06:00'],
    ['on Christmas, when stores are shut', '2026-12-25T12:00:00-06:00', '2026-12-26T08:30:00-06:00'],
    ['over the change to summer time', '2026-03-07T22:00:00-06:00', '2026-03-08T08:30:00-05:00'],
  ])('[PLUS-016] a part on the shelf, asked %s', (_when, now, readyAt) => {
    expect(table(now).fromShelf?.readyAt).toBe(readyAt);
  });

  test.each([
    ['before the first van', '2026-03-03T09:00:00-06:00', '2026-03-03T15:00:00-06:00'],
    ['after it', '2026-03-03T10:30:00-06:00', '2026-03-04T10:00:00-06:00'],
    ['after the last van of Saturday', '2026-03-07T21:00:00-06:00', '2026-03-09T15:00:00-05:00'],
  ])('[PLUS-016] a part that a van brings, asked %s', (_when, now, readyAt) => {
    expect(table(now).fromHub?.readyAt).toBe(readyAt);
  });

  test('a store without pickup, or none at all, promises none', () => {
    expect(table('2026-03-03T12:00:00-06:00', { ...chicago, offersPickup: false }).fromShelf).toBeNull();
    expect(table('2026-03-03T12:00:00-06:00', null)).toMatchObject({ fromShelf: null, fromHub: null });
  });

  test('[PLUS-016] property: every pickup is ready while the store is open', () => {
    const range = { min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (now) => {
        const { fromShelf, fromHub } = timetableOf({ now, logistics: us, store: chicago, hub });
        for (const slot of [fromShelf, fromHub]) {
          const ready = at(slot?.readyAt ?? '');
          const { minute } = localOf(ready, chicago.timeZone);
          expect(ready.getTime()).toBeGreaterThan(now.getTime() - 1);
          expect(minute).toBeGreaterThanOrEqual(8 * 60);
          expect(minute).toBeLessThanOrEqual(21 * 60);
        }
      }),
    );
  });
});

describe('delivery', () => {
  test.each([
    ['before the cut-off', '2026-03-03T19:59:00-06:00', '2026-03-04', '2026-03-03T20:00:00-06:00'],
    ['after it', '2026-03-03T20:00:00-06:00', '2026-03-05', '2026-03-04T20:00:00-06:00'],
    ['on Saturday morning', '2026-03-07T09:00:00-06:00', '2026-03-09', '2026-03-07T14:00:00-06:00'],
    ['before Thanksgiving', '2026-11-25T12:00:00-06:00', '2026-11-27', '2026-11-25T20:00:00-06:00'],
  ])('[PLUS-016] next day, ordered %s', (_when, now, date, orderBy) => {
    expect(nextDayOf(hub, us, at(now))).toEqual({ date, orderBy });
  });

  test('[PLUS-016] regular delivery counts working days by distance', () => {
    const now = at('2026-03-05T12:00:00-06:00'); // a Thursday
    expect(regularDate(us, 'America/Chicago', 100_000, now)).toBe('2026-03-09');
    expect(regularDate(us, 'America/Chicago', 900_000, now)).toBe('2026-03-10');
    expect(regularDate(us, 'America/Chicago', null, now)).toBe('2026-03-11');
    expect(
      regularDate(
        shippedMarkets.marketByCode('br').terms.delivery.logistics,
        'America/Sao_Paulo',
        100_000,
        now,
      ),
    ).toBe('2026-03-10');
  });
});

describe('three weeks ahead, and no further', () => {
  const now = at('2026-03-02T12:00:00-06:00');
  const today = localOf(now, hub.timeZone).day;
  const moving = (isDeliveryDay: (day: number) => boolean) => ({
    ...us,
    nextDayCutOff: Array.from({ length: 7 }, () => 20 * 60),
    calendar: { isDeliveryDay, isStoreHoliday: () => false },
  });
  const shutUntil = (days: number): Place => ({
    ...chicago,
    closures: [{ from: today, until: today + days - 1 }],
  });

  test('a store that is shut for less than that promises its first day, else none', () => {
    expect(timetableOf({ now, logistics: us, store: shutUntil(20), hub }).fromShelf?.readyAt).toMatch(
      /^2026-03-22/,
    );
    expect(timetableOf({ now, logistics: us, store: shutUntil(21), hub }).fromShelf).toBeNull();
  });

  test('a van that leaves on the last of those days is waited for, a later one is not', () => {
    const leaves = (days: number) =>
      timetableOf({ now, logistics: moving((day) => day === today + days), store: chicago, hub }).fromHub;
    expect(leaves(20)?.readyAt).toMatch(/^2026-03-2[23]/);
    expect(leaves(21)).toBeNull();
  });

  test('a parcel leaves on one of those days, and arrives within as many', () => {
    const sent = (isDeliveryDay: (day: number) => boolean) => nextDayOf(hub, moving(isDeliveryDay), now);
    expect(sent((day) => day >= today + 20)?.date).toBe(dateOf(today + 21));
    expect(sent((day) => day >= today + 21)).toBeNull();
    expect(sent((day) => day === today || day === today + 21)?.date).toBe(dateOf(today + 21));
    expect(sent((day) => day === today || day === today + 22)).toBeNull();
    expect(sent((day) => day === today)).toBeNull();
  });
});

describe('promise', () => {
  const base = {
    timetable: table('2026-03-03T12:00:00-06:00'),
    store: chicago,
    quantity: 2,
    isHazardous: false,
    nextDayReaches: true,
    prices: { nextDay: 9.99, regular: 5.99 },
    isFreight: false,
    regularDate: '2026-03-06',
  };
  const stock = { atStore: 0, byVan: 0, atHub: 0, toShip: 0 };

  test.each([
    ['on the shelf', { atStore: 2 }, 'fromShelf' as const],
    ['partly in the hub', { atStore: 1, byVan: 1 }, 'fromHub' as const],
  ])('[PLUS-016] two %s', (_where, there, slot) => {
    const { pickup } = promise({ ...base, stock: { ...stock, ...there } });
    expect(pickup?.readyAt).toBe(base.timetable[slot]?.readyAt);
  });

  test('[PLUS-016] what the store cannot have names the nearest store that can', () => {
    const place = { ...chicago, number: '1002', street: '2 Oak St' };
    const answer = promise({ ...base, stock: { ...stock, nearby: { place, quantity: 4, meters: 5000.4 } } });
    expect(answer.pickup).toMatchObject({ quantity: 0, readyAt: null });
    expect(answer.nearby).toEqual({
      storeNumber: '1002',
      storeName: '2 Oak St',
      quantity: 4,
      distanceMeters: 5000,
    });
  });

  test('hazardous goods go by road only', () => {
    const full = { ...stock, atHub: 5, toShip: 5 };
    expect(promise({ ...base, stock: full }).nextDay?.price).toBe(9.99);
    expect(promise({ ...base, stock: full, isHazardous: true }).nextDay).toBeUndefined();
    expect(promise({ ...base, stock: full, isHazardous: true }).regular?.date).toBe('2026-03-06');
  });
});

test.each([
  ['America/Chicago', '2026-03-08', 2.5, '2026-03-08T03:30:00-05:00'],
  ['Europe/Berlin', '2026-03-29', 2.5, '2026-03-29T03:30:00+02:00'],
  ['America/Sao_Paulo', '2018-11-04', 0, '2018-11-04T01:00:00-02:00'],
  ['America/Santiago', '2026-09-06', 0, '2026-09-06T01:00:00-03:00'],
  ['America/Chicago', '2026-11-01', 1.5, '2026-11-01T01:30:00-05:00'],
  ['America/Chicago', '2026-03-08', 3, '2026-03-08T03:00:00-05:00'],
])('%s: %s at %d h of the wall clock, at a clock change', (zone, date, hour, text) => {
  const day = Date.parse(date) / 86_400_000;
  expect(isoIn(instantOf({ day, minute: hour * 60 }, zone), zone)).toBe(text);
});

test('property: a wall clock read back is the same instant', () => {
  const zones = ['America/Chicago', 'America/Sao_Paulo', 'America/Mexico_City', 'America/Puerto_Rico'];
  const range = { min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), fc.constantFrom(...zones), (instant, zone) => {
      const back = instantOf(localOf(instant, zone), zone);
      // In the repeated hour of autumn two instants share a wall clock.
      const lost = Math.abs(back.getTime() - instant.getTime()) - 3_600_000;
      const minute = Math.floor(instant.getTime() / 60_000) * 60_000;
      expect(back.getTime() === minute || Math.abs(lost) < 60_000).toBe(true);
      expect(at(isoIn(instant, zone)).getTime()).toBe(Math.floor(instant.getTime() / 1000) * 1000);
      expect(isoIn(instant, zone).slice(0, 10)).toBe(dateOf(localOf(instant, zone).day));
    }),
  );
});
