import type { Market } from '@driveline/markets';
import { password as passwordRule } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { B2cError } from '../http/errors.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';

/** @throws B2cError error_password_weak with the reason as its text */
export function refuseWeakPassword(
  market: Market,
  password: string,
  { email, field = 'password' }: { readonly email?: string; readonly field?: string },
): void {
  const issue = passwordRule(password, email === undefined ? {} : { email });
  if (issue)
    throw new B2cError('error_password_weak', { field, text: issueText(issue, issueMessagesOf(market)) });
}
