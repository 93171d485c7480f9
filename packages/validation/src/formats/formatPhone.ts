import { digitsOf } from '../characters.ts';
import type { PhoneOptions } from '../options.ts';
import { applyMask, fittingMask, maskSlots } from './applyMask.ts';

/** National digits: a country code in front, typed or pasted, is dropped. */
export function phoneDigits(value: string, { formats, countryCode }: PhoneOptions): string {
  const digits = digitsOf(value);
  if (!digits.startsWith(countryCode)) return digits;
  const national = digits.slice(countryCode.length);
  if (value.trimStart().startsWith('+')) return national;
  const most = Math.max(...formats.map(maskSlots));
  return digits.length > most && formats.some((format) => maskSlots(format) === national.length)
    ? national
    : digits;
}

/** Formats a phone number as it grows: `(901) 555-1234`, `(11) 91234-5678` (VALID-018). */
export function formatPhone(value: string, { phone }: { readonly phone: PhoneOptions }): string {
  const digits = phoneDigits(value, phone);
  return applyMask(digits, fittingMask(digits.length, phone.formats));
}
