import type { Line, Order, Shipment } from '@driveline/api/contract';
import { orderState } from '@driveline/validation';
import type { Block, MailItem } from '../../mail/blocks.ts';
import { whenText } from '../../messages/whenText.ts';
import { arrivalText, majorText, placeText, type MailSetting } from './mailSetting.ts';

type State = ReturnType<typeof orderState>;

/** What a mail says of a shipment follows from the table that its page reads (PLUS-063). */
export function shipmentState(
  { order, today }: Pick<MailSetting, 'order' | 'today'>,
  { orderStatus, shipmentType, estimatedDeliveryDate: promised }: Shipment,
): State {
  const { orderType = '', payBy } = order.orders[0] ?? {};
  return orderState({ orderType, payBy, orderStatus, shipmentType, promised, today });
}

/** Where and when a shipment is or was had, how it can be followed, and what is in it. */
export function shipmentBlock(setting: MailSetting, shipment: Shipment): Block {
  const { text, origin } = setting;
  const { pickupCode, carrier, trackingNumber, trackingUrl } = shipment;
  const state = shipmentState(setting, shipment);
  // A path of the shop goes below the prefix of its language.
  const href = trackingUrl?.startsWith('/') ? origin && `${origin}${trackingUrl}` : trackingUrl;
  return {
    heading: headingOf(setting, shipment, state),
    lines: [
      ...dateLines(setting, shipment, state),
      ...(pickupCode && state.hasPickupCode ? [text('orderMail.code', { code: pickupCode })] : []),
      ...(trackingNumber
        ? [text('orderMail.tracking', { carrier: carrier ?? '', number: trackingNumber })]
        : []),
    ],
    items: shipment.lineItemList.map((line) => itemOf(setting, line)),
    ...(href && { button: { label: text('orderMail.trackParcel'), href, isQuiet: true } }),
  };
}

function headingOf(setting: MailSetting, shipment: Shipment, { flow, tense }: State): string {
  const place = placeOf(setting, shipment);
  if (flow === 'pickup')
    return setting.text(tense === 'past' ? 'orderMail.pickedUp' : 'orderMail.pickup', { place });
  return setting.text(tense === 'past' ? 'orderMail.delivered' : 'orderMail.delivery', { place });
}

/** A date in the future only while it is one, in the past once it was had, and none of what does not come. */
function dateLines({ market, text }: MailSetting, shipment: Shipment, state: State): string[] {
  const { flow, tense, isPast } = state;
  const { estimatedDeliveryDate, formerDeliveryDate, store, orderStatus, history = [] } = shipment;
  const promised = estimatedDeliveryDate && whenText(market, estimatedDeliveryDate, store?.timeZone);
  const was = formerDeliveryDate && whenText(market, formerDeliveryDate, store?.timeZone);
  switch (tense) {
    case 'coming':
      if (!promised) return [];
      return [text(flow === 'pickup' ? 'orderMail.ready' : 'orderMail.arrives', { when: promised })];
    case 'unpaid':
      return [text('orderMail.unpaid')];
    case 'waiting':
      return [text('orderMail.readyNow')];
    case 'late':
      if (promised && was && !isPast) return [text('orderMail.lateUntil', { when: promised, was })];
      return promised ? [text('orderMail.late', { when: promised })] : [];
    case 'past': {
      const at = history.findLast((each) => ['DELIVERED', 'PICKED UP'].includes(each.orderStatus))?.at;
      return at ? [text('orderMail.on', { when: arrivalText(market, at, store?.timeZone) })] : [];
    }
    case 'off':
      return [text('orderMail.off', { state: orderStatus.replaceAll(' ', '_') })];
  }
}

/** What comes back, by which way, and the code that names it there while it can be handed in. */
export function returnBlock(setting: MailSetting, shipment: Shipment): Block {
  const { text } = setting;
  const { store, pickupCode = '', shipmentType, lineItemList } = shipment;
  const isStore = shipmentType === 'instore';
  const way = () =>
    isStore && store
      ? text('orderMail.bringTo', { place: placeOf(setting, shipment) })
      : text(isStore ? 'orderMail.bringAny' : 'orderMail.sendLabel');
  const isOpen = shipmentState(setting, shipment).status === 'RETURN STARTED';
  return {
    heading: text('orderMail.returnItems'),
    lines: isOpen
      ? [way(), ...sendTo(setting, shipment), text('orderMail.returnCode', { code: pickupCode })]
      : [],
    items: lineItemList.map((line) => itemOf(setting, line)),
  };
}

function sendTo({ market, text }: MailSetting, { returnTo }: Shipment): string[] {
  if (!returnTo) return [];
  const place = `${returnTo.name}, ${placeText(market, returnTo)}`;
  return [text('orderMail.sendTo', { place })];
}

