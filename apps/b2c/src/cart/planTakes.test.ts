import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickSenders } from '../availability/pickSenders.ts';
import type { CartLine } from './cartModel.ts';
import type { Fulfilment } from '../availability/fulfilment.ts';
import { cartGroup, cartLine, supply } from '../../test/cartParts.ts';
import { planTakes } from './planTakes.ts';

const plan = (fulfilment: Fulfilment, ...lines: CartLine[]) => planTakes([cartGroup(lines, { fulfilment })]);
const shape = (planned: ReturnType<typeof planTakes>) =>
  'short' in planned
    ? `short ${planned.short.id}`
    : planned.takes.map(({ storeId, partId, count }) => `${storeId}/${partId}:${count}`).join(' ');

describe('which warehouses send', () => {
  const at = (stock: Record<number, number>) => (id: number) => stock[id] ?? 0;
  test.each<[string, Record<number, number>, number, string | undefined]>([
    ['the nearest that has all', { 1: 1, 2: 3, 3: 9 }, 3, '2:3'],
    ['exactly as many as there are', { 1: 3 }, 3, '1:3'],
    ['the fullest first, when none has all', { 1: 1, 2: 2, 3: 4 }, 5, '3:4 2:1'],
    ['of equally full ones the nearest', { 1: 2, 2: 2, 3: 2 }, 3, '1:2 2:1'],
    ['all of them together', { 1: 1, 2: 2, 3: 3 }, 6, '3:3 2:2 1:1'],
    ['too few', { 1: 1, 2: 2 }, 4, undefined],
    ['none at all', {}, 1, undefined],
  ])('%s', (_what, stock, quantity, picked) => {
    const found = pickSenders([1, 2, 3], at(stock), quantity);
    expect(found?.map(({ siteId, count }) => `${siteId}:${count}`).join(' ')).toBe(picked);
  });

  test('property: never more than there is, never another number, as few parcels as can be', () => {
    const stock = fc.array(fc.nat(6), { maxLength: 5 });
    fc.assert(
      fc.property(stock, fc.integer({ min: 1, max: 20 }), (onHand, quantity) => {
        const picked = pickSenders([...onHand.keys()], (id) => onHand[id] ?? 0, quantity);
        const total = onHand.reduce((sum, count) => sum + count, 0);
        expect(picked === undefined).toBe(total < quantity);
        if (!picked) return;
        expect(picked.reduce((sum, { count }) => sum + count, 0)).toBe(quantity);
        for (const { siteId, count } of picked) {
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThanOrEqual(onHand[siteId] ?? 0);
        }
        const fullest = onHand.toSorted((a, b) => b - a).slice(0, picked.length - 1);
        expect(fullest.reduce((sum, count) => sum + count, 0)).toBeLessThan(quantity);
      }),
    );
  });
});

describe('where the pieces of an order come from', () => {
  const sources = { pickup: [1, 9], nextDay: [9], regular: [8, 9] };
  const line = (quantity: number, onHand: Record<number, number>, change: Partial<CartLine> = {}) =>
    cartLine({ quantity, supply: supply(onHand, sources), ...change });

  test.each<[Fulfilment, number, Record<number, number>, string]>([
    ['PICKUP', 2, { 1: 3, 9: 9 }, '1/1:2'],
    ['PICKUP', 3, { 1: 1, 9: 9 }, '1/1:1 9/1:2'],
    ['PICKUP', 3, { 9: 3 }, '9/1:3'],
    ['PICKUP', 1, { 8: 5 }, 'short a'],
    ['PICKUP', 3, { 1: 1, 9: 1 }, 'short a'],
    ['NEXT_DAY', 2, { 8: 5, 9: 2 }, '9/1:2'],
    ['NEXT_DAY', 2, { 8: 5 }, 'short a'],
    ['SAME_DAY', 1, { 8: 5, 9: 2 }, '9/1:1'],
    ['STANDARD', 2, { 8: 5, 9: 5 }, '8/1:2'],
    ['STANDARD', 4, { 8: 1, 9: 3 }, '8/1:1 9/1:3'],
    ['FREIGHT', 2, { 8: 5, 9: 5 }, '8/1:2'],
    ['STANDARD', 1, { 1: 5 }, 'short a'],
  ])('%s of %i from %j', (fulfilment, quantity, onHand, takes) => {
    expect(shape(plan(fulfilment, line(quantity, onHand)))).toBe(takes);
  });

  test('a part that is not sold any more is short', () => {
    expect(shape(plan('STANDARD', cartLine({ id: 'gone' })))).toBe('short gone');
  });

  test('a second line of a part has what the first one left', () => {
    const twice = (count: number) =>
      plan('PICKUP', line(2, { 1: count }), line(2, { 1: count }, { id: 'b' }));
    expect(shape(twice(4))).toBe('1/1:2 1/1:2');
    expect(shape(twice(3))).toBe('short b');
  });

  test('another part in the same place is counted by itself', () => {
    const other = line(2, { 1: 2 }, { id: 'b', partId: 7 });
    expect(shape(plan('PICKUP', line(2, { 1: 2 }), other))).toBe('1/1:2 1/7:2');
  });

  test('takes stand in one order by place and part, and by line as they were planned', () => {
    const far = line(1, { 9: 1 }, { id: 'far', partId: 3 });
    const near = line(1, { 1: 1 }, { id: 'near', partId: 5 });
    const beside = line(1, { 1: 1 }, { id: 'beside', partId: 2 });
    const planned = planTakes([
      cartGroup([far], { fulfilment: 'NEXT_DAY' }),
      cartGroup([near, beside], { fulfilment: 'PICKUP' }),
    ]);
    expect(shape(planned)).toBe('1/2:1 1/5:1 9/3:1');
    if ('short' in planned) throw new Error('short');
    expect([...planned.byLine.keys()]).toEqual(['far', 'near', 'beside']);
    expect(planned.byLine.get('near')).toEqual([{ storeId: 1, partId: 5, count: 1 }]);
  });
});
