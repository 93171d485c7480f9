import type { Issue } from '../../issue.ts';
import { wholeNumber } from '../wholeNumber/wholeNumber.ts';

/** Quantity: a whole number from 1 to 99 (CART-001). */
export function quantity(value: string | number, { min = 1, max = 99 } = {}): Issue | undefined {
  return wholeNumber(value, 'quantity', { min, max });
}
