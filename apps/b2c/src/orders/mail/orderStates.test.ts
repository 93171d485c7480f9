import { expect, test } from 'vitest';
import { br, mx, us, type Market } from '@driveline/markets';
import type { Order } from '@driveline/api/contract';
import { statusTable, type Flow } from '../status/statusTable.ts';
import { orderMail } from './orderMail.ts';
import { orderMailTopics, type OrderMailTopic } from './topics.ts';

/** Before everything that these orders promise. */
const now = new Date('2026-03-03T18:00:00Z');

const kinds: readonly (readonly [flow: Flow, orderType: string, shipmentType: string])[] = [
  ['parcel', 'ONLINEORDER', 'regular'],
  ['parcel', 'ONLINEORDER', 'nextday'],
  ['pickup', 'ONLINEORDER', 'instore'],
  ['counter', 'STOREORDER', 'instore'],
  ['return', 'RETURN', 'instore'],
  ['return', 'RETURN', 'regular'],
];
const waits = (orderType: string, orderStatus: string) =>
  orderType === 'ONLINEORDER' && ['SUBMITTED', 'PROCESSING'].includes(orderStatus);
/** How it is paid: at once, or later by a method that the market offers. */
const methods = [undefined, 'pix', 'boleto', 'oxxo', 'spei'] as const;
const cells = kinds.flatMap(([flow, orderType, shipmentType]) =>
  Object.keys(statusTable[flow]).flatMap((orderStatus) =>
    (waits(orderType, orderStatus) ? methods : [undefined]).flatMap((method) =>
      [false, true].map((isCore) => ({
        ...{ orderType, shipmentType, orderStatus, method, isCore },
        payBy: method && '2026-03-05T18:00:00Z',
        // The two share their runs: a core changes nothing of what was bought.
        isLate: orderStatus === 'DELAYED' && isCore,
      })),
    ),
  ),
);
type Cell = (typeof cells)[number];

const store = {
  address1: '12 Union Ave',
  city: 'Memphis',
  state: 'TN',
  zip: '38103',
  timeZone: 'America/Chicago',
};
const line = {
  ...{ brandName: 'Vantero', itemDescription: 'Alternator', drawing: '', partNumber: 'VT1', itemQuantity: 1 },
  ...{ lineTotal: 55, corePrice: 20, vehicleName: null, productImageUrl: 'https://cdn.example/vt1.jpg' },
};
const orderOf = ({ orderType, shipmentType, orderStatus, payBy, method, isCore, isLate }: Cell) => ({
  orders: [
    {
      ...{ orderId: 'K7M2P9QX4T', orderType, orderStatus, placedAt: null, payBy },
      refund: { amount: 75, date: '2026-03-09', isPaid: orderStatus === 'COMPLETE' },
      shipmentInfoList: [
        {
          ...{ shipmentId: 'one', shipmentType, orderStatus, pickupCode: 'RT7K2P', shippingPrice: 0 },
          estimatedDeliveryDate: '2026-03-06',
          ...(isLate && { formerDeliveryDate: '2026-03-02' }),
          canCancel: !isCore,
          history: [
            {
              orderStatus: shipmentType === 'instore' ? 'PICKED UP' : 'DELIVERED',
              at: '2026-03-04T18:00:00Z',
            },
          ],
          ...(shipmentType === 'instore' && { store }),
          lineItemList: [{ ...line, afterSale: { isCore } }],
        },
      ],
    },
  ],
  grandOrderPriceInfo: {
    ...{
      currency: 'USD',
      totalPrice: 75,
      corePrice: 20,
      itemTotalPrice: 55,
      discountPrice: 0,
      shippingPrice: 0,
    },
    ...{ tax: 0, taxIncluded: true, estimatedFor: null, totalAfterCoreReturn: 55 },
  },
  grandPaymentAccountList: [],
  ...(method && {
    paymentInstructions: {
      ...{
        paymentMethod: method,
        kind: method,
        status: 'waiting',
        amount: 75,
        code: '646180157000000004',
        payBy,
      },
      bank: 'STP',
    },
  }),
  contact: { email: 'ana@example.com', phoneNumber: '', firstName: 'Ana', lastName: 'Buyer' },
  shippingAddress: {
    ...{ firstName: 'Ana', lastName: 'Buyer', address1: 'Rua Augusta 100', address2: 'Apto 12 - Consolação' },
    ...{ city: 'São Paulo', state: 'SP', postalCode: '01305000' },
  },
});

