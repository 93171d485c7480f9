import { toMinor, type Cart } from '@driveline/api';
import { orderLines } from '../cart/miniCartSummary.ts';
import type { ShopMoney } from './shopMoney.ts';

/**
 * Every amount of a cart or order in minor units.
 * @param kind of an order that was placed: charged or refunded, so no estimate any more, wherever it goes
 */
export function orderTotals(
  order: Pick<Cart, 'orders' | 'grandOrderPriceInfo'>,
  market: ShopMoney,
  kind?: 'placed' | 'refund',
) {
  const info = order.grandOrderPriceInfo;
  const paid = info.paymentDiscount;
  const isTaxKnown = kind !== undefined || info.estimatedFor !== null || info.taxIncluded;
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  return {
    itemCount: orderLines(order).reduce((sum, line) => sum + line.itemQuantity, 0),
    partsMinor: minor(info.itemTotalPrice),
    discountMinor: minor(info.discountPrice - (paid?.amount ?? 0)),
    payDiscount: paid && { name: paid.name, amountMinor: minor(paid.amount) },
    payTerms: info.payTerms,
    toFreeDelivery: info.toFreeDelivery,
    coreMinor: minor(info.corePrice),
    shippingMinor: minor(info.shippingPrice),
    ...(kind && { kind }),
    ...(isTaxKnown ? { taxMinor: minor(info.tax) } : info.tax > 0 && { pickupTaxMinor: minor(info.tax) }),
    ...(isTaxKnown &&
      info.taxLines?.[1] && {
        taxLines: info.taxLines.map(({ name, amount }) => ({ name, amountMinor: minor(amount) })),
      }),
    taxIncluded: info.taxIncluded,
    ...(info.estimatedFor && { place: info.estimatedFor }),
    totalMinor: minor(info.totalPrice),
    afterCoreMinor: minor(info.totalAfterCoreReturn),
    withCode: market.currency.totalsSuffix !== undefined,
  };
}
