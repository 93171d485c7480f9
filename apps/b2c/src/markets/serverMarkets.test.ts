import { us as record } from '@driveline/markets';
import { expect, test } from 'vitest';
import { createServerMarkets, marketGaps, wholeModules, type GivenModule } from './serverMarkets.ts';
import { shippedMarkets, shippedModules, withShippedTerms } from './shipped.ts';
import { us } from './us.ts';

const land: GivenModule = { market: { ...record, code: 'land', locale: 'en-ZZ' } };

test('the shipped markets take the door of every other one, and have no gap', () => {
  expect(shippedModules.map((module) => [module.market.code, marketGaps(module)])).toEqual([
    ['us', []],
    ['mx', []],
    ['br', []],
  ]);
  expect(shippedMarkets.marketByCode('br').terms.tax.included).toBe(true);
});

test.each(['tax', 'delivery', 'prices', 'rewards', 'seed'] as const)(
  '[PLUS-046] a market without %s is refused by that name',
  (part) => {
    const { [part]: _left, ...rest } = us;
    const gaps = marketGaps(rest);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toMatch(new RegExp(`^${part} \\(`));
    expect(() => wholeModules([rest])).toThrow(`- us: ${gaps[0]}`);
  },
);

test('a market that sells needs a way to pay', () => {
  const payments = {
    ...record.payments,
    methods: record.payments.methods.map((m) => ({ ...m, enabled: false })),
  };
  expect(marketGaps({ ...us, market: { ...record, payments } })).toEqual([
    'payments (an enabled method of the record)',
  ]);
  const checkout = { ...record.checkout, enabled: false };
  expect(marketGaps({ ...us, market: { ...record, payments, checkout } })).toEqual([]);
});

test('[PLUS-046] a changed record keeps the terms of its shipped market, a strange one gets none', () => {
  const changed = { ...record, productCountry: 'OTH' };
  const [own] = createServerMarkets(wholeModules([withShippedTerms(changed)])).markets;
  expect(own).toMatchObject({ productCountry: 'OTH', terms: { tax: us.tax } });
  expect(() => wholeModules([land.market, record].map(withShippedTerms))).toThrow(
    /^These markets lack terms:\n- land: tax/,
  );
});
