import { describe, expect, test } from 'vitest';
import { shippedMarkets } from '../src/markets/shipped.ts';
import type { PriceTerms } from '../src/markets/priceTerms.ts';
import { partPrices, type Goods } from './partPrice.ts';
import { generateParts, type PartSeed } from './partSeed.ts';
import { buildTaxonomy } from './taxonomy.ts';
import { buildVehicles } from './vehicleSeed.ts';

const { markets } = shippedMarkets;
const us = shippedMarkets.marketByCode('us');

const goods: Goods = {
  type: { category: '/parts/filters', priceUsd: 20, coreUsd: 10 },
  brand: { slug: 'halden', grade: 'premium' },
  size: null,
  facts: [],
  key: 'filter',
};

const priced = (code: string, minorDigits: number, prices: PriceTerms, of: Partial<Goods> = {}) =>
  partPrices([{ ...us, currency: { ...us.currency, code, minorDigits }, terms: { ...us.terms, prices } }], {
    ...goods,
    ...of,
  })[0]!;

describe('a part of 26 dollars', () => {
  test.each([
    ['dollars', 'USD', 2, { perDollar: 1, belowWholeMinor: 1 }, 2599, 1000],
    [
      'pesos, which end in 9',
      'MXN',
      2,
      { perDollar: 17, belowWholeMinor: 100, wholes: [[0, 10]] },
      43900,
      17000,
    ],
    ['yen, which have no smaller unit', 'JPY', 0, { perDollar: 150, belowWholeMinor: 0 }, 3882, 1500],
    ['dollars in tens', 'USD', 2, { perDollar: 5, belowWholeMinor: 1, wholes: [[100, 10]] }, 12999, 5000],
    ['yen that end in 80', 'JPY', 0, { perDollar: 150, belowWholeMinor: 20, wholes: [[0, 100]] }, 3880, 1500],
    ['dinars of a thousand fils', 'KWD', 3, { perDollar: 0.3, belowWholeMinor: 10 }, 7990, 3000],
  ] satisfies [string, string, number, PriceTerms, number, number][])(
    'in %s',
    (_what, code, digits, prices, listMinor, coreMinor) => {
      expect(priced(code, digits, prices)).toMatchObject({ market: 'us', listMinor, coreMinor });
    },
  );

  test('costs more or less where its category does', () => {
    const prices = { perDollar: 1, ofCategory: { '/parts': 2, '/parts/filters': 3 }, belowWholeMinor: 0 };
    expect(priced('USD', 2, prices).listMinor).toBe(7800);
    expect(priced('USD', 2, prices, { type: { ...goods.type, category: '/parts/brakes' } }).listMinor).toBe(
      5200,
    );
  });
});

test('who sells a part new wants no old one back', () => {
  const condition = { attribute: { id: 'condition' }, values: ['new', 'reman'] };
  const prices = { perDollar: 1, belowWholeMinor: 1 };
  expect(priced('USD', 2, prices, { facts: [{ ...condition, value: 'new' }] }).coreMinor).toBe(0);
  expect(priced('USD', 2, prices, { facts: [{ ...condition, value: 'reman' }] }).coreMinor).toBe(1000);
});

