import type { HistoryFilter } from '@driveline/hooks';
import { isCalendarDate, orderNumberSent } from '@driveline/validation';
import { PAGE_SIZE } from '../account-page/index.ts';

/** Types of orders, in the order of the choice (ACCT-043). */
export const ORDER_TYPES = ['ONLINEORDER', 'STOREORDER', 'INSTOREORDER', 'RETURN', 'Adjustment'] as const;

/** What the address narrows the history by; what makes no sense is left out. */
export function historyFilter(query: URLSearchParams): HistoryFilter {
  const orderType = ORDER_TYPES.find((type) => type === query.get('orderType'));
  const orderId = orderNumberSent(query.get('orderId') ?? '')
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 64);
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
