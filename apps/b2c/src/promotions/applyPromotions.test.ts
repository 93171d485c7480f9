import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPromotions, type PromotionInput } from './applyPromotions.ts';
import type { Promotion, PromotionLine, PromotionRule } from './promotionModel.ts';

const now = new Date('2026-03-03T12:00:00Z');

const promotion = (rule: PromotionRule, more: Partial<Promotion> = {}): Promotion => ({
  id: 'p',
  version: 1,
  title: 'Offer',
  terms: '',
  rule,
  scope: {},
  minimumMinor: 0,
  isStackable: false,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: new Date('2027-01-01T00:00:00Z'),
  code: 'CODE',
  isUsedUp: false,
  isUsedByCustomer: false,
  counts: { promotion: false, code: false, customerLimit: null },
  ...more,
});

const line = (
  id: string,
  unitMinor: number,
  quantity = 1,
  more: Partial<PromotionLine> = {},
): PromotionLine => ({
  id,
  sku: id,
  brand: 'acme',
  path: '/parts/brakes/brake-pads',
  quantity,
  unitMinor,
  ...more,
});

const run = (
  promotions: Promotion[],
  lines: PromotionLine[],
  deliveries: PromotionInput['deliveries'] = [],
) => applyPromotions({ promotions, lines, deliveries, now });
const takenBy = (promotions: Promotion[], lines: PromotionLine[]) =>
  Object.fromEntries(run(promotions, lines).lineMinor);

