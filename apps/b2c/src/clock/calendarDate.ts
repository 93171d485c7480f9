import type { Market } from '@driveline/markets';
import { dateOf, dayOf, instantOf, localOf } from './zone.ts';

/** A day of the calendar, `YYYY-MM-DD`; as text it sorts and compares. */
export type CalendarDate = string;

/** The date that people of the market read on their wall. */
export const todayIn = (market: Market, now: Date): CalendarDate => dateOf(localOf(now, market.timeZone).day);

const daysIn = ({ timeZone, otherTimeZones = [] }: Market, now: Date): number[] =>
  [timeZone, ...otherTimeZones].map((zone) => localOf(now, zone).day);

/** The latest date on any wall of the market: no shopper's today is later, so what is later is in the future. */
export const latestToday = (market: Market, now: Date): CalendarDate =>
  dateOf(Math.max(...daysIn(market, now)));

/** The earliest date on any wall of the market: what holds until a day is over when this one is later. */
export const earliestToday = (market: Market, now: Date): CalendarDate =>
  dateOf(Math.min(...daysIn(market, now)));

/** The same day of a later month, or its last one: a month after January 31 is February 28. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dateOf(dayOf(year, month + months, Math.min(day, last)));
}

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOf(dayNumber(date) + days);

/** When a day begins in a zone. */
export const midnight = (date: CalendarDate, timeZone: string): Date =>
  instantOf({ day: dayNumber(date), minute: 0 }, timeZone);

/** Days from one date to another; negative backwards. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

const dayNumber = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
