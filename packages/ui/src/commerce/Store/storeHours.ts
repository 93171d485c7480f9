import type { StoreDayHours } from '../model/store.ts';

export interface WeekDay {
  /** 0 is Sunday. */
  day: number;
  /** Undefined on a closed day. */
  hours: StoreDayHours | undefined;
  isToday: boolean;
  /** Around the clock. */
  isWhole: boolean;
}

/** The seven days from Sunday on. `today` is `YYYY-MM-DD` at the store. */
export function weekOf(hours: readonly StoreDayHours[], today: string | undefined): WeekDay[] {
  const current = today === undefined ? undefined : new Date(`${today}T00:00:00Z`).getUTCDay();
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const own = hours.find((entry) => entry.day === day);
    return {
      day,
      hours: own,
      isToday: day === current,
      isWhole: own?.open === '00:00' && own.close === '24:00',
    };
  });
}

/** `07:30` as an instant that reads the same on the clock of `UTC`; `24:00` is midnight. */
export function clockInstant(time: string): string {
  return `2000-01-01T${time === '24:00' ? '00:00' : time}:00Z`;
}
