import { digitsOf } from '../../characters.ts';
import { issue, type Issue } from '../../issue.ts';
import { lengthIssue } from '../../lengthIssue.ts';

/** One-time code of six digits (VALID-022); the spaces of a code copied from a message do not count. */
export function oneTimeCode(value: string): Issue | undefined {
  const text = value.replace(/\s/g, '');
  if (text === '') return issue('required', {}, 'oneTimeCode');
  const digits = digitsOf(text);
  if (digits !== text) return issue('oneTimeCode.invalid', { example: '123456' });
  return lengthIssue('oneTimeCode', digits.length, [6], '123456');
}
