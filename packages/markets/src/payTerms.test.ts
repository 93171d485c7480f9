import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { br } from './br.ts';
import { mx } from './mx.ts';
import { methodDiscountMinor, installmentsOf, payTerms } from './payTerms.ts';
import { us } from './us.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 });

describe('[PLUS-057] how an amount may be paid', () => {
  test('Brazil: parcels without interest, and less by Pix', () => {
    expect(payTerms(br.payments, 300_90)).toEqual({
      instalment: { count: 6, firstMinor: 50_15, parcelMinor: 50_15, interestFree: true },
      prices: [{ method: 'pix', amountMinor: 270_81, savedMinor: 30_09 }],
    });
  });

  test('Mexico: months without interest, and the same price by SPEI', () => {
    expect(payTerms(mx.payments, 1_000_00)).toEqual({
      instalment: { count: 9, firstMinor: 111_12, parcelMinor: 111_11, interestFree: true },
      prices: [{ method: 'spei', amountMinor: 1_000_00, savedMinor: 0 }],
    });
  });

  test('the United States has neither', () => {
    expect(payTerms(us.payments, 1_000_00)).toEqual({ instalment: undefined, prices: [] });
  });

  test('none below the smallest total, none with interest, and none of a method that is off', () => {
    expect(payTerms(br.payments, 99_99).instalment).toBeUndefined();
    const { installments, methods } = br.payments;
    const dear = { ...br.payments, installments: installments && { ...installments, interestFree: false } };
    expect(payTerms(dear, 300_00).instalment).toBeUndefined();
    const off = { ...br.payments, methods: methods.map((method) => ({ ...method, enabled: false })) };
    expect(payTerms(off, 300_00).prices).toEqual([]);
  });

  test('from the smallest total and the smallest parcel on, both included', () => {
    const rules = {
      counts: [2, 3, 6],
      minimumParcelMinor: 100,
      minimumTotalMinor: 250,
      interestFree: false,
      methods: [],
    };
    const counts = (total: number) => installmentsOf(rules, total).map(({ count }) => count);
    expect([249, 250, 299, 300, 599, 600].map(counts)).toEqual([[], [2], [2], [2, 3], [2, 3], [2, 3, 6]]);
    expect(installmentsOf(rules, 301)[1]).toEqual({
      count: 3,
      parcelMinor: 100,
      firstMinor: 101,
      interestFree: false,
    });
  });

  test('whatever takes something off has a price of its own', () => {
    const methods = br.payments.methods.map((method) =>
      method.id === 'boleto' ? { ...method, discountPercent: 5 } : method,
    );
    expect(payTerms({ ...br.payments, methods }, 100_00).prices).toEqual([
      { method: 'pix', amountMinor: 90_00, savedMinor: 10_00 },
      { method: 'boleto', amountMinor: 95_00, savedMinor: 5_00 },
    ]);
  });

  test.each([br, mx])(
    'property: in $code the parcels add up to the amount, none below the minimum',
    (market) => {
      fc.assert(
        fc.property(amounts, (amount) => {
          for (const { count, parcelMinor, firstMinor } of installmentsOf(
            market.payments.installments,
            amount,
          )) {
            expect(firstMinor + parcelMinor * (count - 1)).toBe(amount);
            expect(firstMinor).toBeGreaterThanOrEqual(parcelMinor);
            expect(parcelMinor).toBeGreaterThanOrEqual(market.payments.installments?.minimumParcelMinor ?? 0);
          }
        }),
      );
    },
  );

  test('property: pieces that are paid together never cost more than each by itself', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 99 }),
        (one, n, percent) => {
          const method = { discountPercent: percent };
          expect(methodDiscountMinor(method, one * n)).toBeGreaterThanOrEqual(
            methodDiscountMinor(method, one) * n,
          );
          expect(methodDiscountMinor(method, one)).toBeLessThanOrEqual(one);
        },
      ),
    );
  });
});
