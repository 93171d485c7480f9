import type { OrderEntry, Shipment } from '@driveline/api';
import { orderStatuses } from '@driveline/api/contract';
import { fixture } from '@driveline/api/testing';
import { describe, expect, test } from 'vitest';
import {
  historyOrder,
  orderFacts,
  orderTitle,
  orderTotals,
  placedOrder,
  relatedOrders,
  returnedOf,
  shipmentFacts,
  trackedShipments,
} from './index.ts';

const cents = {
  currency: { minorDigits: 2 },
  postalCode: { characters: '0-9', formats: ['#####', '#####-####'], digitsSent: 5, example: '38103' },
  phone: { formats: ['(###) ###-####'], example: '(901) 555-1234', countryCode: '1' },
};
const detail = fixture('orders.detail');
const [placed] = detail.orders;
const promised = '2026-11-25';
const history = [
  { orderStatus: 'SUBMITTED', at: '2026-11-20T10:00:00Z' },
  { orderStatus: 'DELIVERED', at: '2026-11-24T15:00:00Z' },
];

function facts(orderType: string, orderStatus: string, more: Partial<Shipment & OrderEntry> = {}) {
  const { payBy, shipmentType = 'instore', ...rest } = more;
  const shipment: Shipment = {
    ...placed!.shipmentInfoList[0]!,
    ...{ shipmentType, orderStatus, estimatedDeliveryDate: promised, pickupCode: 'K7M2QX', history },
    ...rest,
  };
  const entry = { ...placed!, orderType, orderStatus, ...(payBy && { payBy }), shipmentInfoList: [shipment] };
  return { entry, shipment, own: shipmentFacts(entry, shipment), all: orderFacts(entry) };
}

test.each([
  ['nothing', [], 0, 0, undefined],
  ['a cancelled return', ['CANCELLED'], 0, 0, undefined],
  ['one part of two', ['SUBMITTED'], 1, 1, { status: 'RETURN STARTED', parts: 1, of: 2 }],
  [
    'the rest while one is refunded',
    ['COMPLETE', 'PROCESSING'],
    2,
    2,
    { status: 'RETURN RECEIVED', parts: 2, of: 2 },
  ],
  ['all of it', ['COMPLETE', 'CANCELLED'], 2, 2, { status: 'REFUNDED', parts: 2, of: 2 }],
  ['a core alone', ['SUBMITTED'], 0, 1, { status: 'RETURN STARTED', parts: 0, of: 2, isCore: true }],
] as const)('[PLUS-063] of an order comes back: %s', (_name, statuses, returned, coresReturned, told) => {
  const { entry } = facts('ONLINEORDER', 'DELIVERED');
  const [shipment] = entry.shipmentInfoList;
  const [line] = shipment!.lineItemList;
  const afterSale = { ...line!.afterSale!, returned, coresReturned };
  const bought = { ...shipment!, lineItemList: [{ ...line!, itemQuantity: 2, afterSale }] };
  const returnOrders = statuses.map((orderStatus, at) => ({ orderId: `R-${at}`, orderStatus }));
  const order = { ...entry, shipmentInfoList: [bought], returnOrders };
  expect(returnedOf(order)).toEqual(told);
  const row = historyOrder({ ...order, currency: 'USD', totalPrice: 1, itemCount: 2 }, cents);
  expect([row.status, row.returned]).toEqual(['DELIVERED', told]);
});

test('a return has a title of its own', () => {
  const titleOf = (orderType: string) => orderTitle({ orders: [facts(orderType, 'SUBMITTED').entry] });
  expect(['RETURN', 'ONLINEORDER'].map(titleOf)).toEqual(['orders.title.return', 'track.order']);
  expect(orderTitle(undefined)).toBe('track.order');
});

test('[PLUS-024] an order names its returns and where each stands, a return its order', () => {
  const { entry } = facts('ONLINEORDER', 'DELIVERED');
  const related = (more: Partial<OrderEntry>) => relatedOrders({ orders: [{ ...entry, ...more }] });
  expect(related({})).toEqual([]);
  expect(related({ parentOrderId: 'W-1' })).toEqual([{ number: 'W-1' }]);
  expect(related({ returnOrders: [{ orderId: 'R-1', orderStatus: 'COMPLETE' }] })).toEqual([
    { number: 'R-1', status: 'REFUNDED' },
  ]);
  expect(related({ returnOrderIds: ['R-1'] })).toEqual([{ number: 'R-1', status: 'RETURN STARTED' }]);
});

