import { toDecimal } from '@driveline/api';
import type { Address, FitVerdict, Line, Order, Shipment } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { CartContact } from '../cart/cartModel.ts';
import { unknownFit } from '../cart/fitPort.ts';
import { shipmentTypeOf } from '../cart/fulfilment.ts';
import type { OrderDraft } from '../checkout/orderDraft.ts';
import type { SessionVehicle } from '../session/session.ts';
import type { Sites } from '../stores/places.ts';
import { toStore } from '../stores/storeWire.ts';
import type { OrderRows } from './orderRows.ts';

type ItemRow = OrderRows['items'][number];
type ShipmentRow = OrderRows['shipments'][number];

export interface OrderSetting {
  readonly market: Market;
  readonly sites: Sites;
  readonly now: Date;
}

/** A placed order as API-041 answers it. Its prices, vehicle and fit proof are those of the day (PLUS-006). */
export function toOrderWire(setting: OrderSetting, rows: OrderRows): Order {
  const { market } = setting;
  const { order } = rows;
  const major = majorOf(market);
  const contact = order.contact as CartContact;
  const address = rows.shipments.find((shipment) => shipment.address)?.address as Address | undefined;
  const isIncluded = (order.invoice as { taxIncluded?: boolean } | null)?.taxIncluded ?? false;
  const { email, phoneNumber, firstName, lastName } = contact;
  return {
    orders: [
      {
        orderId: order.number,
        orderType: 'ONLINEORDER',
        orderStatus: order.status,
        placedAt: new Date(order.placed_at).toISOString(),
        shipmentInfoList: rows.shipments.map((shipment) => toShipment(setting, rows, shipment)),
      },
    ],
    grandOrderPriceInfo: {
      currency: order.currency,
      totalPrice: major(order.total_minor),
      corePrice: major(order.core_minor),
      itemTotalPrice: major(order.item_total_minor),
      discountPrice: major(order.discount_minor),
      shippingPrice: major(order.shipping_minor),
      tax: major(order.tax_minor),
      taxIncluded: isIncluded,
      estimatedFor: address?.postalCode ?? null,
      totalAfterCoreReturn: major(order.total_minor - order.core_minor),
    },
    itemTotalPrice: major(order.item_total_minor),
    grandPaymentAccountList: rows.payments.map(({ method, amount_minor, detail }) => {
      const { payment } = (detail as { draft: OrderDraft }).draft;
      const { cardType, lastFour } = payment;
      return { paymentMethod: method, cardType, lastFour, amount: major(amount_minor) };
    }),
    rewardsCreditEligible: false,
    contact: { email, phoneNumber, firstName, lastName },
    ...(address ? { shippingAddress: address } : {}),
  };
}

const majorOf =
  ({ currency }: Market) =>
  (minor: number): number =>
    toDecimal(minor, currency.minorDigits);

function toShipment(setting: OrderSetting, rows: OrderRows, shipment: ShipmentRow): Shipment {
  const { market, sites, now } = setting;
  const site = shipment.store_id === null ? undefined : sites.byId(shipment.store_id);
  const type = shipmentTypeOf(shipment.fulfilment);
  const person = shipment.pickup_person as { code?: string } | null;
  const tracking = shipment.tracking as { carrier?: string; number?: string } | null;
  return {
    shipmentId: shipment.id,
    shipmentType: type,
    orderStatus: shipment.status,
    lineItemList: rows.items
      .filter(({ shipment_id }) => shipment_id === shipment.id)
      .map((item) => toLine(market, type, item)),
    estimatedDeliveryDate: (shipment.promise as { at?: string | null } | null)?.at ?? null,
    shippingPrice: majorOf(market)(shipment.shipping_minor),
    ...(tracking?.carrier ? { carrier: tracking.carrier } : {}),
    ...(tracking?.number ? { trackingNumber: tracking.number } : {}),
    ...(site ? { store: toStore(market, site, now) } : {}),
    ...(person?.code ? { pickupCode: person.code } : {}),
  };
}

function toLine(market: Market, shipmentType: Line['shipmentType'], item: ItemRow): Line {
  const major = majorOf(market);
  const proof = item.fit_proof as { fit?: FitVerdict; drawing?: string } | null;
  const saved = (item.discount_minor - item.promo_minor) / item.quantity;
  return {
    commerceItemId: item.id,
    skuNumber: item.sku,
    partNumber: item.part_number,
    brandName: item.brand,
    itemDescription: item.title,
    productDetailsPageUrl: item.product_url ?? '',
    productImageUrl: '',
    drawing: proof?.drawing ?? '',
    itemQuantity: item.quantity,
    unitPrice: major(item.unit_price_minor),
    corePrice: major(item.core_minor),
    discountPrice: saved > 0 ? major(item.unit_price_minor) : null,
    listPrice: major(item.unit_price_minor + saved),
    lineTotal: major(item.line_total_minor),
    ...(item.promo_minor > 0 ? { promoDiscount: major(item.promo_minor) } : {}),
    itemHasError: false,
    vehicleName: (item.vehicle as SessionVehicle | null)?.map.vehicleName ?? null,
    fit: proof?.fit ?? unknownFit,
    shipmentType,
  };
}
