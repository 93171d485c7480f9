import type { OrderRows } from '../orderRows.ts';

/** What was paid for a line: its pieces with their tax, and their deposits. Minor units. */
export interface LineAmounts {
  readonly partsMinor: number;
  readonly coreMinor: number;
}

export interface DeliveryAmount {
  readonly minor: number;
  readonly taxMinor: number;
}

export interface OrderAmounts {
  readonly lines: ReadonlyMap<string, LineAmounts>;
  /** What was paid to have a shipment delivered, tax included, and the tax in it. */
  readonly deliveries: ReadonlyMap<string, DeliveryAmount>;
  /** Lines and delivery of a shipment. All of them together are the order's total, to the cent. */
  readonly shipments: ReadonlyMap<string, number>;
}

type Paid = Pick<OrderRows, 'order' | 'shipments' | 'items'>;

/**
 * Splits what an order cost among its lines and shipments. What stands on the order alone (a reduction of the
 * whole, tax on delivery, a fee) is shared by what it was charged for.
 */
export function amountsOf({ order, shipments, items }: Paid): OrderAmounts {
  const isIncluded = (order.invoice as { taxIncluded?: boolean } | null)?.taxIncluded ?? false;
  const parts = items.map((item) => item.line_total_minor + (isIncluded ? 0 : item.tax_minor));
  const cores = items.map((item) => item.core_minor * item.quantity);
  const delivery = shipments.map(({ shipping_minor }) => shipping_minor);
  const rest = order.total_minor - sum(parts) - sum(cores) - sum(delivery);
  const isOnDelivery = rest > 0 && sum(delivery) > 0;
  const onParts = spread(isOnDelivery ? 0 : rest, parts);
  const onDelivery = spread(isOnDelivery ? rest : 0, delivery);
  const lines = new Map(
    items.map(({ id }, index) => [
      id,
      { partsMinor: (parts[index] ?? 0) + (onParts[index] ?? 0), coreMinor: cores[index] ?? 0 },
    ]),
  );
  const onShipping = spread(order.tax_minor - sum(items.map(({ tax_minor }) => tax_minor)), delivery);
  const deliveries = new Map(
    shipments.map(({ id }, index) => [
      id,
      { minor: (delivery[index] ?? 0) + (onDelivery[index] ?? 0), taxMinor: onShipping[index] ?? 0 },
    ]),
  );
  const perShipment = shipments.map(({ id }) => {
    const own = items.filter(({ shipment_id }) => shipment_id === id).map((item) => lines.get(item.id));
    const goods = sum(own.map((line) => (line?.partsMinor ?? 0) + (line?.coreMinor ?? 0)));
    return [id, goods + (deliveries.get(id)?.minor ?? 0)] as const;
  });
  return { lines, deliveries, shipments: new Map(perShipment) };
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Shares a whole amount by weights, without losing or making a cent. Without any weight the first one has it all.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total <= 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const share = Math.round((amount * weight) / total) - given;
    given += share;
    return share;
  });
}

/** What pieces `from + 1` to `to` of a line cost, so that all of them in whatever steps make the whole. */
export const piecesMinor = (lineMinor: number, quantity: number, from: number, to: number): number =>
  Math.floor((lineMinor * to) / quantity) - Math.floor((lineMinor * from) / quantity);
