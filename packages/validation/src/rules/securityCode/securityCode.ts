import { issue, type Issue } from '../../issue.ts';
import { securityCodeLength } from '../cardVendor/cardVendor.ts';

/** Security code of 3 digits, 4 for American Express (CART-048). */
export function securityCode(value: string, vendor?: string): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'securityCode');
  const digits = securityCodeLength(vendor);
  return /^\d+$/.test(text) && text.length === digits ? undefined : issue('securityCode.invalid', { digits });
}
