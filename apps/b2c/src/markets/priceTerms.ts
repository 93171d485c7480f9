/** How the seed makes the market's prices from the catalogue's dollars. */
export interface PriceTerms {
  /** Units of the market's currency for one dollar. */
  readonly perDollar: number;
  /** The same of some categories, by the beginning of their path, where the market's prices are not its exchange rate. */
  readonly ofCategory?: Readonly<Record<string, number>>;
  /** How many minor units below a whole amount prices end: 1 for 19.99, 0 for 20.00. */
  readonly belowWholeMinor: number;
  /** Of which whole amounts, from which amount on: 10 from 100 where prices are 89.99 and 189.99. Of each by default. */
  readonly wholes?: readonly (readonly [from: number, wholes: number])[];
}
