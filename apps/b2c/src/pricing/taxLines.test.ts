import fc from 'fast-check';
import { expect, test } from 'vitest';
import { us } from '../../test/markets.ts';
import { createServerMarkets } from '../markets/serverMarkets.ts';
import { percent, type TaxTerms } from '../markets/taxTerms.ts';
import { termsTax } from './tax.ts';
import { toTaxLines } from './taxLines.ts';

/** Two taxes on the same base in QC, one in ON, the first only in AB. */
const added: TaxTerms = {
  included: false,
  taxesDelivery: true,
  taxes: [
    {
      id: 'gst',
      names: { 'en-CA': 'GST', 'fr-CA': 'TPS' },
      byRegion: { AB: percent(5), QC: percent(5) },
    },
    { id: 'hst', names: { 'en-CA': 'HST' }, byRegion: { NS: percent(14), ON: percent(13) } },
    { id: 'qst', names: { 'en-CA': 'QST', 'fr-CA': 'TVQ' }, byRegion: { QC: percent(9.975) } },
  ],
};
const included: TaxTerms = {
  included: true,
  taxesDelivery: true,
  taxes: [
    { id: 'a', names: { 'en-US': 'A' }, rate: percent(12) },
    { id: 'b', names: { 'en-US': 'B' }, rate: percent(7.3) },
  ],
};

const marketWith = (tax: TaxTerms) => createServerMarkets([{ ...us.terms, tax }]);
const taxOf = (
  tax: TaxTerms,
  goods: readonly (readonly [number, string | null])[],
  shipping = goods.slice(0, 0),
) => {
  const amounts = (list: typeof goods) =>
    list.map(([amountMinor, region]) => ({ amountMinor, place: { region, postalCode: null } }));
  return termsTax(marketWith(tax)).taxOf('us', amounts(goods), amounts(shipping));
};

test('each tax is worked out on the same base and rounded by itself, line by line', async () => {
  // 5 % of 19.99 is 0.9995, 9.975 % of it 1.994; of three such lines 3 × 1.00 and 3 × 1.99.
  const three = await taxOf(added, [
    [19_99, 'QC'],
    [19_99, 'QC'],
    [19_99, 'QC'],
  ]);
  expect(three).toEqual({
    each: [2_99, 2_99, 2_99],
    taxMinor: 8_97,
    included: false,
    lines: [
      { id: 'gst', rate: 50_000, amountMinor: 3_00 },
      { id: 'qst', rate: 99_750, amountMinor: 5_97 },
    ],
  });
});

test('a delivery adds to the lines, a place without a tax to none, and mixed rates of one tax have no rate', async () => {
  const mixed = await taxOf(
    added,
    [
      [100_00, 'AB'],
      [100_00, 'ON'],
      [100_00, null],
    ],
    [[10_00, 'NS']],
  );
  expect(mixed.each).toEqual([5_00, 13_00, 0]);
  expect(mixed.lines).toEqual([
    { id: 'gst', rate: 50_000, amountMinor: 5_00 },
    { id: 'hst', rate: null, amountMinor: 14_40 },
  ]);
});

test('out of a price that holds several, the last takes what rounding leaves', async () => {
  const { taxMinor, lines } = await taxOf(included, [[100_00, null]]);
  expect(taxMinor).toBe(16_18);
  expect(lines?.map(({ amountMinor }) => amountMinor)).toEqual([10_06, 6_12]);
});

test('property: the lines add up to the tax, none is negative', async () => {
  const amounts = fc.array(fc.tuple(fc.nat(5_000_000), fc.constantFrom('QC', 'ON', 'AB', null)), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(added, included), amounts, async (tax, goods) => {
      const { each, taxMinor, lines = [] } = await taxOf(tax, goods);
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(lines.map(({ amountMinor }) => amountMinor))).toBe(taxMinor);
      expect(sum(each)).toBe(taxMinor);
      expect(lines.every(({ amountMinor }) => amountMinor >= 0)).toBe(true);
    }),
  );
});

test('a tax is named in the language of the call, or by its id where the terms do not know it', () => {
  const market = marketWith(added).marketByCode('us');
  const line = { id: 'qst', rate: 99_750, amountMinor: 1_99 };
  const nameIn = (locale: string, id = 'qst') =>
    toTaxLines({ ...market, locale, language: locale.slice(0, 2) }, [{ ...line, id }]).taxLines?.[0]?.name;
  expect(['en-CA', 'fr-CA', 'fr-FR', 'en-US', 'de-DE'].map((locale) => nameIn(locale))).toEqual([
    'QST',
    'TVQ',
    'TVQ',
    'QST',
    'QST',
  ]);
  expect(nameIn('en-CA', 'levy')).toBe('levy');
  expect(toTaxLines(market, [line, { ...line, rate: null }]).taxLines).toEqual([
    { id: 'qst', name: 'QST', percent: 9.975, amount: 1.99 },
    { id: 'qst', name: 'QST', amount: 1.99 },
  ]);
  expect(toTaxLines(market, [])).toEqual({});
});
