import type { HistoryFilter } from '@driveline/hooks';
import { isCalendarDate } from '@driveline/validation';

/** Types of orders, in the order of the choice (ACCT-043). */
export const ORDER_TYPES = ['ONLINEORDER', 'STOREORDER', 'INSTOREORDER', 'RETURN', 'Adjustment'] as const;

/** ACCT-046 */
export const PAGE_SIZE = 10;

/** What the address narrows the history by; what makes no sense is left out. */
export function historyFilter(query: URLSearchParams): HistoryFilter {
  const orderType = ORDER_TYPES.find((type) => type === query.get('orderType'));
  const orderId = query.get('orderId')?.trim().slice(0, 64);
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return isCalendarDate(value) ? value : undefined;
  };
  const [fromDate, toDate] = [day('fromDate'), day('toDate')];
  return {
    maxResult: PAGE_SIZE,
    ...(orderType && { orderType }),
    ...(orderId && { orderId }),
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
  };
}

/** From 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
