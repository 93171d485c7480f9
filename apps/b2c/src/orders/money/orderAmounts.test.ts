import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderRows } from '../orderRows.ts';
import { amountsOf, piecesMinor, spread } from './orderAmounts.ts';

const minor = fc.integer({ min: 0, max: 500_000 });
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  goods: minor,
  core: fc.integer({ min: 0, max: 5000 }),
  tax: minor,
  shipment: fc.integer({ min: 0, max: 2 }),
});

function paid(
  lines: readonly { quantity: number; goods: number; core: number; tax: number; shipment: number }[],
  delivery: readonly number[],
  rest: number,
  taxIncluded: boolean,
) {
  const items = lines.map(({ quantity, goods, core, tax, shipment }, index) => ({
    id: `i${index}`,
    shipment_id: `s${shipment}`,
    quantity,
    line_total_minor: goods,
    core_minor: core,
    tax_minor: tax,
  }));
  const shipments = delivery.map((shipping_minor, index) => ({ id: `s${index}`, shipping_minor }));
  const goods = lines.reduce(
    (sum, one) => sum + one.goods + (taxIncluded ? 0 : one.tax) + one.core * one.quantity,
    0,
  );
  const total_minor = goods + delivery.reduce((sum, one) => sum + one, 0) + rest;
  return { order: { total_minor, invoice: { taxIncluded } }, items, shipments } as unknown as OrderRows;
}

describe('the amounts of an order', () => {
  test('shipments make the total, whatever stands only on the order', () => {
    const delivery = fc.tuple(minor, minor, minor);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        delivery,
        fc.integer({ min: -900, max: 5000 }),
        fc.boolean(),
        (lines, fees, rest, isIncluded) => {
          const rows = paid(lines, fees, rest, isIncluded);
          const shipments = [...amountsOf(rows).shipments.values()];
          expect(shipments.reduce((sum, one) => sum + one, 0)).toBe(rows.order.total_minor);
        },
      ),
    );
  });

  test('a reduction of the whole falls on lines by what they cost, never on a deposit', () => {
    const rows = paid(
      [
        { quantity: 1, goods: 3000, core: 1000, tax: 0, shipment: 0 },
        { quantity: 1, goods: 1000, core: 0, tax: 0, shipment: 1 },
      ],
      [0, 500, 0],
      -400,
      false,
    );
    const { lines } = amountsOf(rows);
    expect(lines.get('i0')).toEqual({ partsMinor: 2700, coreMinor: 1000 });
    expect(lines.get('i1')).toEqual({ partsMinor: 900, coreMinor: 0 });
  });

  test('tax on delivery belongs to the delivery', () => {
    const rows = paid([{ quantity: 1, goods: 3000, core: 0, tax: 0, shipment: 0 }], [600], 60, false);
    const { lines, shipments } = amountsOf(rows);
    expect(lines.get('i0')?.partsMinor).toBe(3000);
    expect(shipments.get('s0')).toBe(3660);
  });

  test.each([
    ['added to it', false, 60, [320, 640]],
    ['held by it', true, 0, [300, 600]],
  ] as const)('a delivery is what was paid for it, and its tax is %s', (_how, isIncluded, rest, [s0, s1]) => {
    const one = { quantity: 1, goods: 3000, core: 0, tax: 240, shipment: 0 };
    const rows = paid([one], [300, 600], rest, isIncluded);
    const { deliveries } = amountsOf({ ...rows, order: { ...rows.order, tax_minor: 300 } });
    expect(Object.fromEntries(deliveries)).toEqual({
      s0: { minor: s0, taxMinor: 20 },
      s1: { minor: s1, taxMinor: 40 },
    });
  });

  test('tax is added where prices lack it, and part of them where they hold it', () => {
    const one = [{ quantity: 2, goods: 3000, core: 500, tax: 240, shipment: 0 }];
    const parts = (rows: OrderRows) => amountsOf(rows).lines.get('i0');
    expect(parts(paid(one, [0], 0, false))).toEqual({ partsMinor: 3240, coreMinor: 1000 });
    expect(parts(paid(one, [0], 0, true))).toEqual({ partsMinor: 3000, coreMinor: 1000 });
    const plain = paid(one, [0], 0, false);
    expect(parts({ ...plain, order: { ...plain.order, invoice: null } })).toEqual(parts(plain));
  });

  test('each line bears its own tax, and none of a line that is taxed elsewhere', () => {
    const lines = [
      { quantity: 1, goods: 3000, core: 0, tax: 240, shipment: 0 },
      { quantity: 1, goods: 1000, core: 0, tax: 0, shipment: 1 },
    ];
    const parts = (rows: OrderRows) =>
      [...amountsOf(rows).lines.values()].map(({ partsMinor }) => partsMinor);
    const apart = paid(lines, [0, 0], 0, false);
    expect(parts(apart)).toEqual([3240, 1000]);
    expect(parts({ ...apart, order: { ...apart.order, invoice: null } })).toEqual([3240, 1000]);
    expect(parts(paid(lines, [0, 0], 0, true))).toEqual([3000, 1000]);
  });

  test('a fee without a delivery falls on the lines, and a reduction never on the delivery', () => {
    const lines = [
      { quantity: 1, goods: 3000, core: 0, tax: 0, shipment: 0 },
      { quantity: 1, goods: 1000, core: 0, tax: 0, shipment: 1 },
    ];
    expect([...amountsOf(paid(lines, [0, 0], 400, false)).shipments.values()]).toEqual([3300, 1100]);
    expect([...amountsOf(paid(lines, [500, 0], -400, false)).shipments.values()]).toEqual([3200, 900]);
    expect([...amountsOf(paid(lines, [500, 500], 0, false)).shipments.values()]).toEqual([3500, 1500]);
  });

  test('a shipment is worth its own lines, their deposits and its delivery', () => {
    const lines = [{ quantity: 2, goods: 3000, core: 700, tax: 0, shipment: 1 }];
    expect(Object.fromEntries(amountsOf(paid(lines, [500, 600], 0, false)).shipments)).toEqual({
      s0: 500,
      s1: 5000,
    });
  });

  test('without weights the first one has it all', () => {
    expect(spread(7, [0, 0])).toEqual([7, 0]);
    expect(spread(7, [])).toEqual([]);
    expect(spread(7, [1, 1, 1])).toEqual([2, 3, 2]);
    expect(piecesMinor(1000, 3, 0, 1) + piecesMinor(1000, 3, 1, 3)).toBe(1000);
    expect(piecesMinor(1000, 3, 1, 2)).toBe(333);
  });

  test('pieces make their line, in whatever steps they come back', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(minor, steps, (whole, counts) => {
        const quantity = counts.reduce((sum, one) => sum + one, 0);
        let from = 0;
        let refunded = 0;
        for (const count of counts) refunded += piecesMinor(whole, quantity, from, (from += count));
        expect(refunded).toBe(whole);
      }),
    );
  });

  test('shares lose no cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.array(minor, { minLength: 1 }),
        (amount, weights) => {
          expect(spread(amount, weights).reduce((sum, one) => sum + one, 0)).toBe(amount);
        },
      ),
    );
  });
});
