import type { Order, Shipment } from '@driveline/api';
import { shipmentTypes, type ShipmentType } from '@driveline/validation';
import { orderShipments } from '../cart/miniCartSummary.ts';

/** CART-027: any value that is not one of the shipped kinds reads as in-store. */
export function readShipmentType(type: string | null | undefined): ShipmentType {
  const known = String(type).toLowerCase();
  return shipmentTypes.find((each) => each === known) ?? 'instore';
}

/** Whether something of the order goes to an address; only then one is asked for (CART-034). */
export function containsShipToHomeItem(order: Pick<Order, 'orders'>): boolean {
  return orderShipments(order).some((one) => readShipmentType(one.shipmentType) !== 'instore');
}

/** Lines with an error block the checkout (CART-001). */
export function blocksCheckout(shipments: readonly Pick<Shipment, 'lineItemList'>[]): boolean {
  return shipments.some(({ lineItemList }) => lineItemList.some((line) => line.itemHasError));
}
