import fc from 'fast-check';
import { br, mx, us } from '../../test/markets.ts';
import { describe, expect, test } from 'vitest';
import { shippedMarkets } from '../markets/shipped.ts';
import { shippingPriceMinor } from './shipping.ts';
import { added, contained, termsTax } from './tax.ts';
import { lineTotals, orderTotals } from './totals.ts';

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitMinor: fc.integer({ min: 1, max: 500_000 }),
    saved: fc.integer({ min: 0, max: 100_000 }),
    coreMinor: fc.integer({ min: 0, max: 30_000 }),
  })
  .map(({ saved, ...line }) => ({ ...line, listMinor: line.unitMinor + saved }));
const anyTax = fc.record({ taxMinor: fc.integer({ min: 0, max: 1_000_000 }), included: fc.boolean() });

describe('totals', () => {
  test('[PLUS-013] a core deposit is a line of its own, and comes off again', () => {
    const lines = [{ quantity: 2, unitMinor: 50_00, listMinor: 60_00, coreMinor: 15_00 }];
    expect(orderTotals(lines, 5_99, { taxMinor: 7_25, included: false })).toEqual({
      itemTotalMinor: 120_00,
      discountMinor: 20_00,
      payDiscountMinor: 0,
      coreMinor: 30_00,
      shippingMinor: 5_99,
      taxMinor: 7_25,
      taxIncluded: false,
      taxLines: [],
      totalMinor: 143_24,
      afterCoreReturnMinor: 113_24,
    });
  });

  test('promotions lower what the goods cost and are told with the reductions', () => {
    const line = { quantity: 3, unitMinor: 50_00, listMinor: 60_00, coreMinor: 0, promoMinor: 20_00 };
    expect(lineTotals(line)).toEqual({
      goodsMinor: 130_00,
      listMinor: 180_00,
      savedMinor: 50_00,
      coreMinor: 0,
    });
    const dearer = { quantity: 1, unitMinor: 50_00, listMinor: 40_00, coreMinor: 0 };
    expect(lineTotals(dearer)).toMatchObject({ listMinor: 50_00, savedMinor: 0 });
  });

  test('property: the total is the sum of its parts, and no part is negative', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), fc.nat(10_000), anyTax, (lines, shipping, tax) => {
        const totals = orderTotals(lines, shipping, tax);
        const goods = lines.reduce((sum, line) => sum + lineTotals(line).goodsMinor, 0);
        expect(totals.itemTotalMinor - totals.discountMinor).toBe(goods);
        expect(totals.totalMinor).toBe(
          goods + totals.coreMinor + shipping + (tax.included ? 0 : tax.taxMinor),
        );
        expect(totals.totalMinor - totals.afterCoreReturnMinor).toBe(totals.coreMinor);
        for (const value of Object.values(totals)) {
          expect(typeof value !== 'number' || (Number.isSafeInteger(value) && value >= 0)).toBe(true);
        }
      }),
    );
  });

  test('property: one more piece never costs less', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const more = lineTotals({ ...line, quantity: line.quantity + 1 });
        expect(more.goodsMinor).toBeGreaterThan(lineTotals(line).goodsMinor);
      }),
    );
  });
});

const shippedTax = termsTax(shippedMarkets);

