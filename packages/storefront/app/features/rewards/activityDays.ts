import type { ActivityFilter } from '@driveline/hooks';
import { isCalendarDate } from '@driveline/validation';

const DAYS = 90;
const DAY_MS = 86_400_000;

/** The days that the address names, else the last ninety; the server's own choice where today is not known. */
export function activityDays(query: URLSearchParams, today: string | undefined): ActivityFilter {
  const fromDate = query.get('fromDate') ?? '';
  const toDate = query.get('toDate') ?? '';
  if (isCalendarDate(fromDate) && isCalendarDate(toDate)) return { fromDate, toDate };
  if (!today) return {};
  const from = new Date(Date.parse(today) - DAYS * DAY_MS).toISOString().slice(0, 10);
  return { fromDate: from, toDate: today };
}
