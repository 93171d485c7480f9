import type { Formats } from '../../i18n/formats.ts';

/**
 * The clock of the place that an instant was written for. `2026-11-21T14:40:00-08:00` reads 2:40 PM whatever
 * the zone of server and shopper: a pickup time is that of the store. An instant in UTC knows no place and is
 * read in the market's zone.
 */
export function placeTime(formats: Formats, iso: string): string {
  return hasOffset(iso) ? formats.time(wallClock(iso), 'UTC') : formats.time(iso);
}

/** The hour that a written time begins with: Spanish says 'a las 2:00', and 'a la 1:00'. */
export const hourOf = (time: string): number => Number.parseInt(time, 10);

/** `YYYY-MM-DD` of an instant at its place. */
export function placeDate(iso: string): string {
  return iso.slice(0, 10);
}

/** What to format as the day of a date or instant: that of its place, and of one in UTC that of the market's zone. */
export function dayAt(iso: string): string {
  return hasOffset(iso) ? placeDate(iso) : iso;
}

function hasOffset(iso: string): boolean {
  return /[+-]\d{2}:\d{2}$/.test(iso);
}

function wallClock(iso: string): string {
  return `${iso.replace(/[+-]\d{2}:\d{2}$/, '')}Z`;
}

/** Whole days from `today` to `date`, both `YYYY-MM-DD`; undefined when `today` is not known. */
export function daysUntil(date: string, today: string | undefined): number | undefined {
  if (today === undefined) return undefined;
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}
