import type { Order, Shipment } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { fill } from '../http/messages/index.ts';
import type { Mail } from './mailer.ts';
import { orderMailWordsOf, type OrderMailWords } from './messages/index.ts';

/** A block of the mail: a heading and its lines, or amounts. Text and HTML are made of the same ones. */
interface Block {
  readonly heading?: string;
  readonly lines: readonly string[];
  readonly amounts?: readonly (readonly [label: string, value: string])[];
}

/** The mail that confirms an order (PLUS-040), in the language of its market. */
export function orderMail(market: Market, id: string, order: Order): Mail {
  const words = orderMailWordsOf(market);
  const number = order.orders[0]?.orderId ?? '';
  const blocks = blocksOf(market, words, order);
  const subject = fill(words.subject, { number });
  return {
    id,
    to: order.contact?.email ?? '',
    subject,
    language: market.locale,
    text: blocks.map(toText).join('\n\n'),
    html: `<!doctype html><html lang="${market.locale}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body>${blocks.map(toHtml).join('')}</body></html>`,
  };
}

function blocksOf(market: Market, words: OrderMailWords, order: Order): Block[] {
  const number = order.orders[0]?.orderId ?? '';
  const name = order.contact?.firstName ?? '';
  const lastFour = order.grandPaymentAccountList[0]?.lastFour ?? '';
  return [
    { lines: [fill(words.hello, { name }), words.intro, fill(words.number, { number })] },
    ...(order.orders[0]?.shipmentInfoList ?? []).map((shipment) =>
      shipmentBlock(market, words, order, shipment),
    ),
    { lines: [], amounts: amountsOf(market, words, order) },
    ...(lastFour ? [{ lines: [fill(words.card, { lastFour })] }] : []),
    { lines: [words.footer] },
  ];
}

function shipmentBlock(market: Market, words: OrderMailWords, order: Order, shipment: Shipment): Block {
  const { store, pickupCode, estimatedDeliveryDate } = shipment;
  const address = order.shippingAddress;
  const place = store
    ? `${store.address1}, ${store.city}`
    : [address?.address1, address?.city, address?.state, address?.postalCode].filter(Boolean).join(', ');
  const when = estimatedDeliveryDate && whenText(market, estimatedDeliveryDate, store?.timeZone);
  const items = shipment.lineItemList.flatMap((line) => [
    `${line.brandName} ${line.itemDescription} (${line.partNumber}) · ${fill(words.quantity, { count: line.itemQuantity })} · ${money(market, line.lineTotal)}`,
    ...(line.vehicleName ? [`  ${fill(words.fits, { vehicle: line.vehicleName })}`] : []),
  ]);
  return {
    heading: fill(store ? words.pickup : words.delivery, { place }),
    lines: [
      ...(when ? [fill(store ? words.ready : words.arrives, { when })] : []),
      ...(pickupCode ? [fill(words.code, { code: pickupCode })] : []),
      ...items,
    ],
  };
}

function amountsOf(market: Market, words: OrderMailWords, order: Order): [string, string][] {
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
  return rows.filter(([, , isShown]) => isShown).map(([label, amount]) => [label, money(market, amount)]);
}

const money = ({ locale, currency }: Market, amount: number): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: currency.code }).format(amount);

/** A pickup has a time of day at its store, a delivery only a date. */
function whenText({ locale, units }: Market, when: string, timeZone: string | undefined): string {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(when);
  const clock = isDate
    ? {}
    : ({ hour: 'numeric', minute: '2-digit', hour12: units.timeFormat === '12h' } as const);
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const zone = isDate ? 'UTC' : (timeZone ?? 'UTC');
  return new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone: zone }).format(new Date(when));
}

const toText = ({ heading, lines, amounts = [] }: Block): string =>
  [...(heading ? [heading] : []), ...lines, ...amounts.map(([label, value]) => `${label}: ${value}`)].join(
    '\n',
  );

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function toHtml({ heading, lines, amounts = [] }: Block): string {
  const rows = amounts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left">${escape(label)}</th><td align="right">${escape(value)}</td></tr>`,
  );
  return [
    heading ? `<h2>${escape(heading)}</h2>` : '',
    ...lines.map((line) => `<p>${escape(line)}</p>`),
    rows.length > 0 ? `<table>${rows.join('')}</table>` : '',
  ].join('');
}
