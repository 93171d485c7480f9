import type { Order, Shipment } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { textOf } from '../../messages/index.ts';
import { deadlineOf } from '../../messages/whenText.ts';
import type { OrderMailTopic } from './topics.ts';
import { blocksToHtml, blocksToText, type Block } from '../../mail/blocks.ts';
import type { Mail } from '../../ports/mailer.ts';
import {
  moneyText,
  refundBlock,
  returnBlock,
  shipmentBlock,
  totalsBlock,
  type MailSetting,
} from './orderBlocks.ts';

export interface OrderNews {
  readonly topic: OrderMailTopic;
  readonly order: Order;
  /** The shipment that the news is about; none of the order as a whole. */
  readonly shipmentId?: string | undefined;
}

/** A mail about an order (PLUS-040), in the language of its market. */
export function orderMail(market: Market, id: string, { topic, order, shipmentId }: OrderNews): Mail {
  const text = textOf(market);
  const setting: MailSetting = { market, text, order };
  const number = order.orders[0]?.orderId ?? '';
  const subject = text(`orderMail.news.${topic}.subject`, { number });
  const hello = text('orderMail.hello', { name: order.contact?.firstName ?? '' });
  const shipments = order.orders[0]?.shipmentInfoList ?? [];
  const meant = shipments.filter(({ shipmentId: own }) => shipmentId === undefined || own === shipmentId);
  const blocks: Block[] = [
    { lines: [hello, text(`orderMail.news.${topic}.intro`), text('orderMail.number', { number })] },
    ...contents[topic](setting, meant, shipments),
    { lines: [text('orderMail.footer')] },
  ];
  return {
    id,
    to: order.contact?.email ?? '',
    subject,
    language: market.locale,
    text: blocksToText(blocks),
    html: blocksToHtml(market.locale, subject, blocks),
  };
}

/** @param meant the shipments of the news; @param all of the order */
type Contents = (setting: MailSetting, meant: readonly Shipment[], all: readonly Shipment[]) => Block[];

const shipmentsOnly: Contents = (setting, meant) => meant.map((one) => shipmentBlock(setting, one));
const cancelled: Contents = (setting, _meant, all) => [
  ...all.filter(({ orderStatus }) => orderStatus === 'CANCELLED').map((one) => shipmentBlock(setting, one)),
  refundBlock(setting),
];
const returned: Contents = (setting, meant) => [
  ...meant.map((one) => returnBlock(setting, one)),
  refundBlock(setting),
];

const contents: Readonly<Record<OrderMailTopic, Contents>> = {
  'order-placed': (setting, meant) => [
    ...meant.map((one) => shipmentBlock(setting, one)),
    totalsBlock(setting),
    ...paidBlock(setting),
  ],
  'order-waiting': (setting, meant) => [
    ...payBlock(setting),
    ...meant.map((one) => shipmentBlock(setting, one)),
    totalsBlock(setting),
  ],
  'order-paid': (setting, meant) => [
    ...meant.map((one) => shipmentBlock(setting, one)),
    totalsBlock(setting),
  ],
  'order-ready': shipmentsOnly,
  'order-shipped': shipmentsOnly,
  'order-delivered': shipmentsOnly,
  'order-delayed': shipmentsOnly,
  'order-undeliverable': shipmentsOnly,
  'order-cancelled': cancelled,
  'order-expired': (setting, _meant, all) => all.map((one) => shipmentBlock(setting, one)),
  'order-refunded': returned,
  'order-payment-reminder': (setting, meant) => [
    ...payBlock(setting),
    ...shipmentsOnly(setting, meant, meant),
  ],
  'return-announced': returned,
  'return-received': returned,
};

function paidBlock({ text, order }: MailSetting): Block[] {
  const lines = order.grandPaymentAccountList.flatMap(({ lastFour }) =>
    lastFour ? [text('orderMail.card', { lastFour })] : [],
  );
  return lines.length > 0 ? [{ lines }] : [];
}

/** PLUS-022: how much by when, what is copied or shown there, and the page of this payment. */
function payBlock({ market, text, order }: MailSetting): Block[] {
  const { paymentInstructions: paying, orders } = order;
  const payBy = paying?.payBy ?? orders[0]?.payBy;
  if (!payBy || (paying && paying.status !== 'waiting')) return [];
  const amount = moneyText(market, paying?.amount ?? order.grandOrderPriceInfo.totalPrice);
  const lines = [text('orderMail.payBy', { amount, ...deadlineOf(market, payBy) })];
  if (!paying) return [{ lines }];
  const { kind, code, url, pdfUrl } = paying;
  return [
    {
      heading: text(`orderMail.pay.${kind}.heading`),
      lines: [
        ...lines,
        text(`orderMail.pay.${kind}.code`),
        code,
        ...(pdfUrl ? [text('orderMail.payByPrint'), pdfUrl] : []),
        ...(url ? [text('orderMail.payHere'), url] : []),
      ],
    },
  ];
}
