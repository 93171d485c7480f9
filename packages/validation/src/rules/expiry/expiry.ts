import { formatExpiry } from '../../formats/formatExpiry.ts';
import { issue, type Issue } from '../../issue.ts';

/**
 * Expiry MM/YY, not past: a card holds until the end of its month (VALID-021).
 * @param now the shopper's time; the present by default
 */
export function expiry(value: string, { now = new Date() }: { readonly now?: Date } = {}): Issue | undefined {
  if (value.trim() === '') return issue('required', {}, 'expiry');
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(formatExpiry(value)) ?? [];
  if (month === undefined || year === undefined) {
    return issue('expiry.invalid', {
      example: `08/${String((now.getFullYear() + 2) % 100).padStart(2, '0')}`,
    });
  }
  const months = (2000 + Number(year)) * 12 + Number(month) - 1;
  return months < now.getFullYear() * 12 + now.getMonth() ? issue('expiry.past') : undefined;
}