describe('what a rule takes off', () => {
  const half = { kind: 'PERCENT', percent: 50 } as const;
  test.each<[string, PromotionRule, PromotionLine[], Record<string, number>]>([
    ['a percentage', { kind: 'PERCENT', percent: 10 }, [line('a', 10_00, 2), line('b', 5_00)], { a: 200, b: 50 }],
    ['a percentage that does not divide', { kind: 'PERCENT', percent: 10 }, [line('a', 9_95), line('b', 9_95), line('c', 9_95)], { a: 100, b: 100, c: 99 }],
    ['a percentage up to an amount', { ...half, mostMinor: 3_00 }, [line('a', 10_00), line('b', 20_00)], { a: 1_00, b: 2_00 }],
    ['a percentage of so many pieces, the dearest', { ...half, mostPieces: 2 }, [line('a', 10_00, 3), line('b', 20_00)], { a: 5_00, b: 10_00 }],
    ['an amount', { kind: 'AMOUNT', amountMinor: 10_00 }, [line('a', 20_00), line('b', 10_00)], { a: 6_67, b: 3_33 }],
    ['an amount above the goods', { kind: 'AMOUNT', amountMinor: 99_00 }, [line('a', 20_00), line('b', 10_00)], { a: 20_00, b: 10_00 }],
    ['the cheapest of three', { kind: 'BUY_GET', buy: 2, get: 1, percent: 100 }, [line('a', 8_00, 2), line('b', 5_00)], { a: 3_81, b: 1_19 }],
    ['two of six, half price', { kind: 'BUY_GET', buy: 2, get: 1, percent: 50 }, [line('a', 8_00, 5), line('b', 5_00)], { a: 5_78, b: 72 }],
    ['one time of two', { kind: 'BUY_GET', buy: 2, get: 1, percent: 100, mostSets: 1 }, [line('a', 8_00, 6)], { a: 8_00 }],
    ['too few for a gift', { kind: 'BUY_GET', buy: 2, get: 1, percent: 100 }, [line('a', 8_00, 2)], {}],
    ['a bundle', { kind: 'BUNDLE', priceMinor: 30_00, items: [{ sku: 'a', quantity: 1 }, { sku: 'b', quantity: 2 }] }, [line('a', 20_00), line('b', 10_00, 3)], { a: 5_00, b: 5_00 }],
    ['a bundle that lacks a part', { kind: 'BUNDLE', priceMinor: 30_00, items: [{ sku: 'a', quantity: 1 }, { sku: 'b', quantity: 2 }] }, [line('a', 20_00), line('b', 10_00)], {}],
    ['a bundle as often as it is complete', { kind: 'BUNDLE', priceMinor: 25_00, items: [{ sku: 'a', quantity: 1 }, { sku: 'b', quantity: 2 }] }, [line('a', 20_00, 2), line('b', 10_00, 5)], { a: 15_00, b: 15_00 }],
    ['a bundle once', { kind: 'BUNDLE', priceMinor: 25_00, mostSets: 1, items: [{ sku: 'a', quantity: 1 }, { sku: 'b', quantity: 2 }] }, [line('a', 20_00, 2), line('b', 10_00, 5)], { a: 7_50, b: 7_50 }],
    ['a bundle up to more sets than there are', { kind: 'BUNDLE', priceMinor: 5_00, mostSets: 9, items: [{ sku: 'a', quantity: 1 }] }, [line('a', 20_00, 2)], { a: 30_00 }],
    ['two gifts of every four', { kind: 'BUY_GET', buy: 2, get: 2, percent: 100 }, [line('a', 8_00, 4), line('b', 5_00)], { a: 10_76, b: 2_24 }],
    ['gifts up to more sets than there are', { kind: 'BUY_GET', buy: 1, get: 1, percent: 100, mostSets: 9 }, [line('a', 8_00, 4)], { a: 16_00 }],
    ['of equal pieces each half of the gift', { kind: 'BUY_GET', buy: 1, get: 1, percent: 100 }, [line('b', 8_00), line('a', 8_00)], { a: 4_00, b: 4_00 }],
    ['a gift is borne by the dearest that was bought, not by what is in no set', { kind: 'BUY_GET', buy: 1, get: 1, percent: 100, mostSets: 1 }, [line('a', 20_00), line('b', 10_00), line('c', 5_00)], { a: 4_00, c: 1_00 }],
    ['of equally dear lines the first', { ...half, mostPieces: 1 }, [line('b', 8_00), line('a', 8_00)], { a: 4_00 }],
    ['a unit that does not divide, to the first line', { kind: 'AMOUNT', amountMinor: 1 }, [line('b', 8_00), line('a', 8_00)], { a: 1 }],
    ['a bundle that lacks one of its parts, however dear the others', { kind: 'BUNDLE', priceMinor: 5_00, items: [{ sku: 'a', quantity: 1 }, { sku: 'b', quantity: 2 }] }, [line('a', 20_00, 3), line('b', 10_00)], {}],
    ['a bundle dearer than its parts', { kind: 'BUNDLE', priceMinor: 99_00, items: [{ sku: 'a', quantity: 1 }] }, [line('a', 20_00)], {}],
  ])('%s', (_what, rule, lines, taken) => {
    expect(takenBy([promotion(rule)], lines)).toEqual(taken);
  }); // prettier-ignore

  test.each([
    ['a category', { paths: ['/parts/brakes'] }, { a: 1_00 }],
    ['a part type', { paths: ['/parts/brakes/brake-pads'] }, { a: 1_00 }],
    ['no path that merely begins alike', { paths: ['/parts/brake'] }, {}],
    ['a brand', { brands: ['other'] }, { b: 2_00 }],
    ['skus', { skus: ['b', 'z'] }, { b: 2_00 }],
    ['either of two categories', { paths: ['/parts/wipers', '/parts/brakes'] }, { a: 1_00, b: 2_00 }],
    ['a brand within a category', { paths: ['/parts/wipers'], brands: ['acme'] }, {}],
  ])('only of %s', (_what, scope, taken) => {
    const lines = [line('a', 10_00), line('b', 20_00, 1, { brand: 'other', path: '/parts/wipers/blades' })];
    expect(takenBy([promotion({ kind: 'PERCENT', percent: 10 }, { scope })], lines)).toEqual(taken);
  });

  test('free delivery is regular delivery alone', () => {
    const deliveries = [
      { id: 'regular', isRegular: true, priceMinor: 5_99 },
      { id: 'nextday', isRegular: false, priceMinor: 9_99 },
    ];
    const result = run([promotion({ kind: 'FREE_SHIPPING' })], [line('a', 10_00)], deliveries);
    expect(Object.fromEntries(result.deliveryMinor)).toEqual({ regular: 5_99 });
    expect(result.applied[0]?.savedMinor).toBe(5_99);
  });
});

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

  test('what is missing for the minimum counts the lines of the scope alone', () => {
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
    const { applied, refused } = run(twice, [line('x', 1_00)], [{ id: 'r', isRegular: true, priceMinor: 5_99 }]); // prettier-ignore
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

const anyRule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc.record({ kind: fc.constant('PERCENT' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('PERCENT' as const), percent: fc.integer({ min: 1, max: 100 }), mostPieces: fc.integer({ min: 1, max: 9 }) }), // prettier-ignore
  fc.record({ kind: fc.constant('AMOUNT' as const), amountMinor: fc.nat(200_000) }),
  fc.record({ kind: fc.constant('BUY_GET' as const), buy: fc.integer({ min: 1, max: 3 }), get: fc.integer({ min: 1, max: 2 }), percent: fc.integer({ min: 1, max: 100 }) }), // prettier-ignore
  fc.constant({ kind: 'FREE_SHIPPING' as const }),
  fc.record({ kind: fc.constant('BUNDLE' as const), priceMinor: fc.nat(90_000), items: fc.constant([{ sku: 'l0', quantity: 1 }, { sku: 'l1', quantity: 2 }]) }), // prettier-ignore
);
const anyLines = fc
  .array(fc.record({ unitMinor: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 9 }), brand: fc.constantFrom('acme', 'other') }), { minLength: 1, maxLength: 8 }) // prettier-ignore
  .map((lines) => lines.map((each, index) => line(`l${index}`, each.unitMinor, each.quantity, each)).map((each, index) => ({ ...each, id: `l${index}`, sku: `l${index}` }))); // prettier-ignore
