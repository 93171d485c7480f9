import { issue, type Issue } from '../../issue.ts';

/** Quantity: a whole number from 1 to 99 (CART-001). */
export function quantity(value: string | number, { min = 1, max = 99 } = {}): Issue | undefined {
  const text = String(value).trim();
  if (text === '') return issue('required', {}, 'quantity');
  const isRight = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return isRight ? undefined : issue('quantity.range', { min, max });
}
