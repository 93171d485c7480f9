import type { Cart } from '@driveline/api';

export interface CartCode {
  readonly promoCode: string;
  /** What it saves, in decimal major units. */
  readonly discount: number;
  /** Why it gives nothing; only of the last claim. */
  readonly message: string | undefined;
}

/** Codes that take something off, and the one of the last claim also while it gives nothing (CART-018, CART-019). */
export function cartCodes({
  promotions = [],
  promoData,
  promoMessage,
}: Pick<Cart, 'promotions' | 'promoData' | 'promoMessage'>): CartCode[] {
  const codes = promotions.flatMap(({ promoCode, discount }) =>
    promoCode === null ? [] : [{ promoCode, discount, message: undefined }],
  );
  if (!promoData) return codes;
  const { promoCode, discount } = promoData;
  return [
    ...codes.filter((it) => it.promoCode !== promoCode),
    { promoCode, discount, message: promoMessage },
  ];
}
