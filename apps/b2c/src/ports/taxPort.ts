/** Where something changes hands: the delivery address, or the store of a pickup. */
export interface TaxPlace {
  readonly region: string | null;
  /** Digits as they go over the wire. */
  readonly postalCode: string | null;
}

export interface TaxedAmount {
  /** Goods after reductions; a refundable deposit is no sale and is left out. */
  readonly amountMinor: number;
  readonly place: TaxPlace | null;
}

export interface TaxAnswer {
  /** One for each amount, in their order. */
  readonly each: readonly number[];
  readonly taxMinor: number;
  /** The amounts hold their tax already. */
  readonly included: boolean;
}

/** Port: an operator puts a tax service here. The shipped one works by sample tables. */
export interface TaxPort {
  taxOf(market: string, goods: readonly TaxedAmount[], shipping: readonly TaxedAmount[]): Promise<TaxAnswer>;
}
