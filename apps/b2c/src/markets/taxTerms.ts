/**
 * One tax of a market. Rates are parts per million: 5 % is `50_000`, 9.975 % is `99_750`. The rate of a place is the sum of
 * what holds there.
 */
export interface MarketTax {
  /** Names it for good: totals, orders and mails keep it. */
  readonly id: string;
  /** By locale, as a receipt writes it; a language without its own reads the first. */
  readonly names: Readonly<Record<string, string>>;
  /** In every place of the market. */
  readonly rate?: number;
  /** By code of the state. */
  readonly byRegion?: Readonly<Record<string, number>>;
  /** What counties and cities add, by the first three characters of the postal code; nothing where the state has none. */
  readonly byPostalPrefix?: Readonly<Record<string, number>>;
}

export interface TaxTerms {
  /** Prices hold their taxes, so that nothing is added to a total. */
  readonly included: boolean;
  /** Deliveries are taxed as goods are. */
  readonly taxesDelivery: boolean;
  /** Each is a line of its own and is worked out on the same base. A market without tax says so: `[]`. */
  readonly taxes: readonly MarketTax[];
}

/** Percent to millionths: `percent(9.975)` is 99,750. */
export const percent = (value: number): number => Math.round(value * 10_000);
export const percents = (values: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, percent(value)]));
