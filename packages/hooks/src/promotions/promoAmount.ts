import { toMinor } from '@driveline/api';

/** An amount for a number format. */
export interface AmountParts {
  /** Absolute, decimal major units. */
  readonly value: number;
  /** Digits behind the decimal sign: none for whole amounts. */
  readonly fractionDigits: number;
}

/** CART-019: what a number format needs to show a promo amount: `$5`, `$5.50`. */
export function promoAmount(amount: number, minorDigits = 2): AmountParts {
  const value = Math.abs(amount);
  const isWhole = toMinor(value, minorDigits) % 10 ** minorDigits === 0;
  return { value, fractionDigits: isWhole ? 0 : minorDigits };
}
