import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, now, promotion, run } from '../../test/promotionInput.ts';
import { applyPromotions } from './applyPromotions.ts';
import type { Promotion, PromotionLine, PromotionRule } from './promotionModel.ts';

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
  fc.record({
    kind: fc.constant('BUNDLE_SLOTS' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    choices: fc.constant([]),
  }),
);
const slot = (pieces: Record<string, number>, isUniversal = false) => ({
  isUniversal,
  pieces: new Map(Object.entries(pieces)),
});
/** Of two cars: a container of two sizes, left and right that one part fits both of, and a part that fits every car. */
const sets = ['v0', 'v1'].map((vehicleId) => ({
  vehicleId,
  slots: [
    slot({ l0: 5, l1: 1 }),
    slot({ l2: 1, l3: 1 }),
    slot({ l3: 1, l4: 2 }),
    slot({ l5: 2, l6: 2 }, true),
  ],
}));
/** Lines of few parts, of which several may be of the same one. */
const anySetLines = fc
  .array(
    fc.record({
      part: fc.nat(6),
      vehicleId: fc.constantFrom('v0', 'v1'),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .chain((all) =>
    fc
      .array(fc.integer({ min: 1, max: 99_99 }), { minLength: 7, maxLength: 7 })
      .map((prices) =>
        all.map(({ part, quantity, vehicleId }, index) =>
          line(`${index}`, prices[part]!, quantity, { sku: `l${part}`, vehicleId }),
        ),
      ),
  );
const anyLines = fc
  .array(
    fc.record({
      unitMinor: fc.integer({ min: 1, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      brand: fc.constantFrom('acme', 'other'),
      vehicleId: fc.constantFrom('v0', 'v1'),
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
      promotion(each.rule, { ...each, sets, id: `p${index}`, code: index % 2 ? `C${index}` : null }),
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
        expect(saved([...promotions, promotion(rule, { id: 'new', sets })])).toBeGreaterThanOrEqual(
          saved(promotions),
        );
      }),
    );
  });

  describe('[PLUS-053] of a bundle by vehicle', () => {
    const tenth = promotion({ kind: 'BUNDLE_SLOTS', percent: 10, choices: [] }, { sets });
    const saved = (lines: PromotionLine[]) => run([tenth], lines).applied[0]?.savedMinor ?? 0;

    test('another line never makes the saving smaller', () => {
      fc.assert(
        fc.property(anySetLines, fc.nat(15), (lines, at) => {
          expect(saved(lines)).toBeGreaterThanOrEqual(saved(lines.toSpliced(at, 1)));
        }),
        { numRuns: 1_000 },
      );
    });

    test('lines of one part count together, and their order changes nothing', () => {
      fc.assert(
        fc.property(anySetLines, (lines) => {
          const pieces = lines.flatMap((each) =>
            Array.from({ length: each.quantity }, (_, index) => ({
              ...each,
              id: `${each.id}-${index}`,
              quantity: 1,
            })),
          );
          expect(saved(pieces)).toBe(saved(lines));
          expect(saved(lines.toReversed())).toBe(saved(lines));
        }),
      );
    });
  });
});