const said = {
  us: {
    coming: /Arrives |Ready \w/,
    code: 'Pickup code',
    counter: /photo ID[^]*Pickup code: RT7K2P/,
    unpaid: 'as soon as your payment arrives',
    later: /March 6\. It was due by .*March 2/,
    until: { sent: 'until it ships', collected: 'until you pick it up' },
  },
  mx: {
    coming: /llega el|listo a partir/i,
    code: 'Código para recoger',
    counter: /identificación[^]*Código para recoger: RT7K2P/,
    unpaid: 'se registre tu pago',
    later: /6 de marzo\. Estaba previsto para el .*2 de marzo/,
    until: { sent: 'antes de que se envíe', collected: 'antes de recogerlo' },
  },
  br: {
    coming: /chega |pronto a partir/i,
    code: 'Código de retirada',
    counter: /documento[^]*Código de retirada: RT7K2P/,
    unpaid: 'pagamento for confirmado',
    later: /6 de março \(antes: .*2 de março/,
    until: { sent: 'até o envio', collected: 'até a retirada' },
  },
};
const over = /DELIVERED|PICKED UP|COMPLETE|CANCEL|UNDELIVERABLE|NO_PENDING/;

test.each([us, mx, br])('[PLUS-063] no mail of any state contradicts it in $code', (market) => {
  const { coming, code, counter, unpaid, later, until } = said[market.code as keyof typeof said];
  const { methods: offered } = market.payments;
  for (const cell of cells.filter(({ method }) => !method || offered.some(({ id }) => id === method)))
    for (const topic of orderMailTopics) {
      const order = orderOf(cell) as unknown as Order;
      const mail = orderMail(market, 'm1', {
        now,
        topic,
        order,
        shipmentId: 'one',
        origin: 'https://shop.example',
      });
      if (!mail) continue;
      const name = `${JSON.stringify(cell)}, ${topic}`;
      const { text, html } = mail;
      const isReturn = cell.orderType === 'RETURN';
      expect(text + html, name).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
      if (over.test(cell.orderStatus) || isReturn || cell.payBy) {
        expect(text, name).not.toMatch(coming);
        expect(text, name).not.toContain(code);
      }
      if (topic === 'order-ready') expect(text, name).toMatch(counter);
      expect(text.includes(unpaid), name).toBe(cell.payBy !== undefined);
      if (cell.method) expect(text, name).toContain('646180157000000004');
      if (cell.isLate) expect(text, name).toMatch(later);
      if (topic === 'order-delayed') {
        const flow = cell.shipmentType === 'instore' ? 'collected' : 'sent';
        for (const [way, words] of Object.entries(until))
          expect(text.includes(words), name).toBe(!cell.isCore && way === flow);
      }
      expect(html, name).toContain('src="https://cdn.example/vt1.jpg"');
      expect(html, name).toContain('https://shop.example/user/orderHistory/K7M2P9QX4T');
    }
});

test.each(
  [
    [us, 'It was due by', /Arrives|Ready \w/, /March 2\b/],
    [mx, 'Estaba previsto', /llega el|listo a partir/i, /\b2 de marzo/],
    [br, 'Estava previsto', /chega |pronto a partir/i, /\b2 de março/],
  ].flatMap((row) =>
    [
      ['regular', 'SHIPPED', 'order-shipped'],
      ['nextday', 'SUBMITTED', 'order-placed'],
      ['instore', 'SUBMITTED', 'order-placed'],
    ].map((way) => [...row, ...way] as const),
  ) as [Market, string, RegExp, RegExp, string, string, OrderMailTopic][],
)(
  '[PLUS-063] %#: what is not there on its promised day is late in its mail',
  (market, late, comes, before, shipmentType, orderStatus, topic) => {
    const sent = { orderType: 'ONLINEORDER', shipmentType, orderStatus, payBy: undefined };
    const order = orderOf({ ...sent, method: undefined, isCore: false, isLate: false }) as unknown as Order;
    const told = (at: string) => orderMail(market, 'm1', { now: new Date(at), topic, order })!.text;
    expect(told('2026-03-06T18:00:00Z')).toMatch(comes);
    expect(told('2026-03-07T18:00:00Z')).toContain(late);
    expect(told('2026-03-07T18:00:00Z')).not.toMatch(comes);
    // A new day that is over is none.
    order.orders[0]!.shipmentInfoList[0]!.formerDeliveryDate = '2026-03-02';
    expect(told('2026-03-07T18:00:00Z')).toContain(late);
    expect(told('2026-03-07T18:00:00Z')).not.toMatch(before);
  },
);

test.each([
  [br, undefined, 'Rua Augusta 100, Apto 12 - Consolação, São Paulo, SP 01305-000'],
  [
    mx,
    { address1: 'Roma 12', address2: 'Col. Juárez', city: 'Cuauhtémoc', state: 'CMX', postalCode: '06600' },
    'Roma 12, Col. Juárez, Cuauhtémoc, CDMX 06600',
  ],
] as const)(
  '[PLUS-063] a mail about what was sent has its address as a letter does: $0.code',
  (market, place, line) => {
    const sent = {
      orderType: 'ONLINEORDER',
      shipmentType: 'regular',
      orderStatus: 'SHIPPED',
      payBy: undefined,
      method: undefined,
      isCore: false,
      isLate: false,
    };
    const order = orderOf(sent) as unknown as Order;
    Object.assign(order.shippingAddress!, place);
    const { text } = orderMail(market, 'm1', { now, topic: 'order-shipped', order })!;
    expect(text).toContain(line);
  },
);

test.each([
  ['', 'rotor#l5-v', 'https://shop.example/img/d/rotor/l5-v.png'],
  ['/img/d/rotor.svg', 'rotor', 'https://shop.example/img/d/rotor.png'],
  ['', '', 'https://shop.example/img/d/generic.png'],
  ['/photos/vt1.jpg', 'rotor#l5-v', 'https://shop.example/photos/vt1.jpg'],
])('[PLUS-029] a line with the photo %j and the drawing %j shows %s', (productImageUrl, drawing, shown) => {
  const sent = {
    ...{ orderType: 'ONLINEORDER', shipmentType: 'regular', orderStatus: 'SHIPPED', payBy: undefined },
    ...{ method: undefined, isCore: false, isLate: false },
  };
  const order = orderOf(sent) as unknown as Order;
  Object.assign(order.orders[0]!.shipmentInfoList[0]!.lineItemList[0]!, { productImageUrl, drawing });
  const origin = 'https://shop.example/es';
  const { html } = orderMail(us, 'm1', { now, topic: 'order-shipped', order, origin })!;
  expect(html).toContain(`<img src="${shown}" alt=""`);
});

test('[PLUS-013] a returned core is named as one, with its deposit', () => {
  const back = {
    orderType: 'RETURN',
    shipmentType: 'instore',
    orderStatus: 'SUBMITTED',
    payBy: undefined,
    method: undefined,
    isCore: true,
    isLate: false,
  };
  const { text } = orderMail(us, 'm1', {
    now,
    topic: 'return-announced',
    order: orderOf(back) as unknown as Order,
  })!;
  expect(text).toContain('Old part: Vantero Alternator · VT1 · Quantity 1 · $20.00');
  expect(text).toContain('Return number: RT7K2P');
});
