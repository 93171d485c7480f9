import { strangeCharacter } from '../../characters.ts';
import { applyMask, fittingMask, maskSlots, matchesMask } from '../../formats/applyMask.ts';
import { postalCharacters } from '../../formats/formatPostalCode.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';
import type { CountryOptions, PostalCodeOptions } from '../../options.ts';

/**
 * Postal code in one of the market's formats, or its bare characters (VALID-019).
 * @param country of the address, where known: its prefixes must lead the code (CONF-007)
 */
export function postalCode(
  value: string,
  options: { readonly postalCode: PostalCodeOptions },
  country?: CountryOptions,
): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'postalCode');
  const { formats, pattern = '.*', example } = options.postalCode;
  const hasLetters = formats.some((format) => format.includes('A'));
  const character = strangeCharacter(text, (each) => (hasLetters ? /[\dA-Za-z\s.-]/ : /[\d\s.-]/).test(each));
  if (character !== undefined) return issue('postalCode.characters', { character, example });
  const characters = postalCharacters(text, options.postalCode);
  const wrongLength = lengthIssue('postalCode', characters.length, formats.map(maskSlots), example);
  if (wrongLength) {
    // The text names the main format alone: a ZIP code 'has 5 digits'.
    const mostDigits = maskSlots(formats[0] ?? '');
    return { ...wrongLength, params: { ...wrongLength.params, mostDigits } };
  }
  const mask = fittingMask(characters.length, formats);
  const isBare = text.toUpperCase() === characters;
  const formatted = isBare ? applyMask(characters, mask) : text.toUpperCase();
  if (!matchesMask(formatted, mask) || !new RegExp(`^(?:${pattern})$`).test(formatted)) {
    return issue('postalCode.invalid', { example });
  }
  const prefixes = country?.postalPrefixes;
  if (!prefixes || prefixes.some((prefix) => characters.startsWith(prefix))) return undefined;
  return issue('postalCode.prefix', { prefixes: prefixes.join(', ') });
}
