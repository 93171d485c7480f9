import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, openMinor, PaymentAmountError } from './allocate.ts';

const tender = (position: number, amount: number, captured = 0, voided = 0, refunded = 0) => ({
  id: `t${position}`,
  position,
  amount_minor: amount,
  captured_minor: captured,
  voided_minor: voided,
  refunded_minor: refunded,
});
const shape = (parts: ReturnType<typeof allocate>) =>
  parts.map((part) => `${part.tender.id}:${part.amountMinor}`);

describe('spreading an amount over gift card (t0) and card (t1)', () => {
  test.each([
    ['capture', [tender(0, 40), tender(1, 60)], 30, ['t0:30']],
    ['capture', [tender(0, 40, 30), tender(1, 60)], 70, ['t0:10', 't1:60']],
    ['capture', [tender(1, 60), tender(0, 40)], 100, ['t0:40', 't1:60']],
    ['void', [tender(0, 40), tender(1, 60)], 70, ['t1:60', 't0:10']],
    ['void', [tender(0, 40, 40), tender(1, 60, 20)], 40, ['t1:40']],
    ['refund', [tender(0, 40, 40), tender(1, 60, 60)], 70, ['t1:60', 't0:10']],
    ['refund', [tender(0, 40, 40), tender(1, 60, 60, 0, 60)], 5, ['t0:5']],
    ['capture', [tender(0, 40)], 0, []],
  ] as const)('%s %j %i', (move, tenders, amount, parts) => {
    expect(shape(allocate(move, tenders, amount))).toEqual(parts);
  });

  test.each([
    ['capture', [tender(0, 40, 0, 10)], 31],
    ['void', [tender(0, 40, 40)], 1],
    ['refund', [tender(0, 40, 20)], 21],
    ['refund', [tender(0, 40, 20)], -1],
    ['capture', [tender(0, 40)], 1.5],
  ] as const)('%s of %j refuses %d', (move, tenders, amount) => {
    expect(() => allocate(move, tenders, amount)).toThrow(PaymentAmountError);
  });

  test('a refusal says how much is too much, and what is no amount', () => {
    expect(() => allocate('void', [tender(0, 40)], 41)).toThrow('1 of 41 are too much to void.');
    expect(() => allocate('void', [tender(0, 40)], -1)).toThrow('-1 is no amount in minor units.');
    expect(new PaymentAmountError().name).toBe('PaymentAmountError');
  });

  test('whatever the tenders, the parts are the amount and no tender gives more than it has', () => {
    const some = fc.record({
      amount: fc.integer({ min: 1, max: 500 }),
      captured: fc.nat(500),
      voided: fc.nat(500),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 4 }), fc.nat(1200), (list, wanted) => {
        const tenders = list.map(({ amount, captured, voided }, at) => {
          const taken = Math.min(captured, amount);
          return tender(at, amount, taken, Math.min(voided, amount - taken));
        });
        const amount = Math.min(wanted, openMinor(tenders));
        const parts = allocate('capture', tenders, amount);
        expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amount);
        for (const part of parts) expect(part.amountMinor).toBeLessThanOrEqual(openMinor([part.tender]));
      }),
    );
  });
});
