import type { InputOf, OutputOf } from '@driveline/api';
import {
  accountForm,
  defineForm,
  issue,
  neededForRewards,
  required,
  type AccountFormOptions,
  type Form,
  type Values,
} from '@driveline/validation';

/**
 * Opening an account, with the consent to the terms, without which there is none (ACCT-024). A shopper who joins rewards as well
 * is asked what their card needs.
 */
export function registrationForm(options: AccountFormOptions): Pick<Form, 'validate'> {
  return {
    validate(input) {
      const ticked = (box: string) => typeof input === 'object' && input !== null && Reflect.get(input, box);
      const form = accountForm(options, undefined, ticked('joinRewards') ? neededForRewards : []);
      const { values, issues } = form.validate(input);
      const agrees = ticked('acceptsTerms');
      return { values, issues: agrees ? issues : [...issues, issue('required', {}, 'acceptsTerms')] };
    },
  };
}

/**
 * The account that a registration asks for.
 * @param typed the password as it was typed, and which of `promo` and `joinRewards` are ticked
 * @param values what `registrationForm` made of it
 */
export function registrationOf(typed: Values, values: Values): InputOf<'identity.register'>['body'] {
  const { firstName = '', lastName = '', email = '', phoneNumber, postalCode } = values;
  return {
    firstName,
    lastName,
    email,
    password: typed['password'] ?? '',
    ...(phoneNumber && { phoneNumber }),
    ...(postalCode && { postalCode }),
    receivePromoAndSpecialEvents: 'promo' in typed,
    joinRewards: 'joinRewards' in typed,
    ...(typed['orderId'] && { orderId: typed['orderId'] }),
  };
}

/** Without these nobody can be called back, and no rewards card be linked (REWARD-020). */
const NEEDED = ['firstName', 'lastName', 'phoneNumber'] as const;

/** Whether a profile lacks something that `completionForm` asks (ACCT-025). */
export const isProfileIncomplete = (profile: OutputOf<'account.current'>): boolean =>
  NEEDED.some((name) => profile[name].trim() === '');

/** The fields of an account but its email, and its password to confirm them; a postal code may stay empty (ACCT-025). */
export function completionForm(options: AccountFormOptions): Form {
  const form = accountForm(options, [...NEEDED, 'postalCode'], NEEDED);
  return defineForm([
    ...form.fields.map((name) => ({
      name,
      check: (value: string, values: Values) => form.check(name, { ...values, [name]: value }),
      normalize: (value: string) => form.validate({ [name]: value }).values[name] ?? value,
    })),
    { name: 'currentPassword', check: (value: string) => required(value, 'currentPassword') },
  ]);
}

/** The change of the profile that a completed account asks for. @param values what `completionForm` made of it */
export function completionOf(typed: Values, values: Values): NonNullable<InputOf<'account.update'>['body']> {
  const { firstName = '', lastName = '', phoneNumber = '', postalCode } = values;
  const { currentPassword = '' } = typed;
  return { firstName, lastName, phoneNumber, currentPassword, ...(postalCode && { postalCode }) };
}
