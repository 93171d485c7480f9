import { issue, type Issue } from '../../issue.ts';

/** A username is no email, so that a sign-in knows which of the two it has (ACCT-020). */
const PATTERN = /^[a-z\d._-]{3,30}$/i;

/** Username: 3 to 30 letters, digits, points, dashes and underscores, a letter among them. */
export function username(value: string): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'username');
  const isRight = PATTERN.test(text) && /[a-z]/i.test(text);
  return isRight ? undefined : issue('username.invalid', { example: 'ada.driver' });
}
