import { digitsOf, strangeCharacter } from '../../characters.ts';
import { applyMask, fittingMask, maskSlots } from '../../formats/applyMask.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';
import type { CountryOptions, PostalCodeOptions } from '../../options.ts';

/**
 * Postal code in one of the market's formats, or its bare digits (VALID-019).
 * @param country of the address, where known: its prefixes must lead the code (CONF-007)
 */
export function postalCode(
  value: string,
  options: { readonly postalCode: PostalCodeOptions },
  country?: CountryOptions,
): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'postalCode');
  const { formats, example } = options.postalCode;
  const character = strangeCharacter(text, (each) => /[\d\s.-]/.test(each));
  if (character !== undefined) return issue('postalCode.characters', { character, example });
  const digits = digitsOf(text);
  const wrongLength = lengthIssue('postalCode', digits.length, formats.map(maskSlots), example);
  // The text names the main format alone: a ZIP code 'has 5 digits'.
  if (wrongLength)
    return { ...wrongLength, params: { ...wrongLength.params, mostDigits: maskSlots(formats[0] ?? '') } };
  if (text !== digits && text !== applyMask(digits, fittingMask(digits.length, formats))) {
    return issue('postalCode.invalid', { example });
  }
  const prefixes = country?.postalPrefixes;
  if (!prefixes || prefixes.some((prefix) => digits.startsWith(prefix))) return undefined;
  return issue('postalCode.prefix', { prefixes: prefixes.join(', ') });
}