/** Of a used part only its deposit comes back. */
function itemOf({ market, text, origin }: MailSetting, line: Line): MailItem {
  const { brandName, itemDescription, partNumber, itemQuantity, corePrice, lineTotal, vehicleName } = line;
  const title = `${brandName} ${itemDescription}`;
  const isCore = line.afterSale?.isCore ?? false;
  return {
    picture: pictureOf(origin, line),
    title: isCore ? text('orderMail.oldPart', { title }) : title,
    notes: [
      `${partNumber} · ${text('orderMail.quantity', { count: itemQuantity })}`,
      ...(vehicleName ? [text('orderMail.fits', { vehicle: vehicleName })] : []),
    ],
    amount: majorText(market, isCore ? corePrice * itemQuantity : lineTotal),
  };
}

/** A photo of the catalogue, else the drawing of the part as the picture that the shop makes of it. */
function pictureOf(origin: string | undefined, { drawing, productImageUrl }: Line): string | undefined {
  const drawn = `/img/d/${drawing.replace('#', '/') || 'generic'}.png`;
  const isPhoto = productImageUrl !== '' && !productImageUrl.startsWith('/img/d/');
  return URL.parse(isPhoto ? productImageUrl : drawn, origin)?.href;
}

export function totalsBlock({ market, text, order }: MailSetting): Block {
  const info = order.grandOrderPriceInfo;
  const paying = info.paymentDiscount;
  const saved = info.discountPrice - (paying?.amount ?? 0);
  return amountsBlock(market, [
    [text('orderMail.goods'), info.itemTotalPrice, true],
    // Below half of the smallest unit only the floats differ.
    [text('orderMail.savings'), -saved, saved > 0.0005],
    ...(paying ? [[paying.name, -paying.amount, true] satisfies AmountRow] : []),
    [text('orderMail.core'), info.corePrice, info.corePrice > 0],
    [text('orderMail.shipping'), info.shippingPrice, true],
    ...taxRows({ text, order }),
    [text('orderMail.total'), info.totalPrice, true, 'total'],
    [text('orderMail.afterCore'), info.totalAfterCoreReturn, info.corePrice > 0],
  ]);
}

type AmountRow = [label: string, amount: number, isShown: boolean, weight?: 'total'];

/** Several taxes that are added are told apart, as on every receipt. */
function taxRows({ text, order }: Pick<MailSetting, 'text' | 'order'>): AmountRow[] {
  const { tax, taxIncluded, taxLines = [] } = order.grandOrderPriceInfo;
  if (taxIncluded || taxLines.length < 2)
    return [[text(taxIncluded ? 'orderMail.taxIncluded' : 'orderMail.tax'), tax, true]];
  return taxLines.map(({ name, amount }) => [name, amount, true]);
}

/** PLUS-024: what goes back, or is held no longer, and when. */
export function refundBlock({ market, text, order }: MailSetting): Block {
  const [entry] = order.orders;
  const refund = entry?.refund;
  if (!refund) return {};
  const info = order.grandOrderPriceInfo;
  const isReturn = entry.orderType === 'RETURN';
  const { amount, hold, isPaid } = refund;
  const back = amount - (hold?.amount ?? 0);
  // Below half of the smallest unit only the floats differ.
  const hasBack = back > 0.0005;
  const on = (day: string) => ({ date: whenText(market, day) });
  return {
    ...amountsBlock(market, [
      [text('orderMail.goods'), info.itemTotalPrice, isReturn && info.itemTotalPrice > 0],
      [text('orderMail.coreBack'), info.corePrice, isReturn && info.corePrice > 0],
      [text('orderMail.shipping'), info.shippingPrice, isReturn && info.shippingPrice > 0],
      [text('orderMail.refund'), back, hasBack, 'total'],
      [text('orderMail.hold'), hold?.amount ?? 0, hold !== undefined, 'total'],
    ]),
    lines: [
      ...(hasBack ? [text(isPaid ? 'orderMail.refundSent' : 'orderMail.refundBy', on(refund.date))] : []),
      ...(hold ? [text(hold.isReleased ? 'orderMail.holdReleased' : 'orderMail.holdBy', on(hold.date))] : []),
    ],
  };
}

const amountsBlock = (market: MailSetting['market'], rows: readonly AmountRow[]): Block => ({
  amounts: rows
    .filter(([, , isShown]) => isShown)
    .map(([label, amount, , weight]) => [label, majorText(market, amount), weight] as const),
});

function placeOf({ market, order }: Pick<MailSetting, 'market' | 'order'>, { store }: Shipment): string {
  if (store) return [store.address1, store.city].filter(Boolean).join(', ');
  const address: Order['shippingAddress'] = order.shippingAddress;
  return address ? placeText(market, address) : '';
}
