import { postalCharacters } from '../../formats/formatPostalCode.ts';
import { issue, type Issue } from '../../issue.ts';
import type { CountryOptions, PostalCodeOptions } from '../../options.ts';
import { shapeIssue } from '../../shapeIssue.ts';

/**
 * Postal code in one of the market's formats, or its bare characters (VALID-019).
 * @param country of the address, where known: its prefixes must lead the code (CONF-007)
 */
export function postalCode(
  value: string,
  options: { readonly postalCode: PostalCodeOptions },
  country?: CountryOptions,
): Issue | undefined {
  const found = shapeIssue('postalCode', value, options.postalCode);
  const prefixes = country?.postalPrefixes;
  if (found || !prefixes) return found;
  const characters = postalCharacters(value, options.postalCode);
  if (prefixes.some((prefix) => characters.startsWith(prefix))) return undefined;
  return issue('postalCode.prefix', { prefixes: prefixes.join(', ') });
}