describe('tax', () => {
  const goods = (region: string | null, postalCode: string | null, amountMinor = 100_00) => [
    { amountMinor, place: { region, postalCode } },
  ];

  test.each([
    ['a state', 'us', 'CA', '95814', 7_25],
    ['a state and its city', 'us', 'CA', '90012', 9_75],
    ['Puerto Rico', 'us', 'PR', '00901', 11_50],
    ['a state without sales tax', 'us', 'OR', '97201', 0],
    ['a place that is not known yet', 'us', null, null, 0],
    ['New York City', 'us', 'NY', '10001', 8_88],
    ['Chicago', 'us', 'IL', '60616', 10_25],
    ['a small town of Illinois', 'us', 'IL', '61301', 6_25],
    ['San Juan', 'us', 'PR', '00907', 11_50],
    ['Alaska', 'us', 'AK', '99501', 0],
    ['a city whose state has no tax', 'us', 'NH', '03101', 0],
    ['a state that is not in the table', 'us', 'GU', '96910', 0],
  ])('%s is added', async (_what, market, region, postal, tax) => {
    const answer = await shippedTax.taxOf(market, goods(region, postal), []);
    expect(answer).toMatchObject({ each: [tax], taxMinor: tax, included: false });
  });

  test.each([
    ['no place at all', null],
    ['a postal code without its state', { region: null, postalCode: '90012' }],
    ['a state without a postal code', { region: 'OR', postalCode: null }],
    ['a city in a state without sales tax', { region: 'OR', postalCode: '90012' }],
  ])('%s is taxed with nothing', async (_what, place) => {
    const goods = [{ amountMinor: 100_00, place }];
    expect(await shippedTax.taxOf('us', goods, goods)).toEqual({
      ...{ each: [0], taxMinor: 0 },
      ...{ included: false, lines: [] },
    });
  });

  test('delivery is not taxed in the United States', async () => {
    const parcel = goods('CA', '95814', 5_99);
    expect((await shippedTax.taxOf('us', goods('CA', '95814'), parcel)).taxMinor).toBe(7_25);
  });

  test('Mexican and Brazilian prices hold their tax, delivery too', async () => {
    const shipping = goods(null, null, 11_60);
    const mexico = await shippedTax.taxOf(mx.code, goods('CMX', '06600', 116_00), shipping);
    expect(mexico).toEqual({
      ...{ each: [16_00], taxMinor: 17_60, included: true },
      lines: [{ id: 'iva', rate: 160_000, amountMinor: 17_60 }],
    });
    expect((await shippedTax.taxOf(br.code, goods('SP', null), [])).included).toBe(true);
  });

  test.each([
    ['us', 'TN', '38103', 9_99, 97, false],
    ['us', 'PR', '00907', 9_99, 1_15, false],
    ['mx', 'CMX', '06600', 9_99, 1_38, true],
    ['br', 'SP', '01310100', 9_99, 1_52, true],
  ])(
    '%s %s %s rounds each line by itself, halves up',
    async (market, region, postal, amount, tax, included) => {
      const line = goods(region, postal, amount);
      const answer = await shippedTax.taxOf(market, [...line, ...line, ...line], []);
      expect(answer).toMatchObject({ each: [tax, tax, tax], taxMinor: 3 * tax, included });
      expect(answer.lines?.map((line) => line.amountMinor)).toEqual([3 * tax]);
    },
  );

  test('each line is taxed where it changes hands', async () => {
    const lines = [...goods('OR', '97201'), ...goods('TN', '38103'), ...goods('PR', '00907')];
    expect((await shippedTax.taxOf(us.code, lines, [])).each).toEqual([0, 9_75, 11_50]);
  });

  test('property: tax is whole, never negative, never above the amount', () => {
    fc.assert(
      fc.property(fc.nat(50_000_000), fc.nat(250_000), (amount, rate) => {
        for (const tax of [added(amount, rate), contained(amount, rate)]) {
          expect(Number.isSafeInteger(tax) && tax >= 0 && tax <= amount).toBe(true);
        }
        expect(Math.abs(contained(amount + added(amount, rate), rate) - added(amount, rate))).toBeLessThan(2);
      }),
    );
  });
});

describe('delivery', () => {
  test.each([us, mx, br])('$code: free from its threshold on', ({ terms }) => {
    const { regular, nextDay } = terms.delivery;
    expect(shippingPriceMinor(regular, regular.freeFromMinor - 1)).toBe(regular.priceMinor);
    expect(shippingPriceMinor(regular, regular.freeFromMinor)).toBe(0);
    expect(nextDay.priceMinor).toBeGreaterThan(regular.priceMinor);
    expect(nextDay.freeFromMinor).toBeGreaterThan(regular.freeFromMinor);
  });

  test.each([us, mx, br])('$code: freight is dearest, whatever it is worth', ({ terms }) => {
    const { freight, nextDay } = terms.delivery;
    expect(shippingPriceMinor(freight, 10_000_000_00)).toBe(freight.priceMinor);
    expect(freight.priceMinor).toBeGreaterThan(nextDay.priceMinor);
  });
});
