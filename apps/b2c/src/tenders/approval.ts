import type { CartPayment } from './tenders.ts';
import type { Totals } from '../pricing/totals.ts';

/** What a shopper approved in a wallet, in minor units. A card has none: it pays any amount. */
export interface Approval {
  readonly dueMinor: number;
  /**
   * Of a visit that began in the cart, before delivery and tax were known: what was due for the goods then. The wallet's
   * page told the shopper that both are added.
   */
  readonly goodsMinor?: number;
}

/**
 * Goods after discounts with their deposits, less what gift cards and rewards pay: what delivery and tax come on top of.
 */
export const goodsMinorOf = (
  { itemTotalMinor, discountMinor, coreMinor, totalMinor }: Totals,
  dueMinor: number,
): number => itemTotalMinor - discountMinor + coreMinor - (totalMinor - dueMinor);

/**
 * The cart's payment as far as it may pay these amounts: a wallet that was approved for others asks again.
 * What was approved stays with the cart, and counts again once the amounts are the approved ones.
 */
export function approvedPayment(
  payment: CartPayment | null,
  dueMinor: number,
  totals: Totals,
): { readonly payment: CartPayment | null; readonly lapsedPayment: CartPayment | null } {
  const { approval } = payment ?? {};
  const isDue = approval?.dueMinor === dueMinor;
  const isOfGoods =
    approval?.goodsMinor !== undefined && approval.goodsMinor === goodsMinorOf(totals, dueMinor);
  const isValid = approval === undefined || isDue || isOfGoods;
  return isValid ? { payment, lapsedPayment: null } : { payment: null, lapsedPayment: payment };
}
