import type { StoreDayHours } from '../model/store.ts';

const DAY_MS = 86_400_000;

/** Days without a break on which a store stays shut; both `YYYY-MM-DD`, both included. */
export interface Closure {
  from: string;
  until: string;
}

/** Joins closed dates, earliest first; a day that is shut in every week does not part them. */
export function closuresOf(dates: readonly string[], hours: readonly StoreDayHours[]): Closure[] {
  const closures: Closure[] = [];
  for (const date of dates) {
    const last = closures.at(-1);
    if (last && allShut(last.until, date, hours)) last.until = date;
    else closures.push({ from: date, until: date });
  }
  return closures;
}

/** Whether no day between the two has hours. */
function allShut(after: string, before: string, hours: readonly StoreDayHours[]): boolean {
  for (let at = Date.parse(after) + DAY_MS; at < Date.parse(before); at += DAY_MS) {
    if (hours.some(({ day }) => day === new Date(at).getUTCDay())) return false;
  }
  return true;
}
