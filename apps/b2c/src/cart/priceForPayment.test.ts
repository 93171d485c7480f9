import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLine, sitesFrom } from '../../test/cartParts.ts';
import { br, mx, us } from '../../test/markets.ts';
import { shippedMarkets } from '../markets/shipped.ts';
import { termsTax } from '../pricing/tax.ts';
import { planPayment, type CartPayment } from '../tenders/tenders.ts';
import type { TaxPort } from '../ports/taxPort.ts';
import type { PriceInput } from './priceCart.ts';
import { priceForPayment } from './priceForPayment.ts';

const pix = { method: 'pix', waitsMinutes: 30 } as CartPayment;
const card = { method: 'visa' } as CartPayment;
const account = { method: 'giftCard', accountId: 'a', lastFour: '1', seenMinor: 0 } as const;

const input = (change: Partial<PriceInput>): PriceInput => ({
  tax: termsTax(shippedMarkets),
  market: br,
  sites: sitesFrom([]),
  lines: [cartLine({ unitMinor: 300_90, listMinor: 300_90 })],
  home: { region: 'SP', postalCode: '01310100' },
  // No delivery to pay, so that the goods are what moves.
  isMember: true,
  promotions: [],
  now: new Date('2026-03-03T12:00:00Z'),
  ...change,
});

const price = (change: Partial<PriceInput>, payment: CartPayment | null = null, giftMinor = 0) =>
  priceForPayment(input(change), payment, (total) =>
    Promise.resolve(giftMinor ? planPayment(total, [account], [giftMinor]) : planPayment(total, [], [])),
  );

describe('[PLUS-057] the price by a way to pay', () => {
  test('what it shows beside another way is what it charges once it is chosen', async () => {
    const shown = await price({}, card);
    expect(shown.priced.totals).toMatchObject({ totalMinor: 300_90, discountMinor: 0, payDiscountMinor: 0 });
    expect(shown.methodPrices).toEqual([{ method: 'pix', amountMinor: 270_81, savedMinor: 30_09 }]);
    const chosen = await price({}, pix);
    expect(chosen.paymentPlan.dueMinor).toBe(270_81);
    expect(chosen.priced.totals).toMatchObject({
      itemTotalMinor: 300_90,
      discountMinor: 30_09,
      payDiscountMinor: 30_09,
      totalMinor: 270_81,
    });
    expect(chosen.fullDueMinor).toBe(300_90);
  });

  test('the tax that a price holds is of what is paid', async () => {
    const [full, less] = [await price({}), await price({}, pix)];
    expect(less.priced.totals.taxMinor).toBe(Math.round(full.priced.totals.taxMinor * 0.9));
  });

  test.each([
    ['none is chosen', null],
    ['it is not chosen', card],
    ['it is chosen', pix],
  ])('asks for tax once where %s, and believes a service that adds it', async (_, payment) => {
    const asked: number[][] = [];
    const counting = (tax: TaxPort): TaxPort => ({
      taxOf: (market, goods, shipping) => {
        asked.push(goods.map(({ amountMinor }) => amountMinor));
        return tax.taxOf(market, goods, shipping);
      },
    });
    const own = termsTax(shippedMarkets);
    await price({ tax: counting(own) }, payment);
    expect(asked).toEqual([[payment === pix ? 270_81 : 300_90]]);
    const adding: TaxPort = {
      taxOf: async (...question) => ({ ...(await own.taxOf(...question)), included: false }),
    };
    const { priced, fullDueMinor, methodPrices } = await price({ tax: adding }, payment);
    expect(priced.totals.taxIncluded).toBe(false);
    const { totalMinor, taxMinor } = priced.totals;
    expect(totalMinor).toBe((payment === pix ? 270_81 : 300_90) + taxMinor);
    expect(fullDueMinor - methodPrices[0]!.savedMinor).toBe(methodPrices[0]!.amountMinor);
  });

  test('takes nothing off a deposit, and counts after a reduced price and for each piece', async () => {
    const lines = [cartLine({ unitMinor: 80_00, listMinor: 100_00, quantity: 3, coreMinor: 50_00 })];
    const { priced } = await price({ lines }, pix);
    expect(priced.totals).toMatchObject({
      itemTotalMinor: 300_00,
      discountMinor: 60_00 + 24_00,
      payDiscountMinor: 24_00,
      coreMinor: 150_00,
      totalMinor: 366_00,
    });
  });

  test('takes nothing off what a gift card pays, and is nothing where it pays all', async () => {
    const part = await price({}, pix, 200_90);
    expect(part.paymentPlan).toMatchObject({ dueMinor: 90_00, isCovered: false });
    expect(part.priced.totals.totalMinor).toBe(290_90);
    const all = await price({}, pix, 500_00);
    expect(all.priced.totals.payDiscountMinor).toBe(0);
    expect(all.methodPrices).toEqual([]);
  });

  test('is the same where the market grants nothing, and none where it has no such way', async () => {
    const { methodPrices, fullDueMinor } = await price({ market: mx });
    expect(methodPrices).toEqual([{ method: 'spei', amountMinor: fullDueMinor, savedMinor: 0 }]);
    expect((await price({ market: us })).methodPrices).toEqual([]);
  });

  test('property: lines, discount and dues add up, and two pieces cost no more than twice one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ unitMinor: fc.integer({ min: 1, max: 500_000 }), quantity: fc.nat(9) }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.nat(100_000),
        async (bought, giftMinor) => {
          const lines = bought.map(({ unitMinor, quantity }, at) =>
            cartLine({ id: `${at}`, unitMinor, listMinor: unitMinor, quantity: quantity + 1 }),
          );
          const { priced, paymentPlan, fullDueMinor } = await price({ lines }, pix, giftMinor);
          const { totals } = priced;
          const applied = paymentPlan.accounts.reduce((sum, { appliedMinor }) => sum + appliedMinor, 0);
          expect(priced.lines.reduce((sum, { payMinor }) => sum + payMinor, 0)).toBe(totals.payDiscountMinor);
          expect(applied + paymentPlan.dueMinor).toBe(totals.totalMinor);
          expect(fullDueMinor - paymentPlan.dueMinor).toBe(totals.payDiscountMinor);
          const each = lines.reduce(
            (sum, { unitMinor, quantity }) => sum + quantity * (unitMinor - Math.floor(unitMinor / 10)),
            0,
          );
          if (!giftMinor) expect(totals.totalMinor).toBeLessThanOrEqual(each);
        },
      ),
      { numRuns: 60 },
    );
  });
});
