import type { Cart, Line, Order, OrderEntry } from '@driveline/api';
import { describe, expect, test } from 'vitest';
import { cart, line, shipment, store } from '../../test/fixtures.ts';
import { orderGroup, orderTotals, placedOrder, returnSlip } from './index.ts';
import { placedGroup } from './placedGroup.ts';
import { addressLines } from './placedOrder.ts';

const market = {
  currency: { minorDigits: 2 },
  postalCode: { formats: ['#####', '#####-####'], digitsSent: 5, example: '38103' },
  phone: { formats: ['(###) ###-####'], example: '(901) 555-1234', countryCode: '1' },
};
const memphis = store({ messageToDisplay: 'Open until 9' });
const address = {
  firstName: 'Ann',
  lastName: 'Cruz',
  address1: '500 Beale St',
  address2: 'Apt 4',
  city: 'Memphis',
  state: 'TN',
  postalCode: '381031234',
};
const entry = (facts: Partial<OrderEntry> = {}): OrderEntry => ({
  orderId: 'o1',
  orderType: 'ONLINEORDER',
  orderStatus: 'PROCESSING',
  placedAt: '2026-11-20T10:00:00Z',
  shipmentInfoList: [shipment([line()])],
  ...facts,
});
const order = (facts: Partial<Order> = {}): Order => ({ ...cart(), orders: [entry()], ...facts });

describe('a group of lines', () => {
  const shownLine = {
    id: 'ci1',
    skuNumber: '100',
    partNumber: 'BP-1',
    brand: 'Tarn',
    title: 'Brake pads',
    href: '/products/brake-pads',
    picture: { drawing: 'pads' },
    quantity: 1,
    unitMinor: 2000,
    coreMinor: 0,
    totalMinor: 2000,
    fit: { state: 'UNIVERSAL', reasons: [] },
    shipmentType: 'instore',
  };

  test('has of a shipment what it knows, and nothing else', () => {
    expect(orderGroup(shipment([line()]), market)).toEqual({
      id: 's1',
      shipmentType: 'instore',
      lines: [shownLine],
    });
  });

  test('has day and store of a shipment, and what comes after the order only once it is placed', () => {
    const known = {
      store: memphis,
      estimatedDeliveryDate: '2026-11-25',
      pickupCode: 'K7M2QX',
      carrier: 'UPS',
      trackingNumber: '1Z',
      shipmentType: 'nextday' as const,
    };
    expect(orderGroup(shipment([], known), market)).toEqual({
      id: 's1',
      shipmentType: 'nextday',
      lines: [],
      when: '2026-11-25',
      store: { name: '1 Main St', hours: 'Open until 9' },
    });
    expect(placedGroup(entry(), shipment([], known), market)).toMatchObject({
      store: { name: '1 Main St', place: '1 Main St, Memphis, TN 38103', hours: 'Open until 9' },
      status: 'PROCESSING',
      carrier: 'UPS',
      trackingNumber: '1Z',
    });
  });

  const of = (facts: Partial<Line>) => orderGroup(shipment([line(facts)]), market).lines[0];

  test('shows of a line the former price only where that was higher', () => {
    expect(of({ listPrice: 25 })).toEqual({ ...shownLine, wasMinor: 2500 });
    expect(of({ listPrice: 15 })).toEqual(shownLine);
  });

  test('says of a line what was decided and what is wrong with it', () => {
    const facts = {
      vehicleName: 'Civic',
      misfitAccepted: false,
      errorMessage: 'Sold out',
      itemHasError: true,
    };
    expect(of(facts)).toEqual({
      ...shownLine,
      vehicleName: 'Civic',
      misfitAccepted: false,
      error: 'Sold out',
    });
    expect(of({ errorMessage: 'Sold out' })).toEqual(shownLine);
    expect(of({ itemHasError: true })).toEqual(shownLine);
  });

  test('has prices of the ways a line can come in minor units', () => {
    const availability = {
      most: 3,
      nextDay: { date: '2026-11-25', orderBy: '20:00', price: 9.99 },
      regular: { date: '2026-11-27', price: 5.99, freight: true },
    } as unknown as NonNullable<Line['availability']>;
    expect(of({ availability })?.availability).toEqual({
      most: 3,
      nextDay: { date: '2026-11-25', orderBy: '20:00', priceMinor: 999 },
      regular: { date: '2026-11-27', priceMinor: 599, freight: true },
    });
  });
});

test('[PLUS-063] a placed shipment has day and code by its status, not by what was promised', () => {
  const picked = shipment([], {
    orderStatus: 'CANCELLED',
    estimatedDeliveryDate: '2026-11-25',
    pickupCode: 'K7',
  });
  expect(placedGroup(entry(), picked, market)).toEqual({
    id: 's1',
    shipmentType: 'instore',
    lines: [],
    status: 'CANCELLED',
    canCancel: false,
    flow: 'pickup',
    tense: 'off',
  });
});

test("[PLUS-064] a placed shipment leads to its carrier's page", () => {
  const sent = shipment([], { trackingNumber: 'PW1', trackingUrl: 'https://carrier.example/PW1' });
  expect(placedGroup(entry(), sent, market)).toMatchObject({ trackingHref: 'https://carrier.example/PW1' });
});

