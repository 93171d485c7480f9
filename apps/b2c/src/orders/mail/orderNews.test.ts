import { describe, expect, test } from 'vitest';
import { br, mx, us } from '@driveline/markets';
import type { Order, OrderEntry } from '@driveline/api/contract';
import { orderMailTopics } from './topics.ts';
import { orderMail } from './orderMail.ts';

const line = {
  brandName: 'Vantero',
  itemDescription: 'Pads',
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

describe.each([us, mx, br])('mails of $code', (market) => {
  test.each(orderMailTopics)(
    '[PLUS-040] %s has a subject of its own, words without gaps, and HTML of the same words',
    (topic) => {
      const { subject, text, html } = orderMail(market, 'm1', { topic, order: order({}), shipmentId: 'two' });
      expect(subject).toContain('K7M2P9QX4T');
      expect(text + html).not.toMatch(/\{\w+\}|undefined|NaN|null/);
      for (const paragraph of text.split('\n').filter((each) => !each.includes(': '))) {
        expect(html).toContain(paragraph.trim());
      }
    },
  );

  test('[PLUS-024] a return says what goes back and when', () => {
    const given = order({ orderType: 'RETURN' });
    const announced = orderMail(market, 'm1', {
      topic: 'return-announced',
      order: given,
      shipmentId: 'two',
    }).text;
    expect(announced).toContain('RT7K2P');
    expect(announced).toContain(
      new Intl.NumberFormat(market.locale, { style: 'currency', currency: market.currency.code }).format(75),
    );
    expect(announced).toContain('9');
  });
});

test('[PLUS-040] a purchase names every card that paid it', () => {
  const paid = ['0001', '4242'].map((lastFour) => ({
    paymentMethod: 'card',
    cardType: 'visa',
    lastFour,
    amount: 1,
  }));
  const { text } = orderMail(us, 'm1', {
    topic: 'order-placed',
    order: { ...order({}), grandPaymentAccountList: paid },
  });
  expect(text).toContain('ending in 0001');
  expect(text).toContain('ending in 4242');
});

test('a mail about one shipment leaves out the others, a cancellation names what was cancelled', () => {
  const shipped = orderMail(us, 'm1', { topic: 'order-shipped', order: order({}), shipmentId: 'two' }).text;
  expect([shipped.includes('PWtwo'), shipped.includes('PWone')]).toEqual([true, false]);
  const cancelled = orderMail(us, 'm1', {
    topic: 'order-cancelled',
    order: order({}),
    shipmentId: 'two',
  }).text;
  expect([cancelled.includes('PWtwo'), cancelled.includes('PWone')]).toEqual([false, true]);
  expect(cancelled).toContain('In your account by Monday, March 9');
});
