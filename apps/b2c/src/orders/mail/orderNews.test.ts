import { describe, expect, test } from 'vitest';
import { br, mx, us, type Market } from '@driveline/markets';
import type { Order, OrderEntry } from '@driveline/api/contract';
import { orderMailTopics, type OrderMailTopic } from './topics.ts';
import { orderMail } from './orderMail.ts';

/** Before everything that these orders promise. */
const now = new Date('2026-03-03T18:00:00Z');

const line = {
  brandName: 'Vantero',
  itemDescription: 'Pads',
  drawing: 'pads',
  productImageUrl: '',
  partNumber: 'VT1',
  itemQuantity: 1,
  lineTotal: 55,
  vehicleName: null,
  afterSale: { reason: 'did-not-fit' },
};
const shipment = (shipmentId: string, orderStatus: string) => ({
  shipmentId,
  shipmentType: 'regular',
  orderStatus,
  lineItemList: [line],
  estimatedDeliveryDate: '2026-03-06',
  shippingPrice: 0,
  pickupCode: 'RT7K2P',
  carrier: 'Parcelway',
  trackingNumber: `PW${shipmentId}`,
});
const order = (entry: Partial<OrderEntry>) =>
  ({
    orders: [
      {
        orderId: 'K7M2P9QX4T',
        orderType: 'ONLINEORDER',
        orderStatus: 'SHIPPED',
        placedAt: null,
        shipmentInfoList: [shipment('one', 'CANCELLED'), shipment('two', 'SHIPPED')],
        payBy: '2026-03-05T18:00:00Z',
        refund: { amount: 75, date: '2026-03-09', isPaid: false },
        ...entry,
      },
    ],
    grandOrderPriceInfo: {
      currency: 'USD',
      totalPrice: 75,
      corePrice: 20,
      itemTotalPrice: 55,
      discountPrice: 0,
      shippingPrice: 0,
      tax: 0,
      taxIncluded: true,
      estimatedFor: null,
      totalAfterCoreReturn: 55,
    },
    grandPaymentAccountList: [],
    contact: { email: 'ana@example.com', phoneNumber: '', firstName: 'Ana', lastName: 'Buyer' },
  }) as unknown as Order;

/** A state in which the news of each topic is true. */
const states: Readonly<Record<OrderMailTopic, readonly [status: string, type?: string, payBy?: undefined]>> =
  {
    'order-placed': ['SUBMITTED', 'ONLINEORDER', undefined],
    'order-waiting': ['PROCESSING'],
    'order-paid': ['PROCESSING', 'ONLINEORDER', undefined],
    'order-ready': ['READY FOR PICK UP', 'STOREORDER'],
    'order-shipped': ['SHIPPED', 'ONLINEORDER', undefined],
    'order-delivered': ['DELIVERED'],
    'order-delayed': ['DELAYED'],
    'order-undeliverable': ['UNDELIVERABLE'],
    'order-cancelled': ['CANCELLED'],
    'order-expired': ['CANCELLED'],
    'order-refunded': ['COMPLETE', 'RETURN'],
    'order-payment-reminder': ['PROCESSING'],
    'return-announced': ['SUBMITTED', 'RETURN'],
    'return-received': ['PROCESSING', 'RETURN'],
  };
const inState = (topic: OrderMailTopic) => {
  const [status, orderType = 'ONLINEORDER', ...rest] = states[topic];
  const shipmentInfoList = [
    shipment('one', 'CANCELLED'),
    shipment('two', status),
  ] as OrderEntry['shipmentInfoList'];
  return order({
    orderType,
    shipmentInfoList,
    ...(rest.length > 0 && { payBy: undefined }),
  } as Partial<OrderEntry>);
};

