import { describe, expect, test } from 'vitest';
import { line, now, promotion, run, takenBy } from '../../test/promotionInput.ts';
import type { Promotion, PromotionRule } from './promotionModel.ts';

describe('when it gives nothing', () => {
  const tenth = { kind: 'PERCENT', percent: 10 } as const;
  test.each<[string, Partial<Promotion>]>([
    ['notYet', { startsAt: new Date(now.getTime() + 1) }],
    ['expired', { endsAt: now }],
    ['exhausted', { isUsedUp: true }],
    ['customer', { isUsedByCustomer: true }],
    ['items', { scope: { brands: ['none'] } }],
    ['minimum', { minimumMinor: 10_01 }],
    ['delivery', { rule: { kind: 'FREE_SHIPPING' } }],
    ['idle', { rule: { kind: 'AMOUNT', amountMinor: 0 } }],
  ])('%s', (reason, more) => {
    const { applied, refused } = run([promotion(tenth, more)], [line('a', 10_00)]);
    expect([applied, refused[0]?.refusal.reason]).toEqual([[], reason]);
  });

  test('it holds from its first instant on, and from its minimum on', () => {
    const first = run([promotion(tenth, { startsAt: now, minimumMinor: 10_00 })], [line('a', 10_00)]);
    expect(first.applied).toHaveLength(1);
  });

  test('free delivery that costs nothing anyway is idle', () => {
    const free = [{ id: 'regular', isRegular: true, priceMinor: 0 }];
    const { deliveryMinor, refused } = run([promotion({ kind: 'FREE_SHIPPING' })], [line('a', 10_00)], free);
    expect([deliveryMinor.size, refused[0]?.refusal.reason]).toEqual([0, 'idle']);
  });

  test('what is missing for the minimum counts only the lines of the scope', () => {
    const lines = [line('a', 10_00), line('b', 50_00, 1, { brand: 'other' })];
    const { refused } = run([promotion(tenth, { minimumMinor: 15_00, scope: { brands: ['acme'] } })], lines);
    expect(refused[0]?.refusal).toEqual({ reason: 'minimum', minimumMinor: 15_00, missingMinor: 5_00 });
    expect(run([promotion(tenth, { minimumMinor: 60_00 })], lines).applied).toHaveLength(1);
  });
});

describe('several', () => {
  const percent = (value: number, more: Partial<Promotion>) =>
    promotion({ kind: 'PERCENT', percent: value }, more);
  test('those that stack go together, the percentage of what is left', () => {
    const off = promotion({ kind: 'AMOUNT', amountMinor: 10_00 }, { id: 'z', isStackable: true });
    expect(takenBy([percent(10, { id: 'a', isStackable: true }), off], [line('x', 50_00)])).toEqual({
      x: 14_00,
    });
  });

  test('the better of two that do not counts, and the other one is told so', () => {
    const result = run([percent(10, { id: 'a' }), percent(20, { id: 'b' })], [line('x', 50_00)]);
    expect(result.applied.map(({ promotion: { id } }) => id)).toEqual(['b']);
    expect(result.refused.map(({ refusal }) => refusal.reason)).toEqual(['beaten']);
  });

  test('one alone beats a stack that saves less, and not one that saves more', () => {
    const alone = percent(25, { id: 'a' });
    const stack = (value: number) => [
      percent(value, { id: 'b', isStackable: true }),
      percent(value, { id: 'c', isStackable: true }),
    ];
    const ids = (promotions: Promotion[]) =>
      run(promotions, [line('x', 100_00)]).applied.map(({ promotion: { id } }) => id);
    expect(ids([alone, ...stack(10)])).toEqual(['a']);
    expect(ids([alone, ...stack(20)])).toEqual(['b', 'c']);
  });

  test('what is bound to pieces goes first, then amounts, then percentages, then deliveries', () => {
    const stacked = (id: string, rule: PromotionRule) => promotion(rule, { id, isStackable: true });
    const all = [
      stacked('a', { kind: 'FREE_SHIPPING' }),
      stacked('b', { kind: 'PERCENT', percent: 10 }),
      stacked('c', { kind: 'AMOUNT', amountMinor: 10_00 }),
      stacked('d', { kind: 'BUY_GET', buy: 1, get: 1, percent: 50 }),
      stacked('e', { kind: 'BUNDLE', priceMinor: 30_00, items: [{ sku: 'x', quantity: 2 }] }),
    ];
    const { applied } = run(all, [line('x', 20_00, 2)], [{ id: 'r', isRegular: true, priceMinor: 5_99 }]);
    expect(applied.map(({ promotion: { id }, savedMinor }) => [id, savedMinor])).toEqual([
      ['e', 10_00],
      ['d', 10_00],
      ['c', 10_00],
      ['b', 1_00],
      ['a', 5_99],
    ]);
  });

  test('a delivery is given away once', () => {
    const twice = ['a', 'b'].map((id) => promotion({ kind: 'FREE_SHIPPING' }, { id, isStackable: true }));
    const { applied, refused } = run(
      twice,
      [line('x', 1_00)],
      [{ id: 'r', isRegular: true, priceMinor: 5_99 }],
    );
    expect(applied.map(({ promotion: { id }, savedMinor }) => [id, savedMinor])).toEqual([['a', 5_99]]);
    expect(refused.map(({ refusal }) => refusal.reason)).toEqual(['idle']);
  });

  test('one of a stack that loses is beaten, one that gives nothing by itself is idle', () => {
    const stack = promotion({ kind: 'PERCENT', percent: 10 }, { id: 'stacked', isStackable: true });
    const idle = promotion({ kind: 'AMOUNT', amountMinor: 0 }, { id: 'idle' });
    const { refused } = run([stack, percent(20, { id: 'alone' }), idle], [line('x', 50_00)]);
    expect(refused.map(({ promotion: { id }, refusal }) => [id, refusal.reason])).toEqual([
      ['stacked', 'beaten'],
      ['idle', 'idle'],
    ]);
  });

  test('of equals without a code the first one counts, however they come', () => {
    const both = ['a', 'b'].map((id) => percent(10, { id, code: null }));
    for (const list of [both, both.toReversed()]) {
      expect(run(list, [line('x', 50_00)]).applied.map(({ promotion: { id } }) => id)).toEqual(['a']);
    }
  });

  test('of pieces that cost the same, the same ones are given away however the lines come', () => {
    const free = promotion({ kind: 'BUY_GET', buy: 2, get: 1, percent: 100 });
    const two = promotion({ kind: 'PERCENT', percent: 50, mostPieces: 2 });
    const lines = ['a', 'b', 'c', 'd'].map((id) => line(id, 8_00));
    for (const offer of [free, two]) {
      expect(takenBy([offer], lines.toReversed())).toEqual(takenBy([offer], lines));
    }
    expect(takenBy([two], lines.toReversed())).toEqual({ a: 4_00, b: 4_00 });
  });

  test('of equals the one that was typed counts', () => {
    const typed = percent(10, { id: 'z', code: 'TYPED' });
    const { applied } = run([percent(10, { id: 'a', code: null }), typed], [line('x', 50_00)]);
    expect(applied[0]?.promotion.code).toBe('TYPED');
  });
});
