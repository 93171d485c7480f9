import type { StoreDayHours } from '../model/store.ts';
import { daysUntil } from '../private/placeTime.ts';

export interface WeekDay {
  /** 0 is Sunday. */
  day: number;
  /** Undefined on a closed day. */
  hours: StoreDayHours | undefined;
  isToday: boolean;
  /** `YYYY-MM-DD` of the coming one, when the store stays shut on it in spite of its hours. */
  closedOn: string | undefined;
  /** Around the clock. */
  isWhole: boolean;
}

/** The seven days from Sunday on. `today` and `closedDates` are `YYYY-MM-DD` at the store. */
export function weekOf(
  hours: readonly StoreDayHours[],
  today: string | undefined,
  closedDates: readonly string[] = [],
): WeekDay[] {
  const current = today === undefined ? undefined : weekdayOf(today);
  const closedSoon = closedDates.filter((date) => {
    const days = daysUntil(date, today);
    return days !== undefined && days >= 0 && days < 7;
  });
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const own = hours.find((entry) => entry.day === day);
    return {
      day,
      hours: own,
      isToday: day === current,
      closedOn: closedSoon.find((date) => weekdayOf(date) === day),
      isWhole: own?.open === '00:00' && own.close === '24:00',
    };
  });
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** `07:30` as an instant that reads the same on the clock of `UTC`; `24:00` is midnight. */
export function clockInstant(time: string): string {
  return `2000-01-01T${time === '24:00' ? '00:00' : time}:00Z`;
}