describe.each([us, mx, br])('mails of $code', (market) => {
  test.each(orderMailTopics)(
    '[PLUS-040] %s has a subject of its own, words without gaps, and HTML of the same words',
    (topic) => {
      const news = { now, topic, order: inState(topic), shipmentId: 'two', origin: 'https://shop.example' };
      const { subject, text, html } = orderMail(market, 'm1', news)!;
      expect(subject).toContain('K7M2P9QX4T');
      expect(text + html).not.toMatch(/\{\w+\}|undefined|NaN|null/);
      expect(text).toMatch(/: https:\/\/shop\.example\/user\/orderHistory\/K7M2P9QX4T$/m);
      expect(html).toContain('href="https://shop.example/user/orderHistory/K7M2P9QX4T"');
      for (const paragraph of text.split('\n').filter((each) => !each.includes(': '))) {
        for (const words of paragraph.split(' · ')) expect(html).toContain(words);
      }
    },
  );

  test('[PLUS-064] a parcel can be followed from its mail, where its carrier has a page', () => {
    const told = (trackingUrl: string | undefined, origin?: string) => {
      const parcel = { ...shipment('two', 'SHIPPED'), ...(trackingUrl && { trackingUrl }) };
      const shipmentInfoList = [parcel] as OrderEntry['shipmentInfoList'];
      const of = order({ shipmentInfoList, payBy: undefined } as Partial<OrderEntry>);
      return orderMail(market, 'm1', { now, topic: 'order-shipped', order: of, shipmentId: 'two', origin })!;
    };
    const page = 'https://carrier.example/track?n=PWtwo';
    expect(told(page).text).toContain(`: ${page}`);
    expect(told(page).html).toContain(`href="${page}"`);
    expect(told('/sandbox-pay/parcel/PWtwo', 'https://shop.example/es').text).toContain(
      ': https://shop.example/es/sandbox-pay/parcel/PWtwo',
    );
    for (const nowhere of [told('/sandbox-pay/parcel/PWtwo'), told(undefined)]) {
      expect(nowhere.text).toContain('PWtwo');
      expect(nowhere.text).not.toContain(': http');
    }
  });

  test('[PLUS-024] a return says what goes back and when', () => {
    const news = {
      now,
      topic: 'return-announced',
      order: inState('return-announced'),
      shipmentId: 'two',
    } as const;
    const announced = orderMail(market, 'm1', news)!.text;
    expect(announced).toContain('RT7K2P');
    expect(announced).toContain(
      new Intl.NumberFormat(market.locale, { style: 'currency', currency: market.currency.code }).format(75),
    );
    expect(announced).toContain('9');
  });

  test('[PLUS-024] a return that brings its delivery back has a row of it', () => {
    const made = inState('return-announced');
    const rowsOf = (shippingPrice: number) => {
      const grandOrderPriceInfo = { ...made.grandOrderPriceInfo, shippingPrice };
      const news = { now, topic: 'return-announced', shipmentId: 'two' } as const;
      return orderMail(market, 'm1', { ...news, order: { ...made, grandOrderPriceInfo } })!.text.split('\n');
    };
    const own = rowsOf(19.9).filter((row) => !rowsOf(0).includes(row));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/^(Delivery|Envío|Frete): .*19[.,]90$/);
  });
});

test('[PLUS-040] a purchase names all that paid it, a gift card as one, each with its part', () => {
  const installments = { count: 2, text: '2 payments of $32.50' };
  const paid = [
    { paymentMethod: 'giftCard', cardType: 'giftcard', lastFour: '0001', amount: 10 },
    { paymentMethod: 'visa', cardType: 'visa', lastFour: '4242', amount: 65, installments },
    { paymentMethod: 'pix', cardType: '', lastFour: '', amount: 5 },
  ];
  const textIn = (market: Market) =>
    orderMail(market, 'm1', {
      now,
      topic: 'order-placed',
      order: { ...inState('order-placed'), grandPaymentAccountList: paid },
    })!.text;
  expect(textIn(us)).toContain(
    'Gift card ending in 0001: $10.00\nVisa ending in 4242 · 2 payments of $32.50: $65.00\nPix: $5.00',
  );
  expect(textIn(mx)).toContain('Tarjeta de regalo con terminación 0001: $10.00');
  expect(textIn(br)).toContain('Vale-presente com final 0001: R$');
});

