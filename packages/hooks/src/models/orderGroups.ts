import { toMinor, type Line, type Order, type Shipment } from '@driveline/api';
import { orderShipments } from '../cart/miniCartSummary.ts';
import { readShipmentType } from '../shipments/shipments.ts';
import { partPicture, shownAvailability } from './productSummary.ts';
import type { ShopMoney } from './shopMoney.ts';

/** The shipments of a cart or an order as groups of lines. */
export function orderGroups(order: Pick<Order, 'orders'>, market: ShopMoney) {
  return orderShipments(order).map((shipment) => orderGroup(shipment, market));
}

/** A shipment as a group of lines; `placedGroup` knows more of one that was placed. */
export function orderGroup(shipment: Shipment, market: ShopMoney) {
  const { shipmentId, shipmentType, estimatedDeliveryDate, store } = shipment;
  return {
    id: shipmentId,
    shipmentType: readShipmentType(shipmentType),
    lines: shipment.lineItemList.map((line) => orderLine(line, market)),
    ...(estimatedDeliveryDate && { when: estimatedDeliveryDate }),
    ...(store && { store: { name: store.address1, hours: store.messageToDisplay } }),
  };
}

/** A line of the wire as the components show it. */
export function orderLine(line: Line, market: ShopMoney) {
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const { unitPrice, listPrice, vehicleName, availability, itemHasError, errorMessage, afterSale } = line;
  const { misfitAccepted, substitute, options = [] } = line;
  return {
    id: line.commerceItemId,
    skuNumber: line.skuNumber,
    partNumber: line.partNumber,
    brand: line.brandName,
    title: line.itemDescription,
    href: line.productDetailsPageUrl,
    picture: partPicture(line),
    quantity: line.itemQuantity,
    ...(afterSale?.isCore && { isCore: true }),
    ...(afterSale?.canReview && { canReview: true }),
    unitMinor: minor(unitPrice),
    unit: line.unit,
    ...(listPrice > unitPrice && { wasMinor: minor(listPrice) }),
    coreMinor: minor(line.corePrice),
    // Of a used part only its deposit comes back.
    totalMinor: minor(afterSale?.isCore ? line.corePrice * line.itemQuantity : line.lineTotal),
    fit: line.fit,
    ...(vehicleName && { vehicleName }),
    ...(misfitAccepted !== undefined && { misfitAccepted }),
    shipmentType: readShipmentType(line.shipmentType),
    ...(availability && { availability: shownAvailability(availability, market) }),
    ...(itemHasError && errorMessage && { error: errorMessage }),
    ...(options.length > 0 && { options: options.map(({ label, text }) => ({ label, text })) }),
    ...(substitute && { substitute: shownSubstitute(substitute, market) }),
  };
}

/** The part that a line which cannot be had may be swapped for (CART-014). */
function shownSubstitute(substitute: NonNullable<Line['substitute']>, market: ShopMoney) {
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  return {
    skuNumber: substitute.skuNumber,
    brand: substitute.brandName,
    title: substitute.itemDescription,
    href: substitute.productDetailsPageUrl,
    unitMinor: minor(substitute.unitPrice),
    differenceMinor: minor(substitute.priceDifference),
  };
}
