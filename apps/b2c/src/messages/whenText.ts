import type { Market } from '@driveline/markets';
import { clockName } from '@driveline/validation';
import { textOf, type Speaker } from './index.ts';

/** A market as times are written in it. */
type Clock = Pick<Market, 'locale' | 'timeZone' | 'units'>;
type NamedClock = Clock & Pick<Market, 'otherTimeZones' | 'timeZoneNames'>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * The time of day by the market's clock: '9:30 PM', '21:30'.
 * @param timeZone of the place, where this is not the market's
 * @param isBrief says a full hour of a clock with AM and PM without minutes: '9 PM'
 */
export function clockText(
  { locale, units, timeZone: own }: Clock,
  at: Date,
  { timeZone = own, isBrief = false }: { timeZone?: string | undefined; isBrief?: boolean } = {},
): string {
  const isFull = isBrief && formatOf('en', { minute: 'numeric', timeZone }).format(at) === '0';
  const hour: Intl.DateTimeFormatOptions =
    units.timeFormat === '12h'
      ? { hour: 'numeric', ...(!isFull && { minute: '2-digit' }), hour12: true }
      : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return formatOf(locale, { ...hour, timeZone })
    .format(at)
    .replaceAll('\u202f', ' ');
}

/**
 * A day: 'November 27, 2026', or as the options say.
 * @param when `YYYY-MM-DD`, the same day everywhere, or a moment, whose day is that of the zone
 */
export function dayText(
  { locale, timeZone: own }: Clock,
  when: string | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
  timeZone = own,
): string {
  return formatOf(locale, { ...options, timeZone: isDay(when) ? 'UTC' : timeZone }).format(new Date(when));
}

/** A time for a text: Spanish says 'a las 2:00', and by its hour 'a la 1:00'. */
export const timeValues = (time: string) => ({ time, hour: Number.parseInt(time, 10) });

const isDay = (when: string | Date): boolean => typeof when === 'string' && !when.includes('T');

/** A day, and of a moment its time: 'Friday, November 27', 'Friday, November 27 at 7:15 AM'. */
export function whenText(market: Speaker & Clock, when: string, timeZone = market.timeZone): string {
  const day = dayText(market, when, { weekday: 'long', day: 'numeric', month: 'long' }, timeZone);
  if (isDay(when)) return day;
  return textOf(market)('moment', { day, ...timeValues(clockText(market, new Date(when), { timeZone })) });
}

/** A moment by which is paid, for a text that names the clock where a country has several: `{when}` and `{zone}`. */
export function deadlineOf(market: Speaker & NamedClock, when: string): { when: string; zone: string } {
  return { when: whenText(market, when), zone: clockName(market) ?? 'none' };
}
