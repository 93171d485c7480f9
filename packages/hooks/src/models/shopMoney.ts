/** What of a market its amounts follow from. */
export interface ShopMoney {
  readonly currency: {
    /** Digits after the decimal sign: 2 for cents. */
    readonly minorDigits: number;
    /** Behind totals (CONF-004). */
    readonly totalsSuffix?: string;
  };
}
