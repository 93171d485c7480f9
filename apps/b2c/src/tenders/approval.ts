import { createHash } from 'node:crypto';
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
  /** Which parts, by `contentsOf`; none in a cart of the release before. */
  readonly contents?: string;
}

/** Names what a cart holds, whatever it costs. */
export const contentsOf = (lines: readonly Content[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines.map(({ sku, quantity, options }) => JSON.stringify([sku, quantity, options])).sort(),
      ),
    )
    .digest('base64url');

type Content = { readonly sku: string; readonly quantity: number; readonly options?: unknown };

/**
 * Goods after discounts with their deposits, less what gift cards and rewards pay: what delivery and tax come on top of.
 */
export const goodsMinorOf = (
  { itemTotalMinor, discountMinor, coreMinor, totalMinor }: Totals,
  dueMinor: number,
): number => itemTotalMinor - discountMinor + coreMinor - (totalMinor - dueMinor);

/**
 * The cart's payment as far as it may pay these parts and amounts: a wallet that was approved for others asks again.
 * What was approved stays with the cart, and counts again once parts and amounts are the approved ones.
 */
export function approvedPayment(
  payment: CartPayment | null,
  dueMinor: number,
  totals: Totals,
  contents: string,
): { readonly payment: CartPayment | null; readonly lapsedPayment: CartPayment | null } {
  const { approval } = payment ?? {};
  const isDue = approval?.dueMinor === dueMinor;
  const isOfGoods =
    approval?.goodsMinor !== undefined && approval.goodsMinor === goodsMinorOf(totals, dueMinor);
  const isSame = (approval?.contents ?? contents) === contents;
  const isValid = approval === undefined || (isSame && (isDue || isOfGoods));
  return isValid ? { payment, lapsedPayment: null } : { payment: null, lapsedPayment: payment };
}