describe('an order that is picked up', () => {
  test.each([
    ['SUBMITTED', 'coming', true],
    ['PROCESSING', 'coming', true],
    ['READY TO SHIP', 'coming', true],
    ['SHIPPED', 'coming', true],
    ['SHIPPED_MULTIPLE', 'coming', true],
    ['OUT FOR DELIVERY', 'coming', true],
    ['ORDER READY', 'waiting', true],
    ['DELIVERED', 'past', false],
    ['DELIVERED_MULTIPLE', 'past', false],
    ['NO_PENDING_ACTION', 'off', false],
    ['UNDELIVERABLE', 'off', false],
    ['READY FOR PICK UP', 'waiting', true],
    ['READY', 'waiting', true],
    ['DELAYED', 'late', true],
    ['PICKED UP', 'past', false],
    ['COMPLETE', 'past', false],
    ['CANCELLED', 'off', false],
    ['CANCELLATION IN PROGRESS', 'off', false],
    ['NEW_CODE', 'late', true],
  ])('[PLUS-063] %s is %s, and the counter asks for its code: %s', (status, tense, hasCode) => {
    const { own } = facts('ONLINEORDER', status);
    expect([own.tense, 'pickupCode' in own]).toEqual([tense, hasCode]);
  });
});

test('[PLUS-063] what is cancelled has no date, what was delivered the day it was', () => {
  const parcel = { shipmentType: 'regular' as const };
  expect(facts('ONLINEORDER', 'CANCELLED', parcel).own).not.toHaveProperty('when');
  expect(facts('ONLINEORDER', 'DELIVERED', parcel).own.when).toBe('2026-11-24T15:00:00Z');
  expect(facts('ONLINEORDER', 'SHIPPED', parcel).own.when).toBe(promised);
});

test('[PLUS-063] every status of the contract has a tense of its own', () => {
  const late = orderStatuses.filter((status) => facts('ONLINEORDER', status).own.tense === 'late');
  expect(late).toEqual(['DELAYED', 'UNKNOWN_STATUS', 'ISSUE WITH DELIVERY']);
});

test('[PLUS-063] what was promised for a day that is over is late, on page and list', () => {
  const { entry } = facts('ONLINEORDER', 'SHIPPED', { shipmentType: 'regular' });
  const late = { tense: 'late', when: promised, status: 'SHIPPED' };
  const placedOn = (today?: string) => placedOrder({ ...detail, orders: [entry] }, cents, today).shipments[0];
  expect(placedOn('2026-11-26')).toMatchObject(late);
  expect(trackedShipments({ orders: [entry] }, cents, '2026-11-26')).toMatchObject([late]);
  expect(placedOn(promised)).toMatchObject({ tense: 'coming' });
  const again = { estimatedDeliveryDate: promised, formerDeliveryDate: '2026-11-20' };
  const { entry: delayed, shipment } = facts('ONLINEORDER', 'DELAYED', again);
  expect(shipmentFacts(delayed, shipment, promised)).toMatchObject({ wasDue: '2026-11-20' });
  expect(shipmentFacts(delayed, shipment, '2026-11-26')).not.toHaveProperty('wasDue');
  expect(placedOn()).toMatchObject({ tense: 'coming' });
});

test('[PLUS-022] an order whose money has not come says so, on page and list', () => {
  const { own, all, entry } = facts('ONLINEORDER', 'PROCESSING', { payBy: '2026-11-22T10:00:00Z' });
  expect([own.tense, own.status, all.status]).toEqual(['unpaid', 'AWAITING PAYMENT', 'AWAITING PAYMENT']);
  expect(own).not.toHaveProperty('when');
  const row = { ...entry, currency: 'USD', totalPrice: 10, itemCount: 1 };
  expect(historyOrder(row, cents).status).toBe('AWAITING PAYMENT');
  expect(all.isUnpaid).toBe(true);
  expect(facts('ONLINEORDER', 'CANCELLED', { payBy: '2026-11-22T10:00:00Z' }).all.status).toBe('CANCELLED');
});

test.each([
  ['SUBMITTED', 'RETURN STARTED'],
  ['PROCESSING', 'RETURN RECEIVED'],
  ['COMPLETE', 'REFUNDED'],
  ['CANCELLED', 'RETURN CANCELLED'],
])('[PLUS-063] a return that is %s reads %s, and is nothing to pick up or buy again', (status, shown) => {
  const { own, all } = facts('RETURN', status);
  expect([own.flow, own.status, all.status, all.canBuyAgain, all.totals]).toEqual([
    'return',
    shown,
    shown,
    false,
    'refund',
  ]);
  expect(own).not.toHaveProperty('pickupCode');
  expect(own).not.toHaveProperty('when');
});

