import { digitsOf } from '../../characters.ts';
import { issue, type Issue, type Subject } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';

function digitsRule(
  value: string,
  subject: Subject,
  counts: readonly number[],
  example: string,
): Issue | undefined {
  const text = value.replace(/[\s-]/g, '');
  if (text === '') return issue('required', {}, subject);
  return digitsOf(text) === text
    ? lengthIssue(subject, text.length, counts, example)
    : issue(`${subject}.invalid`, { example });
}

/** Gift card number of 16 digits (CART-056). */
export function giftCardNumber(value: string): Issue | undefined {
  return digitsRule(value, 'giftCardNumber', [16], '6000 0000 0000 0001');
}

/** Gift card PIN of 4 to 8 digits (CART-056). */
export function giftCardPin(value: string): Issue | undefined {
  return digitsRule(value, 'giftCardPin', [4, 5, 6, 7, 8], '1234');
}
