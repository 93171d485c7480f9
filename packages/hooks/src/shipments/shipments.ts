import type { Line, Order, Shipment, ShipmentType } from '@driveline/api';
import { orderShipments } from '../cart/miniCartSummary.ts';

const SHIPPED: readonly string[] = ['nextday', 'regular', 'freight'];

/** CART-027: any value that is not one of the shipped kinds reads as in-store. */
export function readShipmentType(type: string | null | undefined): ShipmentType {
  const known = String(type).toLowerCase();
  return SHIPPED.includes(known) ? (known as ShipmentType) : 'instore';
}

/** Whether something of the order goes to an address; only then one is asked for (CART-034). */
export function containsShipToHomeItem(order: Pick<Order, 'orders'>): boolean {
  return orderShipments(order).some((one) => readShipmentType(one.shipmentType) !== 'instore');
}

/** Whether something of the order is picked up at a store. */
export function containsPickupItem(order: Pick<Order, 'orders'>): boolean {
  return orderShipments(order).some((one) => readShipmentType(one.shipmentType) === 'instore');
}

export interface FulfilmentChoice {
  readonly type: Extract<ShipmentType, 'instore' | 'nextday' | 'regular'>;
  readonly selected: boolean;
}

/** The ways a line can reach its shopper: pickup only at a store that offers it (VEHST-042, CART-034). */
export function fulfilmentChoices(
  line: Pick<Line, 'shipmentType' | 'availability'>,
  store: { readonly bopusEnabled: boolean } | null | undefined,
): FulfilmentChoice[] {
  const { availability } = line;
  const types: FulfilmentChoice['type'][] = [];
  if (store?.bopusEnabled && availability?.pickup?.readyAt) types.push('instore');
  if (availability?.nextDay) types.push('nextday');
  if (availability?.regular) types.push('regular');
  const current = readShipmentType(line.shipmentType);
  return types.map((type) => ({ type, selected: type === current }));
}

/** Lines with an error block the checkout (CART-001). */
export function blocksCheckout(shipments: readonly Pick<Shipment, 'lineItemList'>[]): boolean {
  return shipments.some(({ lineItemList }) => lineItemList.some((line) => line.itemHasError));
}
