import type { Issue } from '../../issue.ts';
import { QUANTITY_MAX } from '../../quantityMax.ts';
import { wholeNumber } from '../wholeNumber/wholeNumber.ts';

/** Quantity: a whole number from 1 to `QUANTITY_MAX`. */
export function quantity(value: string | number, { min = 1, max = QUANTITY_MAX } = {}): Issue | undefined {
  return wholeNumber(value, 'quantity', { min, max });
}
