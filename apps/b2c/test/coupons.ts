import type { Shopper } from './shop.ts';

export const claim = (shopper: Shopper, promoCode: string) =>
  shopper.call('promotions.claim', { body: { promoCode } });
