import type { PriceTerms } from '../src/markets/priceTerms.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import type { AttributeSeed, PartTypeSeed } from './seedData.ts';
import { shareOf } from './sheet.ts';

export interface PriceSeed {
  market: string;
  listMinor: number;
  saleMinor: number | null;
  coreMinor: number;
}

/** What a part's price follows from: nothing else, so what is alike costs alike. */
export interface Goods {
  type: Pick<PartTypeSeed, 'category' | 'priceUsd' | 'coreUsd'>;
  brand: { readonly slug: string; readonly grade: string };
  /** 0 to 1, as large as what it belongs to; null for what belongs to nothing. */
  size: number | null;
  facts: readonly Fact[];
  /** What it fits; left and right are the same. */
  key: string;
}

interface Fact {
  attribute: Pick<AttributeSeed, 'id' | 'priced'>;
  value: number | string;
  /** All that the type comes in. */
  values: readonly (number | string)[];
}

/** What a grade costs of the standard one: a brand has one grade, so its shelf is dear or cheap throughout. */
const gradeFactor: Readonly<Record<string, number>> = {
  value: 0.8,
  standard: 1,
  premium: 1.3,
  'heavy duty': 1.35,
  performance: 1.4,
};

/** A small car's part costs two thirds of a truck's. */
const ofSize = (size: number | null) => (size === null ? 1 : 0.72 + 0.75 * size);

/** How much dearer a value makes a part than the usual one of its type. */
export function factorOf({ attribute: { priced }, value, values }: Fact): number {
  if (priced === undefined) return 1;
  if (typeof priced === 'object') return priced[value] ?? 1;
  const usual = values.reduce<number>((sum, it) => sum + Math.log(Number(it)), 0) / values.length;
  return (Number(value) / Math.exp(usual)) ** priced;
}

/** The nearest whole amount as the market's prices have them, in minor units. */
function wholeIn({ currency, terms: { prices } }: ServerMarket, dollars: number, category: string): number {
  if (prices === 'own') return 0;
  const amount = dollars * rateOf(prices, category);
  const wholes = (prices.wholes ?? []).findLast(([from]) => amount >= from)?.[1] ?? 1;
  return Math.round(amount / wholes) * wholes * 10 ** currency.minorDigits;
}

/** A price of the seed ends where the market's prices do, and is never nothing. */
function priceIn(market: ServerMarket, dollars: number, category: string): number {
  const { prices } = market.terms;
  const below = prices === 'own' ? 0 : prices.belowWholeMinor;
  const whole = wholeIn(market, dollars, category);
  return (whole > below ? whole : 10 ** market.currency.minorDigits) - below;
}

/** Batteries and oil are made in the country, sensors are imported: the longest path that a category begins with. */
const rateOf = ({ perDollar, ofCategory = {} }: PriceTerms, category: string): number =>
  Object.entries(ofCategory)
    .filter(([path]) => category.startsWith(path))
    .sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? perDollar;

/** Prices of one part in every market that the seed makes prices for. */
export function partPrices(markets: readonly ServerMarket[], goods: Goods): PriceSeed[] {
  const { type, brand, size, facts, key } = goods;
  const spec = facts.reduce((product, fact) => product * factorOf(fact), 1);
  const level = 0.97 + 0.06 * shareOf(brand.slug, 'level');
  const dollars = type.priceUsd * ofSize(size) * (gradeFactor[brand.grade] ?? 1) * level * spec;
  // What is cheap already is reduced by less, or the dearest of its key would cost more than 2.5 times as much.
  const reductions = brand.grade === 'value' ? [0.1, 0.1] : [0.1, 0.15];
  const reduction = reductions[Math.floor(shareOf(key, brand.slug, 'sale') / 0.09)];
  const isNew = facts.some(({ attribute, value }) => attribute.id === 'condition' && value === 'new');
  return markets
    .filter(({ terms: { prices } }) => prices !== 'own')
    .map((market) => {
      const listMinor = priceIn(market, dollars, type.category);
      const saleMinor =
        reduction === undefined ? null : priceIn(market, dollars * (1 - reduction), type.category);
      return {
        market: market.code,
        listMinor,
        saleMinor: saleMinor !== null && saleMinor < listMinor ? saleMinor : null,
        // Who sells it new wants no old one to rebuild.
        coreMinor: isNew ? 0 : wholeIn(market, type.coreUsd ?? 0, type.category),
      };
    });
}
