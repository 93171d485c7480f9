import { issue, type Issue } from '../../issue.ts';

/** An order's number without the gaps that people write, in capitals: 'us member 01' is `USMEMBER01`. */
export const orderNumberSent = (value: string): string =>
  value.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();

/** An order's number as it is typed: letters and digits, with spaces and dashes wherever (ACCT-048). */
export function orderNumber(value: string): Issue | undefined {
  const sent = orderNumberSent(value);
  if (sent === '') return issue('required', {}, 'orderNumber');
  return /^[A-Z0-9]{1,40}$/.test(sent) ? undefined : issue('orderNumber.invalid');
}
