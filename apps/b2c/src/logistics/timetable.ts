import type { Calendar } from '../clock/calendar.ts';
import type { Logistics } from '../markets/logistics.ts';
import { dateOf, dayOf, instantOf, isoIn, localOf, weekdayOf } from '../clock/zone.ts';

/** Seven days from Sunday, `[open, close]` in minutes of the day, or null when closed. */
export type Hours = readonly (readonly [number, number] | null)[];

/** Days on which a place is shut, holidays apart; day numbers, both included. */
export interface Closure {
  readonly from: number;
  /** Null: for good. */
  readonly until: number | null;
}

/** When a place is open: its week, but for its closures. */
export interface Opening {
  readonly hours: Hours;
  readonly closures?: readonly Closure[];
}

export interface Place extends Opening {
  readonly id: number;
  readonly number: string;
  /** Street address, as stored. */
  readonly street: string;
  readonly timeZone: string;
  readonly offersPickup: boolean;
  readonly lat: number;
  readonly lng: number;
}

export interface Slot {
  readonly readyAt: string;
  readonly closesAt: string;
}

export interface NextDay {
  /** `YYYY-MM-DD` at the receiving place. */
  readonly date: string;
  readonly orderBy: string;
}

/** Everything that one moment promises at one store, whatever the part: worked out once for a whole shelf. */
export interface Timetable {
  /** For a part on the store's own shelf. */
  readonly fromShelf: Slot | null;
  /** For a part that a van brings from the hub. */
  readonly fromHub: Slot | null;
  readonly nextDay: NextDay | null;
}

const daysAhead = 21;

/** Opening hours of one calendar day, null on a closed day or holiday. */
export function openOn(place: Opening, calendar: Calendar, day: number): readonly [number, number] | null {
  if (calendar.isStoreHoliday(day) || closureOn(place, day)) return null;
  return place.hours[weekdayOf(day)] ?? null;
}

/** The closure that a day lies in. */
export const closureOn = ({ closures = [] }: Opening, day: number): Closure | undefined =>
  closures.find(({ from, until }) => from <= day && (until === null || day <= until));

/**
 * The first time from `day`/`minute` on at which the store, being open, has worked `preparation` minutes on it;
 * the rest of a day that is too short does not count.
 */
function readySlot(
  place: Place,
  calendar: Calendar,
  from: { day: number; minute: number },
  preparation: number,
): Slot | null {
  for (let day = from.day; day < from.day + daysAhead; day++) {
    const open = openOn(place, calendar, day);
    if (!open) continue;
    const start = Math.max(open[0], day === from.day ? from.minute : 0);
    const ready = roundUp(start + preparation, 5);
    if (ready > open[1]) continue;
    const at = (minute: number) => isoIn(instantOf({ day, minute }, place.timeZone), place.timeZone);
    return { readyAt: at(ready), closesAt: at(open[1]) };
  }
  return null;
}

/** The same slot for what is ready to be prepared at a later time: then, or as soon as the store is open. */
export const laterSlot = (place: Place, calendar: Calendar, ready: Date): Slot | null =>
  readySlot(place, calendar, localOf(ready, place.timeZone), 0);

/** The delivery day, `YYYY-MM-DD`, of a parcel that leaves so many days later than was planned. */
export function laterDay(date: string, days: number, calendar: Calendar): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const planned = dayOf(year, month, day) + days;
  return days > 0 ? dateOf(deliveryDay(planned, calendar) ?? planned) : date;
}

const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;

function transferSlot(store: Place, hub: Place, logistics: Logistics, now: Date): Slot | null {
  const atHub = localOf(now, hub.timeZone);
  const storeDay = localOf(now, store.timeZone).day;
  for (let wait = 0; wait < daysAhead; wait++) {
    if (!logistics.calendar.isDeliveryDay(atHub.day + wait)) continue;
    for (const { cutOff, arrives, daysLater } of logistics.transfers) {
      if (wait === 0 && atHub.minute > cutOff) continue;
      const from = { day: storeDay + wait + daysLater, minute: arrives };
      return readySlot(store, logistics.calendar, from, 0);
    }
  }
  return null;
}

/** The next day on which the hub can have a parcel at the door, and until when that stays true. */
export function nextDayOf(hub: Place, logistics: Logistics, now: Date): NextDay | null {
  const { calendar, nextDayCutOff } = logistics;
  const local = localOf(now, hub.timeZone);
  for (let day = local.day; day < local.day + daysAhead; day++) {
    const cutOff = nextDayCutOff[weekdayOf(day)] ?? null;
    if (cutOff === null || !calendar.isDeliveryDay(day)) continue;
    if (day === local.day && local.minute >= cutOff) continue;
    const arrival = deliveryDay(day + 1, calendar);
    if (arrival === null) return null;
    const orderBy = isoIn(instantOf({ day, minute: cutOff }, hub.timeZone), hub.timeZone);
    return { date: dateOf(arrival), orderBy };
  }
  return null;
}

function deliveryDay(from: number, calendar: Calendar): number | null {
  for (let day = from; day < from + daysAhead; day++) if (calendar.isDeliveryDay(day)) return day;
  return null;
}

export interface TimetableInput {
  readonly now: Date;
  readonly logistics: Logistics;
  /** The chosen store, none for a visitor who has not chosen. */
  readonly store: Place | null;
  /** The hub that serves the store or the postal code. */
  readonly hub: Place | null;
}

/** Pure: the same input gives the same promises (PLUS-016). */
export function timetableOf({ now, logistics, store, hub }: TimetableInput): Timetable {
  const pickup = store?.offersPickup ? store : null;
  return {
    fromShelf:
      pickup &&
      readySlot(pickup, logistics.calendar, localOf(now, pickup.timeZone), logistics.preparationMinutes),
    fromHub: pickup && hub && hub.id !== pickup.id ? transferSlot(pickup, hub, logistics, now) : null,
    nextDay: hub && nextDayOf(hub, logistics, now),
  };
}

/**
 * Day on which a parcel that is ordered now arrives by regular delivery: handling, then working days on the
 * road by distance.
 * @param meters way from the warehouse, null while the destination is unknown
 */
export function regularDate(logistics: Logistics, zone: string, meters: number | null, now: Date): string {
  const { calendar, handlingDays, transit } = logistics;
  const way = transit.find(({ upToMeters }) => (meters ?? Infinity) <= upToMeters) ?? transit.at(-1);
  let day = localOf(now, zone).day;
  for (let left = handlingDays + (way?.days ?? 0); left > 0; left--) {
    day = deliveryDay(day + 1, calendar) ?? day + 1;
  }
  return dateOf(day);
}
