import { toDecimal } from '@driveline/api';
import type { FitVerdict, Line, ReturnReason, Shipment } from '@driveline/api/contract';
import { trackingUrlOf } from '../markets/carriers.ts';
import { soldTitle } from '../catalog/soldTitle.ts';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { unknownFit } from '../ports/fitPort.ts';
import { shipmentTypeOf } from '../availability/fulfilment.ts';
import type { SessionVehicle } from '../ports/session.ts';
import type { Sites } from '../stores/places.ts';
import { toStore } from '../stores/storeWire.ts';
import { keptName } from '../vehicles/vehicleMap.ts';
import type { OrderRows } from './orderRows.ts';
import { returnTermsOf } from './returns/returnTerms.ts';
import { knownStatus } from './status/orderStatus.ts';
import { flowOf, transition } from './status/statusTable.ts';

type ItemRow = OrderRows['items'][number];
type ShipmentRow = OrderRows['shipments'][number];

export interface OrderSetting {
  readonly market: ServerMarket;
  readonly sites: Sites;
  readonly now: Date;
}

export const majorOf =
  ({ currency }: ServerMarket) =>
  (minor: number): number =>
    toDecimal(minor, currency.minorDigits);

/** Whether a shopper can cancel a shipment now; one that a step holds is on its way out. */
export const canCancel = ({ type }: OrderRows['order'], shipment: ShipmentRow): boolean =>
  shipment.step_id === null &&
  transition(flowOf(type, shipment.fulfilment), shipment.status, 'cancel') !== undefined;

export function toShipment(setting: OrderSetting, rows: OrderRows, shipment: ShipmentRow): Shipment {
  const { market, sites, now } = setting;
  const site = shipment.store_id === null ? undefined : sites.byId(shipment.store_id);
  const type = shipmentTypeOf(shipment.fulfilment);
  const person = shipment.pickup_person as { code?: string } | null;
  const tracking = shipment.tracking as { carrier?: string; number?: string } | null;
  const promise = shipment.promise as { at?: string | null; was?: string } | null;
  const trackingUrl = trackingUrlOf(market.terms.delivery.carriers, tracking ?? {});
  return {
    shipmentId: shipment.id,
    shipmentType: type,
    orderStatus: knownStatus(shipment.status),
    lineItemList: rows.items
      .filter(({ shipment_id }) => shipment_id === shipment.id)
      .map((item) => toLine(setting, rows, type, item)),
    estimatedDeliveryDate: promise?.at ?? null,
    ...(promise?.was ? { formerDeliveryDate: promise.was } : {}),
    shippingPrice: majorOf(market)(shipment.shipping_minor),
    ...(tracking?.carrier ? { carrier: tracking.carrier } : {}),
    ...(tracking?.number ? { trackingNumber: tracking.number } : {}),
    ...(trackingUrl ? { trackingUrl } : {}),
    ...(site ? { store: toStore(market, site, now) } : {}),
    ...(person?.code ? { pickupCode: person.code } : {}),
    ...(rows.order.type === 'RETURN' && type !== 'instore' ? returnToOf(sites) : {}),
    canCancel: canCancel(rows.order, shipment),
    history: historyOf(rows, shipment),
  };
}

/** Returns that are sent go to one warehouse, which inspects them. */
function returnToOf({ all }: Sites): Pick<Shipment, 'returnTo'> {
  const site = all.find(({ kind }) => kind === 'warehouse') ?? all.find(({ isHub }) => isHub);
  if (!site) return {};
  const { name, street, address2, city, region, postalCode } = site;
  return {
    returnTo: { name, address1: street, ...(address2 ? { address2 } : {}), city, state: region, postalCode },
  };
}

/** What it began as is no event: an order is there from its placing on. */
function historyOf({ order, events }: OrderRows, shipment: ShipmentRow): NonNullable<Shipment['history']> {
  const own = events.filter(({ shipment_id }) => shipment_id === shipment.id);
  const first = flowOf(order.type, shipment.fulfilment) === 'register' ? shipment.status : 'SUBMITTED';
  return [
    { orderStatus: first, at: new Date(order.placed_at).toISOString() },
    ...own.map(({ status, at }) => ({ orderStatus: status, at: new Date(at).toISOString() })),
  ];
}

function toLine(
  setting: OrderSetting,
  rows: OrderRows,
  shipmentType: Line['shipmentType'],
  item: ItemRow,
): Line {
  const major = majorOf(setting.market);
  const proof = item.fit_proof as { fit?: FitVerdict; drawing?: string; picture?: string } | null;
  const vehicle = item.vehicle as SessionVehicle | null;
  const saved = (item.discount_minor - item.promo_minor) / item.quantity;
  return {
    commerceItemId: item.id,
    skuNumber: item.sku,
    partNumber: item.part_number,
    brandName: item.brand,
    itemDescription: soldTitle(setting.market, item, rows.order.locale),
    productDetailsPageUrl: item.product_url ?? '',
    productImageUrl: proof?.picture ?? '',
    drawing: proof?.drawing ?? '',
    itemQuantity: item.quantity,
    unitPrice: major(item.unit_price_minor),
    corePrice: major(item.core_minor),
    discountPrice: saved > 0 ? major(item.unit_price_minor) : null,
    listPrice: major(item.unit_price_minor + saved),
    lineTotal: major(item.line_total_minor),
    ...(item.promo_minor > 0 ? { promoDiscount: major(item.promo_minor) } : {}),
    itemHasError: false,
    vehicleName: vehicle && keptName(setting.market, vehicle.map),
    fit: proof?.fit ?? unknownFit,
    shipmentType,
    afterSale: {
      ...returnTermsOf(setting.market, setting.now, rows, item),
      returned: item.returned_count,
      coresReturned: item.core_returned_count,
      ...(item.reason ? { reason: item.reason as ReturnReason } : {}),
      ...(item.returns === 'CORE' ? { isCore: true } : {}),
    },
  };
}
