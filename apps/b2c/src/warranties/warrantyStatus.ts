import { daysBetween, type CalendarDate } from '../clock/calendarDate.ts';

export interface WarrantyState {
  readonly status: 'active' | 'ended' | 'voided';
  /** Days that it still covers, today included. */
  readonly daysLeft: number;
}

/** A warranty covers its last day too. @param voidedOn the part was returned */
export function warrantyState(
  endsOn: CalendarDate,
  voidedOn: CalendarDate | null,
  today: CalendarDate,
): WarrantyState {
  if (voidedOn !== null) return { status: 'voided', daysLeft: 0 };
  const daysLeft = Math.max(0, daysBetween(today, endsOn) + 1);
  return { status: daysLeft > 0 ? 'active' : 'ended', daysLeft };
}
