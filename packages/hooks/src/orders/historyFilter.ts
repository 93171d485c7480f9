import { isCalendarDate, orderNumberSent, orderTypes } from '@driveline/validation';
import type { HistoryFilter } from './orderQueries.ts';

/**
 * What an address narrows the history by (ACCT-046): `orderType`, `orderId`, `fromDate` and `toDate` of its query. What
 * makes no sense is left out.
 * @param maxResult orders a page
 */
export function historyFilterOf(query: URLSearchParams, maxResult: number): HistoryFilter {
  const orderType = orderTypes.find((type) => type === query.get('orderType'));
  const orderId = orderNumberSent(query.get('orderId') ?? '')
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 64);
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return isCalendarDate(value) ? value : undefined;
  };
  const [fromDate, toDate] = [day('fromDate'), day('toDate')];
  return {
    maxResult,
    ...(orderType && { orderType }),
    ...(orderId && { orderId }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  };
}
