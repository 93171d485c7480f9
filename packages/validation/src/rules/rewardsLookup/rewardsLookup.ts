import { issue, type Issue } from '../../issue.ts';
import { isEmail } from '../email/email.ts';

/** What the field of the rewards lookup holds: five digits are a postal code, else an email (VALID-017). */
export function rewardsLookupQuery(
  value: string,
): { readonly postalCode: string } | { readonly emailAddress: string } | undefined {
  const text = value.trim();
  if (/^\d{5}$/.test(text)) return { postalCode: text };
  return isEmail(text) ? { emailAddress: text } : undefined;
}

/** A 5-digit ZIP or an email in one field (VALID-017). */
export function rewardsLookup(value: string): Issue | undefined {
  if (value.trim() === '') return issue('required', {}, 'rewardsLookup');
  return rewardsLookupQuery(value) ? undefined : issue('rewardsLookup.invalid');
}
