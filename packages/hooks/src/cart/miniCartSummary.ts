import type { Order } from '@driveline/api';

/** A cart in figures (CART-006). */
export interface MiniCartSummary<T extends Order> {
  readonly itemCount: number;
  /** Decimal major units, as on the wire. */
  readonly orderSubTotal: number;
  readonly corePrice: number;
  readonly orderDetails: T;
}

/** CART-006 */
export function miniCartSummary<T extends Order>(order: T): MiniCartSummary<T> {
  const { totalPrice, corePrice } = order.grandOrderPriceInfo;
  const itemCount = orderLines(order).reduce((sum, line) => sum + line.itemQuantity, 0);
  return { itemCount, orderSubTotal: totalPrice, corePrice, orderDetails: order };
}

/** Every line of every shipment, in their order. */
export function orderLines(order: Pick<Order, 'orders'>) {
  return order.orders.flatMap(({ shipmentInfoList }) => shipmentInfoList.flatMap((one) => one.lineItemList));
}

/** What the cart holds, as searches of stores take it: `1001:2`, each part once with the pieces of all its lines (PLUS-069). */
export function cartSkus(order: Pick<Order, 'orders'>): string[] {
  const pieces = new Map<string, number>();
  for (const { skuNumber, itemQuantity } of orderLines(order)) {
    pieces.set(skuNumber, (pieces.get(skuNumber) ?? 0) + itemQuantity);
  }
  return [...pieces].map(([skuNumber, quantity]) => `${skuNumber}:${quantity}`);
}

/** Every shipment of every order. */
export function orderShipments(order: Pick<Order, 'orders'>) {
  return order.orders.flatMap(({ shipmentInfoList }) => shipmentInfoList);
}
