import type { Customer } from '../identity/customer.ts';
import type { ChangeLetter } from '../identity/mail/identityMail.ts';

type Change = Partial<Pick<Customer, 'email' | 'username' | 'phone' | 'two_step'>>;

/**
 * Which ways to sign in a change of the profile touches. The phone is one: a one-time code goes there. Each is changed
 * with the password only, or a stranger who finds a browser signed in keeps the account; and each is told to the address that
 * the account had before.
 */
export function changeLetters(
  customer: Customer,
  change: Change,
  { hasNewPassword }: { readonly hasNewPassword: boolean },
): ChangeLetter[] {
  const isNew = (column: keyof Change) => change[column] !== undefined && change[column] !== customer[column];
  return [
    ...(isNew('email') ? (['emailChanged'] as const) : []),
    ...(isNew('username') ? (['usernameChanged'] as const) : []),
    ...(isNew('phone') ? (['phoneChanged'] as const) : []),
    ...(hasNewPassword ? (['passwordChanged'] as const) : []),
    ...(isNew('two_step') ? [change.two_step ? ('twoStepOn' as const) : ('twoStepOff' as const)] : []),
  ];
}
