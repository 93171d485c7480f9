import type { Order, Shipment } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { Text } from '../../messages/index.ts';
import { whenText } from '../../messages/whenText.ts';
import type { Block } from '../../mail/blocks.ts';

export interface MailSetting {
  readonly market: Market;
  readonly text: Text;
  readonly order: Order;
}

/** Where and when a shipment is had, what is in it, and how it can be followed. */
export function shipmentBlock({ market, text, order }: MailSetting, shipment: Shipment): Block {
  const { store, pickupCode, estimatedDeliveryDate, carrier, trackingNumber } = shipment;
  // A pickup has a time of day at its store, a delivery only a date.
  const when = estimatedDeliveryDate && whenText(market, estimatedDeliveryDate, store?.timeZone);
  return {
    heading: text(store ? 'orderMail.pickup' : 'orderMail.delivery', { place: placeOf(order, shipment) }),
    lines: [
      ...(when ? [text(store ? 'orderMail.ready' : 'orderMail.arrives', { when })] : []),
      ...(pickupCode ? [text('orderMail.code', { code: pickupCode })] : []),
      ...(trackingNumber
        ? [text('orderMail.tracking', { carrier: carrier ?? '', number: trackingNumber })]
        : []),
      ...itemLines(market, text, shipment),
    ],
  };
}

/** What comes back, by which way, and the code that names it there. */
export function returnBlock({ market, text, order }: MailSetting, shipment: Shipment): Block {
  const { store, pickupCode = '', shipmentType } = shipment;
  const isStore = shipmentType === 'instore';
  return {
    heading: text('orderMail.returnItems'),
    lines: [
      ...itemLines(market, text, shipment),
      isStore && store
        ? text('orderMail.bringTo', { place: placeOf(order, shipment) })
        : isStore
          ? text('orderMail.bringAny')
          : text('orderMail.sendLabel'),
      text('orderMail.returnCode', { code: pickupCode }),
    ],
  };
}

export function itemLines(market: Market, text: Text, shipment: Shipment): string[] {
  return shipment.lineItemList.flatMap((line) => [
    [
      `${line.brandName} ${line.itemDescription} (${line.partNumber})`,
      text('orderMail.quantity', { count: line.itemQuantity }),
      line.afterSale?.isCore ? text('orderMail.oldPart') : moneyText(market, line.lineTotal),
    ].join(' · '),
    ...(line.vehicleName ? [`  ${text('orderMail.fits', { vehicle: line.vehicleName })}`] : []),
  ]);
}

export function totalsBlock({ market, text, order }: MailSetting): Block {
  const info = order.grandOrderPriceInfo;
  const rows: [string, number, boolean][] = [
    [text('orderMail.goods'), info.itemTotalPrice, true],
    [text('orderMail.savings'), -info.discountPrice, info.discountPrice > 0],
    [text('orderMail.core'), info.corePrice, info.corePrice > 0],
    [text('orderMail.shipping'), info.shippingPrice, true],
    ...taxRows(text, info),
    [text('orderMail.total'), info.totalPrice, true],
    [text('orderMail.afterCore'), info.totalAfterCoreReturn, info.corePrice > 0],
  ];
  return amountsBlock(market, rows);
}

/** Several taxes that are added are told apart, as on every receipt. */
function taxRows(
  text: Text,
  { tax, taxIncluded, taxLines = [] }: Order['grandOrderPriceInfo'],
): [string, number, boolean][] {
  if (taxIncluded || taxLines.length < 2)
    return [[text(taxIncluded ? 'orderMail.taxIncluded' : 'orderMail.tax'), tax, true]];
  return taxLines.map(({ name, amount }) => [name, amount, true]);
}

/** PLUS-024: what goes back, and when. */
export function refundBlock({ market, text, order }: MailSetting): Block {
  const refund = order.orders[0]?.refund;
  if (!refund) return { lines: [] };
  const info = order.grandOrderPriceInfo;
  const isReturn = order.orders[0]?.orderType === 'RETURN';
  const date = whenText(market, refund.date);
  return {
    ...amountsBlock(market, [
      [text('orderMail.goods'), info.itemTotalPrice, isReturn && info.itemTotalPrice > 0],
      [text('orderMail.coreBack'), info.corePrice, isReturn && info.corePrice > 0],
      [text('orderMail.refund'), refund.amount, true],
    ]),
    lines: [text(refund.isPaid ? 'orderMail.refundSent' : 'orderMail.refundBy', { date })],
  };
}

const amountsBlock = (market: Market, rows: readonly [string, number, boolean][]): Block => ({
  lines: [],
  amounts: rows
    .filter(([, , isShown]) => isShown)
    .map(([label, amount]) => [label, moneyText(market, amount)] as const),
});

function placeOf(order: Order, { store }: Shipment): string {
  const address = order.shippingAddress;
  const parts = store
    ? [store.address1, store.city]
    : [address?.address1, address?.city, address?.state, address?.postalCode];
  return parts.filter(Boolean).join(', ');
}

export const moneyText = ({ locale, currency }: Market, amount: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: currency.code }).format(amount);
