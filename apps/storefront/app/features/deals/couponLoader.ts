import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { brands } from '../../../brands/index.ts';
import { dayIn } from '../../shop/dayIn.ts';
import { requestShop } from '../../shop/requestShop.ts';

/** Codes of the brand's files that hold today, the soonest to end first (CATALOG-044). */
export function couponLoader({ context }: LoaderFunctionArgs<RouterContextProvider>) {
  const { market, record } = context.get(requestShop);
  const coupons = brands[record.brand.id]?.content[market.code]?.coupons ?? [];
  return { coupons: currentCoupons(coupons, dayIn(market.timeZone)) };
}

/** @param today `YYYY-MM-DD` */
export const currentCoupons = <T extends { readonly endsOn: string }>(
  coupons: readonly T[],
  today: string,
): T[] => coupons.filter(({ endsOn }) => endsOn >= today).toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
