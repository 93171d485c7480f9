import { describe, expect, test } from 'vitest';
import { calendarOf, type Holiday } from './calendar.ts';
import { dateOf, dayOf, weekdayOf } from '../clock/zone.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const day = (date: string) => Date.parse(date) / 86_400_000;

/** The days of a year on which nothing is delivered. */
function freeDays(year: number, holiday: Holiday): string[] {
  const { isDeliveryDay } = calendarOf([holiday], everyDay);
  const first = dayOf(year, 1, 1);
  const length = dayOf(year + 1, 1, 1) - first;
  return Array.from({ length }, (_, index) => first + index)
    .filter((each) => !isDeliveryDay(each))
    .map((each) => dateOf(each));
}

describe('yearly holidays', () => {
  // The astronomical tables of churches; 1961 and 2038 are the extremes of a lifetime, 2100 is no leap year.
  test.each([
    [1954, '1954-04-18'],
    [1961, '1961-04-02'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
    [2285, '2285-03-22'],
    [2299, '2299-04-16'],
  ])('Easter of %i', (year, date) => expect(freeDays(year, { easter: 0 })).toEqual([date]));

  test.each<[string, number, Holiday, string]>([
    ['Good Friday', 2026, { easter: -2 }, '2026-04-03'],
    ['Corpus Christi', 2026, { easter: 60 }, '2026-06-04'],
    ['a date', 2026, { month: 7, day: 4 }, '2026-07-04'],
    ['the last day of a year', 2026, { month: 12, day: 31 }, '2026-12-31'],
    ['the last Monday of May', 2026, { month: 5, weekday: 1, nth: -1 }, '2026-05-25'],
    ['the last Monday, on the last day', 2027, { month: 5, weekday: 1, nth: -1 }, '2027-05-31'],
    ['the last Sunday of December', 2026, { month: 12, weekday: 0, nth: -1 }, '2026-12-27'],
    ['the last Saturday of October', 2026, { month: 10, weekday: 6, nth: -1 }, '2026-10-31'],
    ['the first Monday of September', 2026, { month: 9, weekday: 1, nth: 1 }, '2026-09-07'],
    ['the first Monday, on the first', 2025, { month: 9, weekday: 1, nth: 1 }, '2025-09-01'],
    ['the third Monday of March', 2026, { month: 3, weekday: 1, nth: 3 }, '2026-03-16'],
    ['the fourth Thursday of November', 2026, { month: 11, weekday: 4, nth: 4 }, '2026-11-26'],
  ])('%s of %i', (_what, year, holiday, date) => expect(freeDays(year, holiday)).toEqual([date]));

  test('each year has its own, asked in any order', () => {
    const { isDeliveryDay } = calendarOf([{ easter: 0 }], everyDay);
    const dates = ['2026-04-05', '2027-03-28', '2026-04-05', '2027-04-05'];
    expect(dates.map((date) => isDeliveryDay(day(date)))).toEqual([false, false, false, true]);
  });
});

describe('what moves and what is open', () => {
  const calendar = calendarOf(
    [
      { month: 12, day: 25, storesClosed: true },
      { month: 7, day: 4 },
    ],
    [1, 2, 3],
  );

  test('parcels move on their weekdays, never on a holiday', () => {
    expect(weekdayOf(day('2026-03-02'))).toBe(1);
    const week = ['01', '02', '03', '04', '05', '06', '07'].map((date) => day(`2026-03-${date}`));
    expect(week.map(calendar.isDeliveryDay)).toEqual([false, true, true, true, false, false, false]);
    // A Monday that is a holiday.
    expect(calendarOf([{ month: 3, day: 2 }], [1]).isDeliveryDay(day('2026-03-02'))).toBe(false);
  });

  test('stores are shut on the holidays that say so', () => {
    expect(
      ['2026-12-25', '2026-07-04', '2026-03-02'].map((date) => calendar.isStoreHoliday(day(date))),
    ).toEqual([true, false, false]);
  });
});
