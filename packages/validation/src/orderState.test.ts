import { expect, test } from 'vitest';
import { isCounterAhead, orderProgress, orderState, shownStatuses } from './orderState.ts';
import { orderStatuses, orderTypes } from './orderStatus.ts';

test.each([
  ['delivery', 'SUBMITTED', 1],
  ['delivery', 'DELIVERED_MULTIPLE', 5],
  ['delivery', 'DELIVERED', 6],
  ['pickup', 'PICKED UP', 5],
  ['pickup', 'COMPLETE', 5],
  ['pickup', 'AWAITING PAYMENT', 1],
  ['pickup', 'SHIPPED', undefined],
  ['delivery', 'READY', undefined],
  ['return', 'RETURN STARTED', 1],
  ['return', 'REFUNDED', 4],
  ['return', 'SHIPPED', undefined],
  ['register', 'COMPLETE', undefined],
  ['delivery', 'constructor', undefined],
] as const)('%s, %s is at station %s', (flow, status, current) => {
  expect(orderProgress(flow, status)?.current).toBe(current);
});

test('a text that nobody knows promises nothing, whatever it is', () => {
  for (const text of ['NEW_CODE', 'constructor', '']) {
    const state = orderState({ orderType: text, orderStatus: text, payBy: '2026-11-22', shipmentType: text });
    expect(state).toMatchObject({ flow: 'pickup', tense: 'late', status: text, isUnpaid: false });
  }
});

test.each([
  ['regular', 'delivery'],
  ['nextday', 'delivery'],
  ['FREIGHT', 'delivery'],
  ['instore', 'pickup'],
  ['drone', 'pickup'],
  [null, 'pickup'],
])('[CART-027] a shipment of type %s is a %s', (shipmentType, flow) => {
  expect(orderState({ orderType: 'ONLINEORDER', orderStatus: 'SHIPPED', shipmentType }).flow).toBe(flow);
});

test.each([
  ['2026-11-25', '2026-11-25', 'coming'],
  ['2026-11-25', '2026-11-26', 'late'],
  ['2026-11-25T20:00:00-06:00', '2026-11-25', 'coming'],
  ['2026-11-25T20:00:00-06:00', '2026-11-26', 'late'],
  [null, '2026-11-26', 'coming'],
  ['2026-11-25', undefined, 'coming'],
] as const)('[PLUS-063] what is promised for %s is on %s %s', (promised, today, tense) => {
  const sent = { orderType: 'ONLINEORDER', orderStatus: 'SHIPPED', promised, today };
  for (const shipmentType of ['regular', 'instore'])
    expect(orderState({ ...sent, shipmentType }).tense).toBe(tense);
});

test.each(
  orderStatuses.filter((orderStatus) => orderState({ orderType: '', orderStatus }).tense !== 'coming'),
)(
  '[PLUS-063] a promised day that is over changes nothing of what is %s, unpaid or a return',
  (orderStatus) => {
    const over = { promised: '2026-11-25', today: '2026-11-26' };
    for (const facts of [
      { orderType: 'ONLINEORDER', orderStatus },
      { orderType: 'ONLINEORDER', orderStatus: 'PROCESSING', payBy: '2026-11-28T10:00:00Z' },
      { orderType: 'RETURN', orderStatus: 'SUBMITTED' },
    ])
      expect(orderState({ ...facts, ...over })).toEqual({ ...orderState(facts), isPast: true });
  },
);

const all = orderTypes.flatMap((orderType) =>
  orderStatuses.flatMap((orderStatus) =>
    (['regular', 'instore'] as const).flatMap((shipmentType) =>
      [undefined, '2026-11-22T10:00:00Z'].map((payBy) => ({ orderType, orderStatus, shipmentType, payBy })),
    ),
  ),
);

test('[PLUS-063] no state contradicts itself', () => {
  for (const facts of all) {
    const state = orderState(facts);
    const told = JSON.stringify(facts);
    expect(shownStatuses, told).toContain(state.status);
    if (state.tense === 'past') expect(state.date, told).not.toBe('promised');
    if (state.tense === 'off' && state.flow !== 'register') expect(state.date, told).toBeUndefined();
    if (state.isReturn) {
      expect(state, told).toMatchObject({ hasPickupCode: false, canBuyAgain: false, totals: 'refund' });
      expect(state, told).toMatchObject({ isUnpaid: false, date: undefined });
    }
    if (state.isUnpaid) expect(state, told).toMatchObject({ status: 'AWAITING PAYMENT', date: undefined });
    if (state.hasPickupCode) expect(isCounterAhead(state.flow, state.tense), told).toBe(true);
  }
});
