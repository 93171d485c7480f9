import type { OutputOf } from '@driveline/api';
import type { Market } from '@driveline/markets';
import { accountForm, defineForm, required, type Form, type Values } from '@driveline/validation';

type Profile = OutputOf<'account.current'>;

/** Without these nobody can be called back, and no rewards card be linked (REWARD-020). */
const NEEDED = ['firstName', 'lastName', 'phoneNumber'] as const;

/** Whether an account lacks something that is asked at `/completeAccount` (ACCT-025). */
export const isIncomplete = (profile: Profile): boolean => NEEDED.some((name) => profile[name].trim() === '');

/** The fields of an account but its email, and its password to confirm them; a postal code may stay empty. */
export function completeForm(market: Market): Form {
  const form = accountForm(market, [...NEEDED, 'postalCode']);
  return defineForm([
    ...form.fields.map((name) => ({
      name,
      check: (value: string, values: Values) =>
        (NEEDED.some((needed) => needed === name) ? required(value, name) : undefined) ??
        form.check(name, { ...values, [name]: value }),
      normalize: (value: string) => form.validate({ [name]: value }).values[name] ?? value,
    })),
    { name: 'currentPassword', check: (value: string) => required(value, 'currentPassword') },
  ]);
}
