import { us } from '@driveline/markets';
import { describe, expect, test } from 'vitest';
import type { OrderRows } from '../orderRows.ts';
import { arrivalOf, dayAfter, returnTermsOf } from './returnTerms.ts';

type Rows = Parameters<typeof returnTermsOf>[2];
type Item = OrderRows['items'][number];

const happened = (event: string, at: string, shipment_id = 's1') => ({
  event,
  at: new Date(at),
  shipment_id,
});
const rows = (events: readonly object[], order: object = {}, shipment: object = {}) =>
  ({
    order: { type: 'ONLINEORDER', placed_at: new Date('2026-01-01T12:00:00Z'), ...order },
    shipments: [
      { id: 's0', fulfilment: 'STANDARD' },
      { id: 's1', fulfilment: 'STANDARD', ...shipment },
    ],
    events,
  }) as unknown as Rows;
const item = (change: Partial<Item> = {}) =>
  ({
    shipment_id: 's1',
    quantity: 3,
    returned_count: 1,
    core_minor: 15_00,
    core_returned_count: 2,
    ...change,
  }) as Item;
const terms = (now: string, of: Rows, what = item()) => returnTermsOf(us, new Date(now), of, what);

const delivered = rows([
  happened('ship', '2026-02-27T12:00:00Z'),
  happened('deliver', '2026-02-20T12:00:00Z', 's0'),
  happened('deliver', '2026-03-01T12:00:00Z'),
]);
const nothing = { returnable: 0, returnBy: null, coreReturnable: 0, coreReturnBy: null };

describe('what of an item can come back', () => {
  test.each([
    ['on the day of its arrival', '2026-03-01T13:00:00Z', 2, 1],
    ['on the last day', '2026-05-30T23:00:00Z', 2, 1],
    ['a day too late', '2026-05-31T12:00:00Z', 0, 0],
  ])('%s', (_when, now, returnable, coreReturnable) => {
    expect(terms(now, delivered)).toEqual({
      returnable,
      returnBy: '2026-05-30',
      coreReturnable,
      coreReturnBy: '2026-05-30',
    });
  });

  test('without a deposit there is no core to bring', () => {
    const plain = item({ core_minor: 0, core_returned_count: 0 });
    expect(terms('2026-03-02T12:00:00Z', delivered, plain)).toEqual({
      returnable: 2,
      returnBy: '2026-05-30',
      coreReturnable: 0,
      coreReturnBy: null,
    });
  });

  test.each<[string, Rows, Item]>([
    ['before it arrived', rows([happened('ship', '2026-03-01T12:00:00Z')]), item()],
    ['of another shipment', rows([happened('deliver', '2026-03-01T12:00:00Z', 's0')]), item()],
    ['of a return', rows([happened('deliver', '2026-03-01T12:00:00Z')], { type: 'RETURN' }), item()],
    ['of no shipment', delivered, item({ shipment_id: 'gone' })],
  ])('nothing %s', (_what, of, what) => {
    expect(terms('2026-03-02T12:00:00Z', of, what)).toEqual(nothing);
  });
});

describe('when a shipment reached its buyer', () => {
  const arrival = (of: Rows) => arrivalOf(of, of.shipments[1]!)?.toISOString();

  test('delivered, or collected', () => {
    expect(arrival(delivered)).toBe('2026-03-01T12:00:00.000Z');
    const pickup = rows([happened('collect', '2026-03-02T12:00:00Z')], {}, { fulfilment: 'PICKUP' });
    expect(arrival(pickup)).toBe('2026-03-02T12:00:00.000Z');
    expect(arrival(rows([]))).toBeUndefined();
  });

  test('at the register it was taken home at once; an adjustment is nothing to take', () => {
    expect(arrival(rows([], { type: 'INSTOREORDER' }))).toBe('2026-01-01T12:00:00.000Z');
    expect(
      arrival(rows([happened('deliver', '2026-03-01T12:00:00Z')], { type: 'Adjustment' })),
    ).toBeUndefined();
  });

  test('days are counted by the clock of the market', () => {
    const late = new Date('2026-03-02T04:00:00Z');
    expect([dayAfter(us, late, 0), dayAfter(us, late, 2)]).toEqual(['2026-03-01', '2026-03-03']);
  });
});
