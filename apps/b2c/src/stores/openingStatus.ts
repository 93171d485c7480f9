import type { Market } from '@driveline/markets';
import type { Calendar } from '../clock/calendar.ts';
import { closureOn, openOn, type Opening } from '../logistics/timetable.ts';
import { instantOf, localOf } from '../clock/zone.ts';
import { textOf } from '../messages/index.ts';

export interface OpeningStatus {
  readonly isOpen: boolean;
  /** 'Open until 9 PM', in the market's language and the store's time zone. */
  readonly message: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(market: Market, timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${market.locale} ${timeZone} ${Object.keys(parts).join()}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(market.locale, {
      ...parts,
      timeZone,
      hour12: market.units.timeFormat === '12h',
    });
  formats.set(key, format);
  return format;
}

/** Whether a store is open now, and when that changes. */
export function openingStatus(
  market: Market,
  store: Opening & { readonly timeZone: string },
  calendar: Calendar,
  now: Date,
): OpeningStatus {
  const text = textOf(market);
  const local = localOf(now, store.timeZone);
  const format = (parts: Intl.DateTimeFormatOptions, day: number, minute: number) =>
    formatOf(market, store.timeZone, parts)
      .format(instantOf({ day, minute }, store.timeZone))
      .replaceAll('\u202f', ' ');
  // A full hour of a clock with AM and PM is said without minutes: '9 PM', '9:30 PM', '21:00'.
  const timeOf = (day: number, minute: number) =>
    market.units.timeFormat === '12h'
      ? format({ hour: 'numeric', ...(minute % 60 !== 0 && { minute: '2-digit' }) }, day, minute)
      : format({ hour: '2-digit', minute: '2-digit' }, day, minute);
  const closure = closureOn(store, local.day);
  if (closure?.until === null) return { isOpen: false, message: text('stores.closedForGood') };
  if (closure) {
    const again = opensAgain(store, calendar, closure.until + 1);
    if (again === undefined) return { isOpen: false, message: text('stores.closed') };
    const date = format({ day: 'numeric', month: 'long' }, again, 12 * 60);
    return { isOpen: false, message: text('stores.closedUntil', { date }) };
  }
  const today = openOn(store, calendar, local.day);
  if (today && local.minute >= today[0] && local.minute < today[1]) {
    if (today[1] - today[0] >= 1440) return { isOpen: true, message: text('stores.openAllDay') };
    return { isOpen: true, message: text('stores.openUntil', { time: timeOf(local.day, today[1]) }) };
  }
  for (let day = local.day; day < local.day + 8; day++) {
    const open = openOn(store, calendar, day);
    if (!open || (day === local.day && local.minute >= open[0])) continue;
    const values = { time: timeOf(day, open[0]), weekday: format({ weekday: 'short' }, day, open[0]) };
    const ahead = day - local.day;
    const opens = ahead === 0 ? 'opensToday' : ahead === 1 ? 'opensTomorrow' : 'opensOn';
    return { isOpen: false, message: text(`stores.${opens}`, values) };
  }
  return { isOpen: false, message: text('stores.closed') };
}

/** Days that are searched for the next opening after a closure. */
const daysAhead = 60;

/** The first day from `from` on at which the doors open: the day after a closure may be a Sunday or a holiday. */
function opensAgain(store: Opening, calendar: Calendar, from: number): number | undefined {
  const days = Array.from({ length: daysAhead }, (_, ahead) => from + ahead);
  return days.find((day) => openOn(store, calendar, day) !== null);
}
