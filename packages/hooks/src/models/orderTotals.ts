import { toMinor, type Cart } from '@driveline/api';
import { orderLines } from '../cart/miniCartSummary.ts';
import type { ShopMoney } from './shopMoney.ts';

/** Every amount of a cart or order in minor units. */
export function orderTotals(order: Pick<Cart, 'orders' | 'grandOrderPriceInfo'>, market: ShopMoney) {
  const info = order.grandOrderPriceInfo;
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  return {
    itemCount: orderLines(order).reduce((sum, line) => sum + line.itemQuantity, 0),
    partsMinor: minor(info.itemTotalPrice),
    discountMinor: minor(info.discountPrice),
    coreMinor: minor(info.corePrice),
    shippingMinor: minor(info.shippingPrice),
    ...(info.estimatedFor !== null || info.taxIncluded
      ? { taxMinor: minor(info.tax) }
      : info.tax > 0 && { pickupTaxMinor: minor(info.tax) }),
    taxIncluded: info.taxIncluded,
    ...(info.estimatedFor && { place: info.estimatedFor }),
    totalMinor: minor(info.totalPrice),
    afterCoreMinor: minor(info.totalAfterCoreReturn),
    withCode: market.currency.totalsSuffix !== undefined,
  };
}
