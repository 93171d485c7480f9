import { CART_BADGE_CAP } from '../constants.ts';

/** SHELL-034: the count, '99+' above 99, no badge at zero. */
export function cartBadge(itemCount: number): string | undefined {
  if (itemCount <= 0) return undefined;
  return itemCount > CART_BADGE_CAP ? `${CART_BADGE_CAP}+` : String(itemCount);
}
