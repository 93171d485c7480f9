import { digitsOf } from '../characters.ts';
import { cardVendor } from '../rules/cardVendor/cardVendor.ts';
import { applyMask } from './applyMask.ts';

/** Groups a card number as it is printed: 4-4-4-4, for American Express 4-6-5. */
export function formatCardNumber(value: string): string {
  const digits = digitsOf(value);
  const isFifteen = cardVendor(digits) === 'american express';
  return applyMask(digits, isFifteen ? '#### ###### #####' : '#### #### #### ####');
}