describe('the amounts of an order', () => {
  const info: Cart['grandOrderPriceInfo'] = {
    currency: 'USD',
    totalPrice: 100,
    corePrice: 10,
    itemTotalPrice: 80,
    discountPrice: 5,
    shippingPrice: 6,
    tax: 7.5,
    taxIncluded: false,
    estimatedFor: null,
    totalAfterCoreReturn: 90,
  };
  const totals = (facts: Partial<typeof info> = {}, kind?: 'placed' | 'refund') =>
    orderTotals(
      {
        ...cart([shipment([line({ itemQuantity: 2 }), line()])]),
        grandOrderPriceInfo: { ...info, ...facts },
      },
      market,
      kind,
    );
  const amounts = {
    itemCount: 3,
    partsMinor: 8000,
    discountMinor: 500,
    coreMinor: 1000,
    shippingMinor: 600,
    taxIncluded: false,
    totalMinor: 10_000,
    afterCoreMinor: 9000,
    withCode: false,
  };

  test.each([
    ['nobody knows where it goes, with tax on what is picked up', {}, undefined, { pickupTaxMinor: 750 }],
    ['nobody knows where it goes, without tax', { tax: 0 }, undefined, {}],
    ['the place is known', { estimatedFor: '38103' }, undefined, { taxMinor: 750, place: '38103' }],
    ['prices have tax in them', { taxIncluded: true }, undefined, { taxMinor: 750, taxIncluded: true }],
    ['it was placed', {}, 'placed' as const, { taxMinor: 750, kind: 'placed' }],
    ['it comes back', {}, 'refund' as const, { taxMinor: 750, kind: 'refund' }],
  ])('[CART-054] when %s', (_name, facts, kind, shown) => {
    expect(totals(facts, kind)).toEqual({ ...amounts, ...shown });
  });
});

describe('a placed order', () => {
  const paid = { cardType: 'visa', paymentMethod: 'card', lastFour: '4242', amount: 20 };

  test('has who paid, who gets it and where', () => {
    const contact = {
      email: 'a@b.co',
      firstName: 'Ann',
      lastName: 'Cruz',
      phoneNumber: '9015551234',
      fiscalId: '',
    };
    const shown = placedOrder(
      order({
        contact,
        shippingAddress: address,
        grandPaymentAccountList: [paid, { ...paid, cardType: '', paymentMethod: 'oxxo', amount: 1.5 }],
      } as Partial<Order>),
      market,
    );
    expect(shown).toMatchObject({
      number: 'o1',
      placedAt: '2026-11-20T10:00:00Z',
      contact: { name: 'Ann Cruz', email: 'a@b.co', phone: '(901) 555-1234' },
      address: ['500 Beale St', 'Apt 4', 'Memphis, TN 38103-1234'],
      payments: [
        { vendor: 'visa', lastFour: '4242', amountMinor: 2000 },
        { vendor: 'oxxo', lastFour: '4242', amountMinor: 150 },
      ],
      totals: { kind: 'placed' },
    });
    expect(shown).not.toHaveProperty('refunds');
  });

  test('says nothing of what it does not know', () => {
    const nobody = { email: 'a@b.co', firstName: '', lastName: 'Cruz', phoneNumber: '', fiscalId: '' };
    expect(placedOrder(order({ orders: [], contact: nobody } as Partial<Order>), market)).toEqual({
      number: '',
      shipments: [],
      totals: orderTotals(order({ orders: [] }), market),
      payments: [],
      contact: { name: 'Cruz', email: 'a@b.co' },
    });
  });

  test('[PLUS-024] that comes back goes to nobody, and says what is paid back', () => {
    const back = entry({
      orderType: 'RETURN',
      refund: { tenders: [{ ...paid, amount: 9.5 }] },
    } as Partial<OrderEntry>);
    const shown = placedOrder(order({ orders: [back], shippingAddress: address } as Partial<Order>), market);
    expect(shown).not.toHaveProperty('address');
    expect(shown.refunds).toEqual([{ vendor: 'visa', lastFour: '4242', amountMinor: 950 }]);
  });

  test('an address has a line only for what it has', () => {
    expect(addressLines({ ...address, address2: '' }, market)).toEqual([
      '500 Beale St',
      'Memphis, TN 38103-1234',
    ]);
  });
});

describe('[PLUS-024] how a return is handed in', () => {
  const core = { afterSale: { isCore: true } } as Partial<Line>;
  const slip = (facts: object, lines = [line()], of: Partial<OrderEntry> = {}) =>
    returnSlip(
      order({
        orders: [
          entry({
            orderType: 'RETURN',
            orderStatus: 'SUBMITTED',
            shipmentInfoList: [shipment(lines, facts)],
            ...of,
          }),
        ],
      }),
      market,
    );

  test('at a store', () => {
    expect(slip({ store: memphis, pickupCode: 'K7' })).toEqual({
      method: 'store',
      code: 'K7',
      store: { name: '1 Main St', place: '1 Main St, Memphis, TN 38103', hours: [] },
    });
    const closedDates = ['2026-12-25'];
    expect(slip({ store: { ...memphis, closedDates } })).toMatchObject({ store: { closedDates } });
  });

  test('by mail', () => {
    expect(slip({ shipmentType: 'regular', returnTo: { name: 'Returns', ...address } })).toEqual({
      method: 'mail',
      sendTo: ['Returns', '500 Beale St', 'Apt 4', 'Memphis, TN 38103-1234'],
    });
  });

  test('of cores only says so', () => {
    expect(slip({}, [line(core), line(core)])).toEqual({ method: 'store', isCore: true });
    expect(slip({}, [line(core), line()])).toEqual({ method: 'store' });
    expect(slip({}, [])).toEqual({ method: 'store' });
  });

  test('is said only while it was started, and of a return', () => {
    expect(slip({}, [line()], { orderStatus: 'PROCESSING' })).toBeUndefined();
    expect(slip({}, [line()], { orderType: 'ONLINEORDER' })).toBeUndefined();
    expect(slip({}, [line()], { shipmentInfoList: [] })).toBeUndefined();
    expect(returnSlip(order({ orders: [] }), market)).toBeUndefined();
  });
});
