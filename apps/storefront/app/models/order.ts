import {
  toMinor,
  type Address,
  type Cart,
  type Line,
  type Order,
  type Shipment,
  type Store,
} from '@driveline/api';
import { orderLines, orderShipments } from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import { formatPostalCode } from '@driveline/validation';
import type { OrderGroup, OrderLine, OrderTotals, PlacedOrder } from '@driveline/ui';
import { partPicture, shownAvailability } from './productSummary.ts';
import { wayOf } from './ways.ts';

type Money = Pick<Market, 'currency'>;

/** The shipments of a cart or an order as groups of lines. */
export function orderGroups(order: Pick<Order, 'orders'>, market: Money): OrderGroup[] {
  return orderShipments(order).map((shipment) => orderGroup(shipment, market));
}

function orderGroup(shipment: Shipment, market: Money): OrderGroup {
  const { shipmentId, shipmentType, estimatedDeliveryDate, orderStatus, store } = shipment;
  const { pickupCode, carrier, trackingNumber } = shipment;
  return {
    id: shipmentId,
    way: wayOf(shipmentType),
    lines: shipment.lineItemList.map((line) => orderLine(line, market)),
    ...(estimatedDeliveryDate && { when: estimatedDeliveryDate }),
    ...(store && { store: groupStore(store) }),
    status: orderStatus,
    ...(pickupCode && { pickupCode }),
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
  };
}

const groupStore = ({ address1, city, state, zip, messageToDisplay }: Store) => ({
  name: address1,
  place: `${address1}, ${city}, ${state} ${zip}`,
  hours: messageToDisplay,
});

/** A line of the wire as the components show it. */
export function orderLine(line: Line, market: Money): OrderLine {
  const minor = (amount: number) => toMinor(amount, market.currency.minorDigits);
  const { unitPrice, listPrice, vehicleName, availability, itemHasError, errorMessage } = line;
  return {
    id: line.commerceItemId,
    skuNumber: line.skuNumber,
    partNumber: line.partNumber,
    brand: line.brandName,
    title: line.itemDescription,
    href: line.productDetailsPageUrl,
    picture: partPicture(line),
    quantity: line.itemQuantity,
    unitMinor: minor(unitPrice),
    ...(listPrice > unitPrice && { wasMinor: minor(listPrice) }),
    coreMinor: minor(line.corePrice),
    totalMinor: minor(line.lineTotal),
    fit: line.fit,
    ...(vehicleName && { vehicleName }),
    way: wayOf(line.shipmentType),
    ...(availability && { availability: shownAvailability(availability, market) }),
    ...(itemHasError && errorMessage && { error: errorMessage }),
  };
}

/** Every amount of a cart or order in minor units. */
export function orderTotals(order: Pick<Cart, 'orders' | 'grandOrderPriceInfo'>, market: Money): OrderTotals {
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

/** An order that was placed, in full. */
export function placedOrder(order: Order, market: Money & Pick<Market, 'postalCode'>): PlacedOrder {
  const [first] = order.orders;
  const { contact, shippingAddress: address } = order;
  return {
    number: first?.orderId ?? '',
    ...(first?.placedAt && { placedAt: first.placedAt }),
    shipments: orderGroups(order, market),
    // Charged, so no estimate any more, wherever it goes.
    totals: {
      ...orderTotals(order, market),
      taxMinor: toMinor(order.grandOrderPriceInfo.tax, market.currency.minorDigits),
    },
    payments: order.grandPaymentAccountList.map(({ cardType, paymentMethod, lastFour, amount }) => ({
      vendor: cardType || paymentMethod,
      lastFour,
      amountMinor: toMinor(amount, market.currency.minorDigits),
    })),
    ...(contact && {
      contact: {
        name: `${contact.firstName} ${contact.lastName}`.trim(),
        email: contact.email,
        ...(contact.phoneNumber && { phone: contact.phoneNumber }),
      },
    }),
    ...(address && { address: addressLines(address, market) }),
  };
}

/** An address as it stands on a parcel, a line each. */
export const addressLines = (
  { address1, address2, city, state, postalCode }: Address,
  market: Pick<Market, 'postalCode'>,
): string[] =>
  [address1, address2, `${city}, ${state} ${formatPostalCode(postalCode, market)}`].filter(
    (line): line is string => Boolean(line),
  );