test('[PLUS-063] what was bought at the register was never on its way', () => {
  const { own } = facts('INSTOREORDER', 'COMPLETE');
  expect(own).toMatchObject({ flow: 'register', when: history[0]!.at });
  expect(own).not.toHaveProperty('pickupCode');
  expect(facts('INSTOREORDER', 'COMPLETE', { history: [] }).own).not.toHaveProperty('when');
});

test.each([
  ['ONLINEORDER', 'pickup', true, false, 'placed'],
  ['STOREORDER', 'pickup', true, false, 'placed'],
  ['INSTOREORDER', 'register', true, false, 'placed'],
  ['Adjustment', 'register', false, false, 'placed'],
  ['RETURN', 'return', false, true, 'refund'],
  ['a type that nobody knows', 'pickup', true, false, 'placed'],
])('[PLUS-063] %s is a %s, to be bought again: %s', (type, flow, canBuyAgain, isReturn, totals) => {
  const { own, all } = facts(type, 'COMPLETE');
  expect(own.flow).toBe(flow);
  expect(all).toMatchObject({ canBuyAgain, isReturn, isUnpaid: false, totals });
});

test('[PLUS-063] what was picked up has the day it was, and no day where nobody wrote it', () => {
  const picked = {
    history: [...history.slice(0, 1), { orderStatus: 'PICKED UP', at: '2026-11-23T09:00:00Z' }],
  };
  expect(facts('ONLINEORDER', 'PICKED UP', picked as never).own.when).toBe('2026-11-23T09:00:00Z');
  expect(facts('ONLINEORDER', 'PICKED UP', { history: history.slice(0, 1) } as never).own).not.toHaveProperty(
    'when',
  );
  expect(facts('ONLINEORDER', 'SUBMITTED', { estimatedDeliveryDate: null }).own).not.toHaveProperty('when');
  expect(facts('ONLINEORDER', 'DELAYED').own.when).toBe(promised);
});

test('[PLUS-063] a delivery has no code for the counter', () => {
  expect(facts('ONLINEORDER', 'SUBMITTED', { shipmentType: 'nextday' }).own).toMatchObject({
    flow: 'delivery',
  });
  expect(facts('ONLINEORDER', 'SUBMITTED', { shipmentType: 'nextday' }).own).not.toHaveProperty('pickupCode');
});

test('[PLUS-013] a core return shows the deposit of the used part, not a part for nothing', () => {
  const { entry } = facts('RETURN', 'SUBMITTED');
  const [line] = entry.shipmentInfoList[0]!.lineItemList;
  const afterSale = { ...line!.afterSale!, isCore: true };
  const core = { ...line!, lineTotal: 0, unitPrice: 0, corePrice: 22, itemQuantity: 2, afterSale };
  const order = {
    ...detail,
    orders: [{ ...entry, shipmentInfoList: [{ ...entry.shipmentInfoList[0]!, lineItemList: [core] }] }],
  };
  expect(placedOrder(order, cents).shipments[0]?.lines[0]).toMatchObject({ isCore: true, totalMinor: 4400 });
});

test.each([
  ['several taxes are due', 2, { estimatedFor: 'H2Y1C6' }, [240, 180]],
  ['one tax is due', 1, { estimatedFor: 'H2Y1C6' }, undefined],
  ['nobody knows where it goes', 2, { estimatedFor: null }, undefined],
] as const)('taxes are told apart where %s', (_name, count, facts, shown) => {
  const taxLines = [
    { id: 'gst', name: 'GST', percent: 5, amount: 2.4 },
    { id: 'qst', name: 'QST', percent: 9.975, amount: 1.8 },
  ].slice(0, count);
  const info = { ...detail.grandOrderPriceInfo, taxIncluded: false, tax: 4.2, taxLines, ...facts };
  const totals = orderTotals({ ...detail, grandOrderPriceInfo: info }, cents);
  expect(totals.taxLines?.map(({ amountMinor }) => amountMinor)).toEqual(shown);
});

test('[CART-054] tax on what is picked up is one row of a placed order', () => {
  const info = { ...detail.grandOrderPriceInfo, estimatedFor: null, taxIncluded: false, tax: 4.2 };
  const { totals } = placedOrder({ ...detail, grandOrderPriceInfo: info }, cents);
  expect(totals).not.toHaveProperty('pickupTaxMinor');
  expect(totals).toMatchObject({ kind: 'placed', taxMinor: 420 });
});
