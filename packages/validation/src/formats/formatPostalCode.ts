import { digitsOf } from '../characters.ts';
import type { PostalCodeOptions } from '../options.ts';
import { applyMask, fittingMask } from './applyMask.ts';

/** Formats a postal code as it grows: `38103-1234`, `01310-100` (VALID-019). */
export function formatPostalCode(
  value: string,
  { postalCode }: { readonly postalCode: PostalCodeOptions },
): string {
  const digits = digitsOf(value);
  return applyMask(digits, fittingMask(digits.length, postalCode.formats));
}
