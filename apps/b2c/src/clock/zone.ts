/**
 * Wall clocks of time zones. A local date is a day number (days since 1970-01-01), so that adding days never
 * meets a clock change; a local time is minutes since that day's midnight by the wall clock.
 */
export interface Local {
  readonly day: number;
  readonly minute: number;
}

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Clocks change on the quarter hour: within one the offset stays. */
const quarterMs = 900_000;
const mostOffsets = 2000;
const offsets = new Map<string, number>();

/** Milliseconds that the zone's wall clock is ahead of UTC at an instant. A list of parts asks dozens of times. */
function offsetMs(instant: number, zone: string): number {
  const key = `${zone} ${Math.floor(instant / quarterMs)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffset(instant, zone);
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function readOffset(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** What the wall clock shows. */
export function localOf(instant: Date, zone: string): Local {
  const wall = instant.getTime() + offsetMs(instant.getTime(), zone);
  const day = Math.floor(wall / dayMs);
  return { day, minute: Math.floor((wall - day * dayMs) / 60_000) };
}

/** The instant at which the wall clock shows it; in a gap of the clock change, the time after the gap. */
export function instantOf({ day, minute }: Local, zone: string): Date {
  const wall = day * dayMs + minute * 60_000;
  const guess = wall - offsetMs(wall, zone);
  const instant = wall - offsetMs(guess, zone);
  // In a gap the offset before the change and the one after it lead to either side of the gap.
  return new Date(instant + offsetMs(instant, zone) === wall ? instant : Math.max(guess, instant));
}

/** 0 is Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** `YYYY-MM-DD`. */
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Day number of a calendar date; `month` from 1. */
export const dayOf = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / dayMs;

/** ISO 8601 with the zone's offset: `2026-03-02T15:30:00-06:00`. */
export function isoIn(instant: Date, zone: string): string {
  const offset = Math.round(offsetMs(instant.getTime(), zone) / 60_000);
  const wall = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
