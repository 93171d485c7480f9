import type { Market } from '@driveline/markets';
import { addDays, addMonths, midnight, type CalendarDate } from '../clock/calendarDate.ts';
import { dateOf, localOf } from '../clock/zone.ts';

export type Renewal = 'monthly' | 'yearly';

export interface TermRow {
  readonly starts_at: Date | string;
  readonly ends_at: Date | string | null;
  readonly renews: Renewal | null;
}

/** When a promotion holds, the time around now of one that begins again. */
export interface Term {
  readonly startsAt: Date;
  /** The first instant at which it does not hold any more. */
  readonly endsAt: Date;
  /** By the market's clock. */
  readonly lastDay: CalendarDate;
  readonly renews: Renewal | null;
}

type Clocks = Pick<Market, 'timeZone' | 'otherTimeZones'>;

const dayAt = (instant: Date, { timeZone }: Clocks): CalendarDate => dateOf(localOf(instant, timeZone).day);

/**
 * The term of a promotion: what pages and mails print of it, and what the cart refuses it by. A monthly one lasts to the
 * end of the month by the market's clock and begins again with the next, so an operator who stops it sets `ends_at`. A
 * season ends when its last day has ended in every time zone of the market.
 */
export function termOf(row: TermRow, market: Clocks, now: Date): Term {
  const { renews } = row;
  const starts = new Date(row.starts_at);
  if (renews === 'yearly') return seasonOf(starts, new Date(row.ends_at!), market, now);
  const stops = row.ends_at === null ? undefined : new Date(row.ends_at);
  const month = `${dayAt(now > starts ? now : starts, market).slice(0, 7)}-01`;
  const turn = midnight(addMonths(month, 1), market.timeZone);
  const endsAt = stops && (renews === null || stops < turn) ? stops : turn;
  return { startsAt: starts, endsAt, lastDay: dayAt(new Date(endsAt.getTime() - 1), market), renews };
}

/** The season that runs, else the last one; before the first year, the first. */
function seasonOf(starts: Date, ends: Date, market: Clocks, now: Date): Term {
  const first = dayAt(starts, market);
  // An end within a day is one of that day: nothing stops before the instant that its row names.
  const day = dayAt(ends, market);
  const after = midnight(day, market.timeZone) < ends ? addDays(day, 1) : day;
  const atYear = (years: number): Term => {
    const end = addMonths(after, 12 * years);
    const zones = [market.timeZone, ...(market.otherTimeZones ?? [])];
    const last = Math.max(...zones.map((zone) => midnight(end, zone).getTime()));
    return {
      startsAt: midnight(addMonths(first, 12 * years), market.timeZone),
      endsAt: new Date(last),
      lastDay: addDays(end, -1),
      renews: 'yearly',
    };
  };
  const years = Math.max(0, now.getUTCFullYear() - starts.getUTCFullYear());
  const own = atYear(years);
  return years > 0 && now < own.startsAt ? atYear(years - 1) : own;
}

/** Names one term of a promotion among all: its month, or the year in which its season ends. None where it does not renew. */
export const termName = ({ renews, lastDay }: Pick<Term, 'renews' | 'lastDay'>): string | null =>
  renews && lastDay.slice(0, renews === 'monthly' ? 7 : 4);

export const holdsAt = ({ startsAt, endsAt }: Pick<Term, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  startsAt <= now && now < endsAt;
