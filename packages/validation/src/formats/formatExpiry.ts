import { digitsOf } from '../characters.ts';

/** Formats an expiry as MM/YY: `2` grows to `02`, `1/` to `01`, an autofilled `12/2027` shrinks to `12/27`. */
export function formatExpiry(value: string): string {
  let digits = digitsOf(value);
  if (/^\D*[2-9]/.test(value) || /^\D*\d\s*\//.test(value)) digits = `0${digits}`;
  if (/^\d\d20\d\d$/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
