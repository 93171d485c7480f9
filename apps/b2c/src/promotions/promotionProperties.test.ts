import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, now, promotion } from '../../test/promotionInput.ts';
import { applyPromotions } from './applyPromotions.ts';
import type { Promotion, PromotionRule } from './promotionModel.ts';

const anyRule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc.record({ kind: fc.constant('PERCENT' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constant('PERCENT' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    mostPieces: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('AMOUNT' as const), amountMinor: fc.nat(200_000) }),
  fc.record({
    kind: fc.constant('BUY_GET' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
  fc.constant({ kind: 'FREE_SHIPPING' as const }),
  fc.record({
    kind: fc.constant('BUNDLE' as const),
    priceMinor: fc.nat(90_000),
    items: fc.constant([
      { sku: 'l0', quantity: 1 },
      { sku: 'l1', quantity: 2 },
    ]),
  }),
);
const anyLines = fc
  .array(
    fc.record({
      unitMinor: fc.integer({ min: 1, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      brand: fc.constantFrom('acme', 'other'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((lines) =>
    lines
      .map((each, index) => line(`l${index}`, each.unitMinor, each.quantity, each))
      .map((each, index) => ({ ...each, id: `l${index}`, sku: `l${index}` })),
  );
const anyPromotions = fc
  .array(
    fc.record({
      rule: anyRule,
      isStackable: fc.boolean(),
      minimumMinor: fc.constantFrom(0, 50_00),
      scope: fc.constantFrom({}, { brands: ['acme'] }),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map((each, index) =>
      promotion(each.rule, { ...each, id: `p${index}`, code: index % 2 ? `C${index}` : null }),
    ),
  );
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
          applyPromotions({ lines, promotions: all, deliveries, now }).applied.reduce(
            (sum, each) => sum + each.savedMinor,
            0,
          );
        expect(saved([...promotions, promotion(rule, { id: 'new' })])).toBeGreaterThanOrEqual(
          saved(promotions),
        );
      }),
    );
  });
});
