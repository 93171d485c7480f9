import { formatCookie, type CookieOptions } from './cookies.ts';

/** Product facts of the cart for analytics: the fields of STATE-006 as cookies (STATE-014). */
export const CART_COOKIES = [
  'cartProductPartIds',
  'cartProductSkus',
  'cartProductTitles',
  'cartProductVendors',
  'cartUnitPrice',
  'cartCorePrice',
  'cartDiscountPriceList',
] as const;

const CUT = 1024;

/** Half of a character, left by a cut: no address can carry it. */
const HALF = /\p{Surrogate}/gu;

/** STATE-014: lists joined by '|', each cut to 1024 characters; empty when the cart is. */
export function cartCookies(
  analyticsData: Readonly<Record<string, unknown>>,
  options: Pick<CookieOptions, 'secure'> = {},
): readonly string[] {
  return CART_COOKIES.map((name) => {
    const value = analyticsData[name];
    const text = Array.isArray(value) ? value.join('|') : typeof value === 'string' ? value : '';
    return formatCookie(name, text.slice(0, CUT).replace(HALF, ''), options);
  });
}
