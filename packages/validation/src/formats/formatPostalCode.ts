import { alphanumericsOf, digitsOf } from '../characters.ts';
import type { PostalCodeOptions } from '../options.ts';
import { applyMask, fittingMask } from './applyMask.ts';

/** What a postal code is made of without its signs: digits, or letters and digits where a format has letters. */
export function postalCharacters(value: string, { formats }: Pick<PostalCodeOptions, 'formats'>): string {
  return formats.some((format) => format.includes('A')) ? alphanumericsOf(value) : digitsOf(value);
}

/** Formats a postal code as it grows: `38103-1234`, `01310-100` (VALID-019). */
export function formatPostalCode(
  value: string,
  { postalCode }: { readonly postalCode: PostalCodeOptions },
): string {
  const characters = postalCharacters(value, postalCode);
  return applyMask(characters, fittingMask(characters.length, postalCode.formats));
}
