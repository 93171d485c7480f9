/** How the seed makes the market's prices from the catalogue's dollars. */
export interface PriceTerms {
  /** Units of the market's currency for one dollar. */
  readonly perDollar: number;
  /** How many minor units below a whole amount prices end: 1 for 19.99, 0 for 20.00. */
  readonly belowWholeMinor: number;
}
