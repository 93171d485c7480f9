import { password as passwordRule } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { B2cError } from '../http/errors.ts';
import type { MailMarket } from '../mail/mailBrand.ts';
import { issueMessagesOf } from '../messages/issueMessages.ts';

interface Owner {
  readonly email?: string | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

/**
 * What the rule of the form refuses, and what is guessed first of this person in this shop: own names, the name in the
 * email, the name of the shop.
 * @throws B2cError error_password_weak with the reason as its text
 */
export function refuseWeakPassword(
  market: MailMarket,
  password: string,
  owner: Owner,
  field = 'password',
): void {
  const { email } = owner;
  const issue =
    passwordRule(password, email === undefined ? {} : { email }) ??
    (isOwnName(password, market.brand?.name ?? '', owner)
      ? ({ rule: 'password.invalid', params: {} } as const)
      : undefined);
  if (issue)
    throw new B2cError('error_password_weak', { field, text: issueText(issue, issueMessagesOf(market)) });
}

/** Letters only, without accents: 'Ana-Lúcia' and 'analucia' are one word. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Whether the letters are one name or two after each other, and what stands around them is short or a year. */
function isOwnName(password: string, brand: string, { email = '', firstName, lastName }: Owner): boolean {
  const around = password.normalize('NFKD').replace(/[\p{L}\p{M}]/gu, '');
  if (around.replace(/(19|20)\d\d/, '').length > 4) return false;
  const names = [firstName ?? '', lastName ?? '', email.split('@')[0] ?? '', brand]
    .map(letters)
    .filter((name) => name !== '');
  const word = letters(password);
  return names.some((name) => word === name || names.some((other) => word === name + other));
}
