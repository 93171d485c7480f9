import { dayOf, weekdayOf } from './zone.ts';

/** A yearly holiday: a fixed date, the nth weekday of a month (-1 the last), or days from Easter Sunday. */
export type Holiday = { readonly storesClosed?: boolean } & (
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number }
  | { readonly easter: number }
);

/** Days on which no parcel moves, and those among them on which stores are shut too. */
export interface Calendar {
  isDeliveryDay(day: number): boolean;
  isStoreHoliday(day: number): boolean;
}

const years = (day: number) => new Date(day * 86_400_000).getUTCFullYear();

/** @param deliveryWeekdays weekdays on which parcels arrive, 0 is Sunday */
export function calendarOf(holidays: readonly Holiday[], deliveryWeekdays: readonly number[]): Calendar {
  const byYear = new Map<number, Map<number, boolean>>();
  const holidayOn = (day: number) => {
    const year = years(day);
    let known = byYear.get(year);
    if (!known) {
      known = new Map(holidays.map((holiday) => [dayIn(year, holiday), holiday.storesClosed ?? false]));
      byYear.set(year, known);
    }
    return known.get(day);
  };
  return {
    isDeliveryDay: (day) => deliveryWeekdays.includes(weekdayOf(day)) && holidayOn(day) === undefined,
    isStoreHoliday: (day) => holidayOn(day) === true,
  };
}

function dayIn(year: number, holiday: Holiday): number {
  if ('easter' in holiday) return easterOf(year) + holiday.easter;
  if ('day' in holiday) return dayOf(year, holiday.month, holiday.day);
  const { month, weekday, nth } = holiday;
  if (nth < 0) {
    const last = dayOf(year, month + 1, 1) - 1;
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = dayOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
}

/** Day number of Easter Sunday (anonymous Gregorian algorithm). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1);
}
