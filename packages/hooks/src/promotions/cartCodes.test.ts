import type { Cart } from '@driveline/api';
import { expect, test } from 'vitest';
import { cartCodes } from './cartCodes.ts';

const promotion = (promoCode: string | null, discount: number) =>
  ({ promoCode, discount }) as NonNullable<Cart['promotions']>[number];
const claim = (promoCode: string, discount: number) =>
  ({ promoCode, discount }) as NonNullable<Cart['promoData']>;

test('[CART-019] codes say what they save; a promotion without one is none of them', () => {
  const cart = { promotions: [promotion('SAVE5', 5), promotion(null, 3)], promoData: null };
  expect(cartCodes(cart)).toEqual([{ promoCode: 'SAVE5', discount: 5, message: undefined }]);
  expect(cartCodes({ promoData: null })).toEqual([]);
});

test('[CART-018] the code of the last claim comes last, with the reason why it gives nothing', () => {
  const cart = {
    promotions: [promotion('SAVE5', 5), promotion('OLD', 2)],
    promoData: claim('SAVE5', 0),
    promoMessage: 'From $50.',
  };
  expect(cartCodes(cart)).toEqual([
    { promoCode: 'OLD', discount: 2, message: undefined },
    { promoCode: 'SAVE5', discount: 0, message: 'From $50.' },
  ]);
});
