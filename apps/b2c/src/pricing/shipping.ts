/** What a delivery costs in minor units; a shipment worth `freeFrom` or more travels free. */
export interface Rate {
  readonly priceMinor: number;
  readonly freeFromMinor: number;
}

export interface ShippingRates {
  readonly nextDay: Rate;
  readonly regular: Rate;
  /** What is too heavy for a parcel. */
  readonly freight: Rate;
}

/** Freight is never free by its worth. */
const never = Number.MAX_SAFE_INTEGER;

/** Sample rates by market; an operator replaces the record. */
const byMarket: Readonly<Record<string, ShippingRates>> = {
  us: {
    nextDay: { priceMinor: 9_99, freeFromMinor: 75_00 },
    regular: { priceMinor: 5_99, freeFromMinor: 35_00 },
    freight: { priceMinor: 59_99, freeFromMinor: never },
  },
  mx: {
    nextDay: { priceMinor: 149_00, freeFromMinor: 1_500_00 },
    regular: { priceMinor: 99_00, freeFromMinor: 799_00 },
    freight: { priceMinor: 899_00, freeFromMinor: never },
  },
  br: {
    nextDay: { priceMinor: 34_90, freeFromMinor: 499_00 },
    regular: { priceMinor: 19_90, freeFromMinor: 299_00 },
    freight: { priceMinor: 189_90, freeFromMinor: never },
  },
};

const free: Rate = { priceMinor: 0, freeFromMinor: 0 };

export const hasShippingRates = (market: string): boolean => Object.hasOwn(byMarket, market);

export const shippingRatesOf = (market: string): ShippingRates =>
  byMarket[market] ?? { nextDay: free, regular: free, freight: free };

/** @param goodsMinor worth of the shipment before promotions, deposits left out */
export const shippingPriceMinor = ({ priceMinor, freeFromMinor }: Rate, goodsMinor: number): number =>
  goodsMinor >= freeFromMinor ? 0 : priceMinor;
