import type { Market } from '@driveline/markets';
import type { Calendar } from '../clock/calendar.ts';
import { closureOn, openOn, type Opening } from '../logistics/timetable.ts';
import { instantOf, localOf } from '../clock/zone.ts';
import { textOf } from '../messages/index.ts';
import { clockText, dayText, timeValues } from '../messages/whenText.ts';

export interface OpeningStatus {
  readonly isOpen: boolean;
  /** 'Open until 9 PM', in the market's language and the store's time zone. */
  readonly message: string;
}

/** Whether a store is open now, and when that changes. */
export function openingStatus(
  market: Market,
  store: Opening & { readonly timeZone: string },
  calendar: Calendar,
  now: Date,
): OpeningStatus {
  const text = textOf(market);
  const { timeZone } = store;
  const local = localOf(now, timeZone);
  const dateOf = (parts: Intl.DateTimeFormatOptions, day: number) =>
    dayText(market, instantOf({ day, minute: 12 * 60 }, timeZone), parts, timeZone);
  const timeOf = (day: number, minute: number) =>
    timeValues(clockText(market, instantOf({ day, minute }, timeZone), { timeZone, isBrief: true }));
  const closure = closureOn(store, local.day);
  if (closure?.until === null) return { isOpen: false, message: text('stores.closedForGood') };
  if (closure) {
    const again = opensAgain(store, calendar, closure.until + 1);
    if (again === undefined) return { isOpen: false, message: text('stores.closed') };
    const date = dateOf({ day: 'numeric', month: 'long' }, again);
    return { isOpen: false, message: text('stores.closedUntil', { date }) };
  }
  const today = openOn(store, calendar, local.day);
  if (today && local.minute >= today[0] && local.minute < today[1]) {
    if (today[1] - today[0] >= 1440) return { isOpen: true, message: text('stores.openAllDay') };
    return { isOpen: true, message: text('stores.openUntil', timeOf(local.day, today[1])) };
  }
  for (let day = local.day; day < local.day + 8; day++) {
    const open = openOn(store, calendar, day);
    if (!open || (day === local.day && local.minute >= open[0])) continue;
    const values = { ...timeOf(day, open[0]), weekday: dateOf({ weekday: 'short' }, day) };
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
