import type { Shipment, ShippingChoice, ShippingMethods } from '@driveline/api';
import { readShipmentType } from '../shipments/shipments.ts';

/** What the checkout offers for a shipment, in the words of its two calls: to pick it up, or a delivery (CART-031). */
export type CheckoutWay = 'instore' | ShippingChoice;

export interface ShipmentWay {
  readonly way: CheckoutWay;
  /** `YYYY-MM-DD`, or the instant from which a pickup is ready. */
  readonly when: string | null;
  /** Decimal major units. */
  readonly price: number;
  /** No parcel holds it, which is why it costs so much. */
  readonly isFreight?: boolean;
}

/** How a shipment goes. */
export const chosenWay = ({
  shipmentType,
  shippingMethod,
}: Pick<Shipment, 'shipmentType' | 'shippingMethod'>): CheckoutWay => {
  if (shippingMethod === 'membership') return shippingMethod;
  const type = readShipmentType(shipmentType);
  if (type === 'nextday') return 'nextDay';
  // Freight goes one way only.
  return type === 'instore' ? type : 'regular';
};

/** The ways that all lines of a shipment can go, the chosen one among them. @param methods of this shipment */
export function shipmentWays(shipment: Shipment, methods: ShippingMethods | undefined): ShipmentWay[] {
  const chosen = chosenWay(shipment);
  const lines = shipment.lineItemList.map(({ availability }) => availability);
  const isPickup = chosen === 'instore';
  const ways: ShipmentWay[] = [];
  const ready = lines.map((it) => it?.pickup?.readyAt ?? null);
  if (isPickup || ready.every((at) => at !== null)) {
    ways.push({ way: 'instore', when: isPickup ? shipment.estimatedDeliveryDate : latest(ready), price: 0 });
  }
  const isFreight = lines.some((it) => it?.regular?.freight);
  for (const way of ['membership', 'nextDay', 'regular'] as const) {
    const method = methods?.[way];
    const promised = lines.map((it) => (way === 'membership' ? undefined : it?.[way]));
    if (method?.available) ways.push({ way, when: method.estimatedDeliveryDate, price: method.price });
    else if (way === chosen || (isPickup && promised.every(Boolean))) {
      const when =
        way === chosen ? shipment.estimatedDeliveryDate : latest(promised.map((it) => it?.date ?? null));
      ways.push({ way, when, price: way === chosen ? shipment.shippingPrice : (promised[0]?.price ?? 0) });
    }
  }
  return isFreight ? ways.map((it) => (it.way === 'regular' ? { ...it, isFreight } : it)) : ways;
}

const latest = (dates: readonly (string | null)[]) =>
  dates.reduce((last, date) => (date !== null && (last === null || date > last) ? date : last), null);