describe('prices of the catalogue', () => {
  const taxonomy = buildTaxonomy(markets);
  const parts = [
    ...generateParts({ markets, taxonomy, vehicles: buildVehicles(markets), parts: 5000, seed: 1 }),
  ];
  const typeOf = ({ typeId }: PartSeed) => taxonomy.types[typeId - 1]!;
  const grades = new Map(taxonomy.brands.map(({ id, grade }) => [id, grade]));
  const ranks: Readonly<Record<string, number>> = {
    ...{ value: 0, standard: 1, premium: 2, 'heavy duty': 2, performance: 2 },
  };
  const rank = ({ brandId }: PartSeed) => ranks[grades.get(brandId)!]!;
  const inMarket = (part: PartSeed, market: string) => part.prices.find((it) => it.market === market)!;

  /** Of another technology is another thing to buy: an LED lamp, a complete strut. */
  const technology = (part: PartSeed) =>
    typeOf(part).attributes.flatMap(({ seed: { id, priced: factors } }) => {
      if (typeof factors !== 'object') return [];
      const all = [1, ...Object.values(factors)];
      return Math.max(...all) / Math.min(...all) > 1.3 ? [part.attributes[id]] : [];
    });
  const groupBy = (list: readonly PartSeed[], keyOf: (part: PartSeed) => unknown) => {
    const groups = new Map<string, PartSeed[]>();
    for (const part of list) {
      const key = JSON.stringify(keyOf(part));
      groups.set(key, [...(groups.get(key) ?? []), part]);
    }
    return [...groups.values()].filter(({ length }) => length > 1);
  };
  const fitted = parts.filter(({ key }) => key !== null);

  test.each(markets.map(({ code }) => code))(
    '[PLUS-035] in %s the dearest of one key and technology is paid at most two and a half times the cheapest',
    (market) => {
      const sold = fitted.filter(({ soldIn }) => soldIn.includes(market));
      const groups = groupBy(sold, (part) => [part.key, technology(part)]);
      expect(groups.length).toBeGreaterThan(50);
      for (const group of groups) {
        const paid = group.map((part) => {
          const { listMinor, saleMinor } = inMarket(part, market);
          return saleMinor ?? listMinor;
        });
        const [least, most] = [Math.min(...paid), Math.max(...paid)];
        if (most > least * 2.5) expect.fail(`${group[0]!.key}: ${least} to ${most}`);
      }
    },
  );

  test('of one key and facts a better grade costs more in every market', () => {
    const factsOf = (part: PartSeed) =>
      typeOf(part).attributes.map(({ seed: { id, priced: own } }) => (own ? part.attributes[id] : 0));
    let compared = 0;
    for (const group of groupBy(fitted, (part) => [part.key, factsOf(part)])) {
      for (const a of group) {
        for (const b of group) {
          if (rank(a) >= rank(b)) continue;
          compared += 1;
          expect(b.soldIn).toEqual(a.soldIn);
          for (const code of a.soldIn)
            expect(inMarket(a, code).listMinor, `${a.key}`).toBeLessThanOrEqual(inMarket(b, code).listMinor);
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('left and right are alike, and cost the same', () => {
    const pairs = groupBy(
      fitted.filter(({ position }) => /left|right/i.test(position ?? '')),
      ({ key, position, brandId, attributes: { look: _look, ...attributes } }) => [
        key!.replace(position!, position!.replace(/left|right/i, '')),
        ...[brandId, attributes],
      ],
    );
    const sides = fitted.filter(({ position }) => /left|right/i.test(position ?? ''));
    expect(pairs.flat().length).toBeGreaterThan(sides.length * 0.98);
    for (const pair of pairs) for (const part of pair) expect(part.prices).toEqual(pair[0]!.prices);
  });

  test('a set costs no more than so many smaller ones', () => {
    const sets = parts.filter(({ attributes }) => Number(attributes['pieces']) > 1);
    const priceOf = (part: PartSeed) => part.prices[0]!.listMinor / Number(part.attributes['pieces']);
    for (const group of groupBy(sets, (part) => [part.typeId, part.brandId, part.key, part.weightGrams])) {
      const sorted = group.toSorted(
        (a, b) => Number(a.attributes['pieces']) - Number(b.attributes['pieces']),
      );
      expect(priceOf(sorted.at(-1)!)).toBeLessThanOrEqual(priceOf(sorted[0]!));
    }
    expect(sets.length).toBeGreaterThan(30);
  });

  test.each([
    ['us', /99$/],
    ['mx', /900$/],
    ['br', /90$/],
  ])('in %s they end as they do there', (market, end) => {
    const listed = parts.flatMap(({ prices }) => prices.filter((price) => price.market === market));
    expect(listed.map(({ listMinor }) => String(listMinor)).filter((price) => !end.test(price))).toEqual([]);
  });

  test.each([
    ['us', 'brake-pads', 20, 100],
    ['br', 'brake-pads', 80, 450],
    ['mx', 'brake-pads', 350, 1700],
    ['us', 'batteries', 75, 400],
    ['br', 'batteries', 300, 1500],
    ['us', 'motor-oil', 3, 60],
    ['us', 'spark-plugs', 3, 25],
    ['us', 'oil-filters', 5, 20],
  ])('in %s %s cost from %i to %i', (market, code, least, most) => {
    const paid = parts
      .filter((part) => typeOf(part).seed.code === code)
      .flatMap(({ prices }) => prices.filter((price) => price.market === market))
      .map(({ listMinor }) => listMinor / 100);
    expect(Math.min(...paid)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...paid)).toBeLessThanOrEqual(most);
  });
});
