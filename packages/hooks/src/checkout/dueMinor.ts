import { toMinor, type CheckoutState } from '@driveline/api';
import { orderTotals } from '../models/orderTotals.ts';
import type { ShopMoney } from '../models/shopMoney.ts';

/** What is left for the card, wallet or voucher after gift cards and rewards: what is charged, in minor units. */
export function dueMinor(
  { cart, giftCardList }: Pick<CheckoutState, 'cart' | 'giftCardList'>,
  market: ShopMoney,
): number {
  const paid = giftCardList.reduce(
    (sum, { amount }) => sum + toMinor(amount, market.currency.minorDigits),
    0,
  );
  return orderTotals(cart, market).totalMinor - paid;
}