test('a mail about one shipment leaves out the others, a cancellation names what was cancelled', () => {
  const shipped = orderMail(us, 'm1', {
    now,
    topic: 'order-shipped',
    order: inState('order-shipped'),
    shipmentId: 'two',
  })!.text;
  expect([shipped.includes('PWtwo'), shipped.includes('PWone')]).toEqual([true, false]);
  const cancelled = orderMail(us, 'm1', {
    now,
    topic: 'order-cancelled',
    order: inState('order-shipped'),
    shipmentId: 'one',
  })!.text;
  expect([cancelled.includes('PWtwo'), cancelled.includes('PWone')]).toEqual([false, true]);
  expect(cancelled).toContain('In your account by Monday, March 9');
});

test.each([
  [us, 'weren’t charged', 'refund'],
  [mx, 'no se te cobró nada', 'reembols'],
  [br, 'nada foi cobrado', 'reembols'],
])('[PLUS-022] %#: who had not paid yet is told that nothing was charged', (market, told, promised) => {
  const introOf = (change: object) =>
    orderMail(market, 'm1', {
      now,
      topic: 'order-cancelled',
      order: { ...inState('order-cancelled'), ...change },
    })!.text.split('\n\n')[0];
  const instructions = (status: string) => ({
    orders: inState('order-cancelled').orders.map(({ refund: _none, ...entry }) => entry),
    paymentInstructions: { paymentMethod: 'oxxo', kind: 'oxxo', amount: 75, code: '1', payBy: '', status },
  });
  expect(introOf(instructions('expired'))).toContain(told);
  expect(introOf(instructions('expired'))).not.toContain(promised);
  expect(introOf(instructions('paid'))).toContain(promised);
  expect(introOf({})).toContain(promised);
});

test.each([
  [us, 'releasing the hold', 'Released by Monday, March 9', /refund|In your account/i],
  [mx, 'liberar el importe retenido', 'Se libera a más tardar el lunes, 9 de marzo', /reembols/i],
  [br, 'liberar o valor reservado', 'Liberação até segunda-feira, 9 de março', /reembols/i],
])('[PLUS-024] %#: of a card that was never charged the hold is released', (market, intro, by, refund) => {
  const hold = { amount: 50, date: '2026-03-09', isReleased: false };
  const told = (change: object) => {
    const refundOf = { amount: 75, date: '2026-03-09', isPaid: false, ...change };
    const made = inState('order-cancelled');
    const orders = made.orders.map((entry) => ({ ...entry, refund: refundOf }));
    return orderMail(market, 'm1', { now, topic: 'order-cancelled', order: { ...made, orders } })!.text;
  };
  expect(told({ hold: { ...hold, amount: 75 } })).toContain(intro);
  expect(told({ hold: { ...hold, amount: 75 } })).toContain(by);
  expect(told({ hold: { ...hold, amount: 75 } })).not.toMatch(refund);
  // A gift card had paid the rest.
  const both = told({ hold });
  expect(both).toMatch(refund);
  expect(both).toContain(by);
  expect(both).not.toContain('75');
  expect(told({})).not.toContain(by);
});

test('[PLUS-063] news that is over is not mailed: a late mail never says what is no longer true', () => {
  const sent = (topic: OrderMailTopic, status: string, orderType = 'ONLINEORDER') => {
    const shipmentInfoList = [shipment('two', status)] as OrderEntry['shipmentInfoList'];
    const given = order({ orderType, shipmentInfoList, payBy: undefined } as unknown as Partial<OrderEntry>);
    return orderMail(us, 'm1', { now, topic, order: given, shipmentId: 'two' }) !== undefined;
  };
  expect(sent('order-shipped', 'SHIPPED')).toBe(true);
  expect(sent('order-shipped', 'DELIVERED')).toBe(false);
  expect(sent('order-ready', 'PICKED UP')).toBe(false);
  expect(sent('order-delayed', 'READY TO SHIP')).toBe(false);
  expect(sent('order-placed', 'CANCELLED')).toBe(false);
  // Paid meanwhile.
  expect(sent('order-payment-reminder', 'PROCESSING')).toBe(false);
  expect(sent('return-announced', 'COMPLETE', 'RETURN')).toBe(false);
});
