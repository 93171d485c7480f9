import { postalCharacters } from '../../formats/formatPostalCode.ts';
import { issue, type Issue } from '../../issue.ts';
import type { PostalCodeOptions } from '../../options.ts';
import { isEmail } from '../email/email.ts';
import { postalCode } from '../postalCode/postalCode.ts';

type Options = { readonly postalCode: PostalCodeOptions };

/**
 * What the field of the rewards lookup holds: a postal code with as many characters as are sent (five in the US), else an
 * email (VALID-017).
 */
export function rewardsLookupQuery(
  value: string,
  options: Options,
): { readonly postalCode: string } | { readonly emailAddress: string } | undefined {
  const text = value.trim();
  const { digitsSent } = options.postalCode;
  const isWhole = postalCharacters(text, options.postalCode).length === digitsSent;
  if (isWhole && !postalCode(text, options)) return { postalCode: text };
  return isEmail(text) ? { emailAddress: text } : undefined;
}

/** A postal code or an email in one field (VALID-017). */
export function rewardsLookup(value: string, options: Options): Issue | undefined {
  if (value.trim() === '') return issue('required', {}, 'rewardsLookup');
  return rewardsLookupQuery(value, options) ? undefined : issue('rewardsLookup.invalid');
}
