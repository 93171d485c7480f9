import { issue, type Issue } from '../../issue.ts';
import { cardNumberLength, cardVendor } from '../cardVendor/cardVendor.ts';

/** Whether the last digit is the one that the Luhn sum of the others asks for; no other text than digits has a sum. */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits !== '' && sum % 10 === 0;
}

/** Card number: 15 digits for American Express, 16 for the rest, and the Luhn check (VALID-021). */
export function cardNumber(
  value: string,
  { cardVendors }: { readonly cardVendors?: readonly string[] } = {},
): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'cardNumber');
  const digits = text.replace(/[\s-]/g, '');
  const length = cardNumberLength(cardVendor(digits, cardVendors));
  const isRight = digits.length === length && hasLuhnDigit(digits);
  return isRight ? undefined : issue('cardNumber.invalid');
}
