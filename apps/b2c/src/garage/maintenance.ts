import { addDays, addMonths, type CalendarDate } from '../clock/calendarDate.ts';

export interface VehicleUse {
  /** Read last, in the unit of the rules; null when nobody noted it. */
  readonly mileage: number | null;
  /** From when time counts for a vehicle without records: bought, else undefined. */
  readonly since: CalendarDate | null;
}

export interface Rule {
  readonly mileage: number | null;
  readonly months: number | null;
}

export interface DoneService {
  readonly date: CalendarDate;
  readonly mileage: number;
}

export interface Due {
  readonly lastService: DoneService | null;
  readonly nextDue: { readonly date: CalendarDate | null; readonly mileage: number | null };
  readonly status: 'overdue' | 'dueSoon' | 'later' | 'unrecorded';
}

/** Due soon: a tenth of the distance, at least 300, or so many days before. */
const soonShare = 0.1;
const soonAtLeast = 300;
const soonDays = 30;

/**
 * When a service is due next (ACCT-055): so far or so long after the last time, whichever comes first. Without a
 * record it follows the schedule from new, and nobody can say that it is overdue.
 * @param done services of this kind in any order; the one with the latest date, then the highest mileage, counts
 */
export function dueOf(rule: Rule, use: VehicleUse, done: readonly DoneService[], today: CalendarDate): Due {
  const lastService = latest(done);
  return lastService ? afterService(rule, use, lastService, today) : fromNew(rule, use, today);
}

const latest = (done: readonly DoneService[]): DoneService | null =>
  done.reduce<DoneService | null>((best, each) => {
    if (!best || each.date > best.date) return each;
    return each.date === best.date && each.mileage > best.mileage ? each : best;
  }, null);

function afterService(rule: Rule, use: VehicleUse, last: DoneService, today: CalendarDate): Due {
  const date = rule.months === null ? null : addMonths(last.date, rule.months);
  const mileage = rule.mileage === null ? null : last.mileage + rule.mileage;
  // An odometer that was read before the service says nothing beyond it.
  const driven = Math.max(use.mileage ?? 0, last.mileage);
  const isLate = (date !== null && today > date) || (mileage !== null && driven >= mileage);
  const status = isLate ? 'overdue' : isSoon(rule, { date, mileage }, driven, today) ? 'dueSoon' : 'later';
  return { lastService: last, nextDue: { date, mileage }, status };
}

function fromNew(rule: Rule, use: VehicleUse, today: CalendarDate): Due {
  const mileage =
    rule.mileage === null || use.mileage === null
      ? null
      : (Math.floor(use.mileage / rule.mileage) + 1) * rule.mileage;
  const date =
    rule.months === null || use.since === null ? null : nextAnniversary(use.since, rule.months, today);
  return { lastService: null, nextDue: { date, mileage }, status: 'unrecorded' };
}

function nextAnniversary(since: CalendarDate, months: number, today: CalendarDate): CalendarDate {
  const [fromYear = 0, fromMonth = 1] = since.split('-').map(Number);
  const [year = 0, month = 1] = today.split('-').map(Number);
  const passed = Math.max(0, (year - fromYear) * 12 + month - fromMonth);
  const count = Math.max(1, Math.floor(passed / months));
  const date = addMonths(since, count * months);
  return date >= today ? date : addMonths(since, (count + 1) * months);
}

function isSoon(rule: Rule, due: Due['nextDue'], driven: number, today: CalendarDate): boolean {
  if (due.date !== null && addDays(today, soonDays) >= due.date) return true;
  if (due.mileage === null || rule.mileage === null) return false;
  return due.mileage - driven <= Math.max(soonAtLeast, rule.mileage * soonShare);
}
