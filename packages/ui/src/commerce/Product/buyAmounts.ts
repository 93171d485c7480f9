export interface BuyAmounts {
  /** Parts alone: what remains after the core's return. */
  partsMinor: number;
  coreMinor: number;
  todayMinor: number;
}

/** What a quantity costs today and after the old parts are back, in minor units [PLUS-013]. */
export function buyAmounts(priceMinor: number, coreMinor: number, quantity: number): BuyAmounts {
  const parts = priceMinor * quantity;
  const core = coreMinor * quantity;
  return { partsMinor: parts, coreMinor: core, todayMinor: parts + core };
}
