import type { Order, Shipment } from '@driveline/api/contract';
import { orderState } from '@driveline/validation';
import type { Block } from '../../mail/blocks.ts';
import { earliestToday } from '../../clock/calendarDate.ts';
import { letter } from '../../mail/letter.ts';
import type { MailMarket } from '../../mail/mailBrand.ts';
import { textOf, type MessageId } from '../../messages/index.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { MailSetting } from './mailSetting.ts';
import { refundBlock, returnBlock, shipmentBlock, shipmentState, totalsBlock } from './orderBlocks.ts';
import { paidBlock, payBlock, taxDocumentBlock } from './paymentBlocks.ts';
import type { OrderMailTopic } from './topics.ts';

export interface OrderNews {
  readonly topic: OrderMailTopic;
  readonly order: Order;
  /** What was promised for an earlier day is late. */
  readonly now: Date;
  /** The shipment that the news is about; none of the order as a whole. */
  readonly shipmentId?: string | undefined;
  /** Where the shop is, with the prefix of the language. */
  readonly origin?: string | undefined;
}

/**
 * A mail about an order (PLUS-040), in the language of its market.
 * @returns undefined for news that is over: a mail may have waited for its service while the order went on
 */
export function orderMail(market: MailMarket, id: string, news: OrderNews): Mail | undefined {
  const { topic, order, now, shipmentId, origin } = news;
  const text = textOf(market);
  const setting: MailSetting = { market, text, order, today: earliestToday(market, now), origin };
  const [entry] = order.orders;
  const number = entry?.orderId ?? '';
  const shipments = entry?.shipmentInfoList ?? [];
  const meant = shipments.filter(({ shipmentId: own }) => shipmentId === undefined || own === shipmentId);
  if (!meant.some((shipment) => holds[topic](shipmentState(setting, shipment)))) return undefined;
  const subject = text(`orderMail.news.${topic}.subject`, { number });
  const hello = text('orderMail.hello', { name: order.contact?.firstName ?? '' });
  return letter(market, { id, to: order.contact?.email ?? '', subject }, [
    { lines: [hello, introOf(setting, topic, meant), text('orderMail.number', { number })] },
    { button: orderButton(setting, number) },
    ...contents[topic](setting, meant, shipments),
    { lines: [text('orderMail.footer')], isNote: true },
  ]);
}

/** A shopper who was not charged is promised no refund, and who can cancel no more is not told to. */
function introOf(setting: MailSetting, topic: OrderMailTopic, meant: readonly Shipment[]): string {
  const { text, order } = setting;
  if (topic === 'order-cancelled') return text(cancelledIntro(order));
  const intro = text(`orderMail.news.${topic}.intro`);
  const open = topic === 'order-delayed' && meant.find(({ canCancel }) => canCancel);
  if (!open) return intro;
  return `${intro} ${text('orderMail.news.order-delayed.cancel', { flow: shipmentState(setting, open).flow })}`;
}

function cancelledIntro({ paymentInstructions, orders: [entry] }: Order): MessageId {
  const status = paymentInstructions?.status;
  const refund = entry?.refund;
  if (refund && refund.hold?.amount === refund.amount) return 'orderMail.news.order-cancelled.hold';
  if (refund || status === 'paid') return 'orderMail.news.order-cancelled.refund';
  return status ? 'orderMail.news.order-cancelled.unpaid' : 'orderMail.news.order-cancelled.intro';
}

/** To the order's page, which asks a guest for email or phone. */
function orderButton(setting: MailSetting, number: string): Block['button'] {
  const { text, order, origin } = setting;
  const [entry] = order.orders;
  if (!origin || !entry) return undefined;
  const { isReturn } = orderState(entry);
  const isOnItsWay = entry.shipmentInfoList.some((shipment) =>
    ['coming', 'late', 'waiting'].includes(shipmentState(setting, shipment).tense),
  );
  const label = isReturn ? 'orderMail.viewReturn' : isOnItsWay ? 'orderMail.track' : 'orderMail.view';
  return { label: text(label), href: `${origin}/user/orderHistory/${number}` };
}

type State = ReturnType<typeof shipmentState>;

const goesOn = ({ tense, isUnpaid, isReturn }: State) => tense !== 'off' && !isUnpaid && !isReturn;

/** What has to be true of a shipment, so that its news is true. */
const holds: Readonly<Record<OrderMailTopic, (state: State) => boolean>> = {
  'order-placed': goesOn,
  'order-waiting': ({ isUnpaid }) => isUnpaid,
  'order-paid': goesOn,
  'order-ready': ({ tense }) => tense === 'waiting',
  'order-shipped': ({ flow, tense }) => flow === 'delivery' && (tense === 'coming' || tense === 'late'),
  'order-delivered': ({ flow, tense }) => flow === 'delivery' && tense === 'past',
  'order-delayed': ({ tense }) => tense === 'late',
  'order-undeliverable': ({ status }) => status === 'UNDELIVERABLE' || status === 'NO_PENDING_ACTION',
  'order-cancelled': ({ status }) => status === 'CANCELLED',
  'order-expired': ({ status }) => status === 'CANCELLED',
  'order-refunded': ({ status }) => status === 'REFUNDED',
  'order-payment-reminder': ({ isUnpaid }) => isUnpaid,
  'return-announced': ({ status }) => status === 'RETURN STARTED',
  'return-received': ({ status }) => status === 'RETURN RECEIVED',
};

/** @param meant the shipments of the news; @param all of the order */
type Contents = (setting: MailSetting, meant: readonly Shipment[], all: readonly Shipment[]) => Block[];

const shipmentsOnly: Contents = (setting, meant) => meant.map((one) => shipmentBlock(setting, one));
const whole: Contents = (setting, meant, all) => [
  ...shipmentsOnly(setting, meant, all),
  totalsBlock(setting),
  ...paidBlock(setting),
  ...taxDocumentBlock(setting),
];
const toPay: Contents = (setting, meant, all) => [
  ...payBlock(setting),
  ...shipmentsOnly(setting, meant, all),
  totalsBlock(setting),
  ...taxDocumentBlock(setting),
];
const cancelled: Contents = (setting, _meant, all) => [
  ...all.filter(({ orderStatus }) => orderStatus === 'CANCELLED').map((one) => shipmentBlock(setting, one)),
  refundBlock(setting),
];
const returned: Contents = (setting, meant) => [
  ...meant.map((one) => returnBlock(setting, one)),
  refundBlock(setting),
];

const contents: Readonly<Record<OrderMailTopic, Contents>> = {
  'order-placed': whole,
  'order-waiting': toPay,
  'order-paid': whole,
  'order-ready': shipmentsOnly,
  'order-shipped': shipmentsOnly,
  'order-delivered': shipmentsOnly,
  'order-delayed': shipmentsOnly,
  'order-undeliverable': shipmentsOnly,
  'order-cancelled': cancelled,
  'order-expired': (setting, _meant, all) => all.map((one) => shipmentBlock(setting, one)),
  'order-refunded': returned,
  'order-payment-reminder': toPay,
  'return-announced': returned,
  'return-received': returned,
};
