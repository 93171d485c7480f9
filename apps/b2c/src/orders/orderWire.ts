import { isDeepStrictEqual } from 'node:util';
import type { Address, HistoryEntry, Order, OrderEntry } from '@driveline/api/contract';
import { taxDocumentWire } from '../account/taxDocument.ts';
import type { CartContact } from '../cart/cartModel.ts';
import type { TaxLine } from '../ports/taxPort.ts';
import { payDiscountWire } from '../pricing/payWords.ts';
import { toTaxLines } from '../pricing/taxLines.ts';
import { instructionsOf, paymentAccounts } from './money/paymentAccounts.ts';
import type { OrderRows } from './orderRows.ts';
import { refundOf } from './returns/refundOf.ts';
import { canCancel, majorOf, toShipment, type OrderSetting } from './shipmentWire.ts';
import { knownStatus } from './status/orderStatus.ts';

/** What an order keeps of its tax and of what the way to pay took off; older ones keep neither lines nor discount. */
interface Invoice {
  readonly taxIncluded?: boolean;
  readonly taxLines?: readonly TaxLine[];
  readonly payDiscountMinor?: number;
}

/** A placed order as API-041 answers it. Its prices, vehicle and fit proof are those of the day (PLUS-006). */
export function toOrderWire(setting: OrderSetting, rows: OrderRows): Order {
  const { market } = setting;
  const { order } = rows;
  const major = majorOf(market);
  const contact = order.contact as CartContact;
  const address = rows.shipments.find((shipment) => shipment.address)?.address as Address | undefined;
  const { taxIncluded = false, taxLines = [], payDiscountMinor = 0 } = (order.invoice ?? {}) as Invoice;
  const { email, phoneNumber, firstName, lastName } = contact;
  return {
    orders: [toEntry(setting, rows)],
    grandOrderPriceInfo: {
      currency: order.currency,
      totalPrice: major(order.total_minor),
      corePrice: major(order.core_minor),
      itemTotalPrice: major(order.item_total_minor),
      discountPrice: major(order.discount_minor),
      ...payDiscountWire(market, rows.payments[0]?.method, payDiscountMinor),
      shippingPrice: major(order.shipping_minor),
      tax: major(order.tax_minor),
      ...toTaxLines(market, taxLines),
      taxIncluded,
      estimatedFor: address?.postalCode ?? null,
      totalAfterCoreReturn: major(order.total_minor - order.core_minor),
    },
    itemTotalPrice: major(order.item_total_minor),
    grandPaymentAccountList: rows.payments.flatMap((payment) => paymentAccounts(market, payment)),
    rewardsCreditEligible: false,
    contact: { email, phoneNumber, firstName, lastName },
    ...(address ? { shippingAddress: address } : {}),
    ...(isOther(order.billing, address) ? { billingAddress: order.billing as Address } : {}),
    ...instructionsOf(market, rows.payments),
    ...taxDocumentWire(market, order.tax_document),
  };
}

/** By its content: PostgreSQL sorts the fields of what it stores. */
const isOther = (billing: unknown, shipping: Address | undefined): boolean =>
  billing !== null && !isDeepStrictEqual(billing, shipping);

export function toEntry(setting: OrderSetting, rows: OrderRows): OrderEntry {
  const { order, shipments, returns, parentNumber } = rows;
  const refund = refundOf(setting.market, rows, setting.now);
  const live = shipments.filter(({ status }) => status !== 'CANCELLED');
  return {
    orderId: order.number,
    orderType: order.type,
    orderStatus: knownStatus(order.status),
    placedAt: new Date(order.placed_at).toISOString(),
    shipmentInfoList: shipments.map((shipment) => toShipment(setting, rows, shipment)),
    canCancel: live.length > 0 && live.every((shipment) => canCancel(order, shipment)),
    ...(refund ? { refund } : {}),
    ...(parentNumber ? { parentOrderId: parentNumber } : {}),
    ...(returns.length > 0
      ? {
          returnOrderIds: returns.map(({ number }) => number),
          returnOrders: returns.map(({ number, status }) => ({
            orderId: number,
            orderStatus: knownStatus(status),
          })),
        }
      : {}),
    ...(order.pay_by ? { payBy: new Date(order.pay_by).toISOString() } : {}),
  };
}

/** One row of a history (API-083). */
export const toHistoryEntry = (setting: OrderSetting, rows: OrderRows): HistoryEntry => ({
  ...toEntry(setting, rows),
  currency: rows.order.currency,
  totalPrice: majorOf(setting.market)(rows.order.total_minor),
  itemCount: rows.items.reduce((sum, { quantity }) => sum + quantity, 0),
});
