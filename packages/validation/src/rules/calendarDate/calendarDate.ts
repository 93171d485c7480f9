import { issue, type Issue } from '../../issue.ts';

const FIRST_YEAR = 1900;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: 2026-02-30 is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number(text.slice(0, 4)) < FIRST_YEAR) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * A day as a date input gives it.
 * @param from first day, @param to last day that is accepted, both as `YYYY-MM-DD` in the market's time zone
 */
export function calendarDate(
  value: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined } = {},
): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'date');
  if (!isCalendarDate(text)) return issue('date.invalid', { example: '2026-05-31' });
  if (to !== undefined && text > to) return issue('date.future', { to });
  return from !== undefined && text < from ? issue('date.past', { from }) : undefined;
}