const anyPromotions = fc
  .array(fc.record({ rule: anyRule, isStackable: fc.boolean(), minimumMinor: fc.constantFrom(0, 50_00), scope: fc.constantFrom({}, { brands: ['acme'] }) }), { maxLength: 5 }) // prettier-ignore
  .map((all) => all.map((each, index) => promotion(each.rule, { ...each, id: `p${index}`, code: index % 2 ? `C${index}` : null }))); // prettier-ignore
const deliveries = [
  { id: 'regular', isRegular: true, priceMinor: 5_99 },
  { id: 'nextday', isRegular: false, priceMinor: 9_99 },
];

describe('properties', () => {
  test('no line falls below zero, and what lines and deliveries lose is what promotions save', () => {
    fc.assert(
      fc.property(anyLines, anyPromotions, (lines, promotions) => {
        const { lineMinor, deliveryMinor, applied } = applyPromotions({ lines, promotions, deliveries, now });
        for (const { id, quantity, unitMinor } of lines) {
          const taken = lineMinor.get(id) ?? 0;
          expect(Number.isSafeInteger(taken) && taken >= 0 && taken <= quantity * unitMinor).toBe(true);
        }
        const lost = [...lineMinor.values(), ...deliveryMinor.values()].reduce((sum, part) => sum + part, 0);
        expect(lost).toBe(applied.reduce((sum, { savedMinor }) => sum + savedMinor, 0));
        expect(applied.every(({ savedMinor }) => savedMinor > 0)).toBe(true);
      }),
    );
  });

  test('the order of lines and promotions changes nothing', () => {
    fc.assert(
      fc.property(anyLines, anyPromotions, (lines, promotions) => {
        const first = applyPromotions({ lines, promotions, deliveries, now });
        const second = applyPromotions({
          lines: lines.toReversed(),
          promotions: promotions.toReversed(),
          deliveries: deliveries.toReversed(),
          now,
        });
        expect(new Map([...second.lineMinor].toSorted())).toEqual(new Map([...first.lineMinor].toSorted()));
        const saved = ({ applied }: typeof first) =>
          applied.map(({ promotion: { id }, savedMinor }) => `${id} ${savedMinor}`).toSorted();
        expect(saved(second)).toEqual(saved(first));
      }),
    );
  });

  test('another code never makes a cart dearer', () => {
    fc.assert(
      fc.property(anyLines, anyPromotions, anyRule, (lines, promotions, rule) => {
        const saved = (all: Promotion[]) =>
          applyPromotions({ lines, promotions: all, deliveries, now }).applied.reduce((sum, each) => sum + each.savedMinor, 0); // prettier-ignore
        expect(saved([...promotions, promotion(rule, { id: 'new' })])).toBeGreaterThanOrEqual(
          saved(promotions),
        );
      }),
    );
  });
});
