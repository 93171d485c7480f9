import type { Order, Shipment } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { fill } from '../../messages/index.ts';
import type { Block } from '../../mail/blocks.ts';
import type { OrderMailWords } from './messages/index.ts';

export interface MailSetting {
  readonly market: Market;
  readonly words: OrderMailWords;
  readonly order: Order;
}

/** Where and when a shipment is had, what is in it, and how it can be followed. */
export function shipmentBlock({ market, words, order }: MailSetting, shipment: Shipment): Block {
  const { store, pickupCode, estimatedDeliveryDate, carrier, trackingNumber } = shipment;
  const when = estimatedDeliveryDate && whenText(market, estimatedDeliveryDate, store?.timeZone);
  return {
    heading: fill(store ? words.pickup : words.delivery, { place: placeOf(order, shipment) }),
    lines: [
      ...(when ? [fill(store ? words.ready : words.arrives, { when })] : []),
      ...(pickupCode ? [fill(words.code, { code: pickupCode })] : []),
      ...(trackingNumber ? [fill(words.tracking, { carrier: carrier ?? '', number: trackingNumber })] : []),
      ...itemLines(market, words, shipment),
    ],
  };
}

/** What comes back, by which way, and the code that names it there. */
export function returnBlock({ market, words, order }: MailSetting, shipment: Shipment): Block {
  const { store, pickupCode = '', shipmentType } = shipment;
  const isStore = shipmentType === 'instore';
  return {
    heading: words.returnItems,
    lines: [
      ...itemLines(market, words, shipment),
      isStore && store
        ? fill(words.bringTo, { place: placeOf(order, shipment) })
        : isStore
          ? words.bringAny
          : words.sendLabel,
      fill(words.returnCode, { code: pickupCode }),
    ],
  };
}

export function itemLines(market: Market, words: OrderMailWords, shipment: Shipment): string[] {
  return shipment.lineItemList.flatMap((line) => [
    [
      `${line.brandName} ${line.itemDescription} (${line.partNumber})`,
      fill(words.quantity, { count: line.itemQuantity }),
      line.afterSale?.isCore ? words.oldPart : moneyText(market, line.lineTotal),
    ].join(' · '),
    ...(line.vehicleName ? [`  ${fill(words.fits, { vehicle: line.vehicleName })}`] : []),
  ]);
}

export function totalsBlock({ market, words, order }: MailSetting): Block {
  const info = order.grandOrderPriceInfo;
  const rows: [string, number, boolean][] = [
    [words.goods, info.itemTotalPrice, true],
    [words.savings, -info.discountPrice, info.discountPrice > 0],
    [words.core, info.corePrice, info.corePrice > 0],
    [words.shipping, info.shippingPrice, true],
    [info.taxIncluded ? words.taxIncluded : words.tax, info.tax, true],
    [words.total, info.totalPrice, true],
    [words.afterCore, info.totalAfterCoreReturn, info.corePrice > 0],
  ];
  return amountsBlock(market, rows);
}

/** PLUS-024: what goes back, and when. */
export function refundBlock({ market, words, order }: MailSetting): Block {
  const refund = order.orders[0]?.refund;
  if (!refund) return { lines: [] };
  const info = order.grandOrderPriceInfo;
  const isReturn = order.orders[0]?.orderType === 'RETURN';
  const date = whenText(market, refund.date, undefined);
  return {
    ...amountsBlock(market, [
      [words.goods, info.itemTotalPrice, isReturn && info.itemTotalPrice > 0],
      [words.coreBack, info.corePrice, isReturn && info.corePrice > 0],
      [words.refund, refund.amount, true],
    ]),
    lines: [fill(refund.isPaid ? words.refundSent : words.refundBy, { date })],
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

/** A pickup has a time of day at its store, a delivery only a date. */
export function whenText({ locale, units }: Market, when: string, timeZone: string | undefined): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(when);
  const clock = isDate
    ? {}
    : ({ hour: 'numeric', minute: '2-digit', hour12: units.timeFormat === '12h' } as const);
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const zone = isDate ? 'UTC' : (timeZone ?? 'UTC');
  return new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone: zone }).format(new Date(when));
}
