/** Where something changes hands: the delivery address, or the store of a pickup. */
export interface TaxPlace {
  readonly region: string | null;
  /** Letters and digits as they go over the wire. */
  readonly postalCode: string | null;
}

export interface TaxedAmount {
  /** Goods after reductions; a refundable deposit is no sale and is left out. */
  readonly amountMinor: number;
  readonly place: TaxPlace | null;
}

/** One tax of an order. */
export interface TaxLine {
  /** As the market's terms name it (`TaxTerms.taxes`). */
  readonly id: string;
  /** Parts per million; null where the places of an order have several. */
  readonly rate: number | null;
  readonly amountMinor: number;
}

export interface TaxAnswer {
  /** One for each amount, in their order. */
  readonly each: readonly number[];
  readonly taxMinor: number;
  /** The amounts hold their tax already. */
  readonly included: boolean;
  /** What `taxMinor` is made of; their sum is `taxMinor`. A service that does not tell them apart leaves them out. */
  readonly lines?: readonly TaxLine[];
}

/** Port: an operator puts a tax service here. The shipped one works by the terms of the markets. */
export interface TaxPort {
  taxOf(market: string, goods: readonly TaxedAmount[], shipping: readonly TaxedAmount[]): Promise<TaxAnswer>;
}
