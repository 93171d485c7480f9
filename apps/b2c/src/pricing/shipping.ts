import type { Rate } from '../markets/deliveryTerms.ts';

/** @param goodsMinor worth of the shipment before promotions, deposits left out */
export const shippingPriceMinor = ({ priceMinor, freeFromMinor }: Rate, goodsMinor: number): number =>
  goodsMinor >= freeFromMinor ? 0 : priceMinor;
