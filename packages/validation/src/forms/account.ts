import { issue } from '../issue.ts';
import { formatPostalCode } from '../formats/formatPostalCode.ts';
import type { PostalCodeOptions } from '../options.ts';
import { email } from '../rules/email/email.ts';
import { oneTimeCode } from '../rules/oneTimeCode/oneTimeCode.ts';
import { password } from '../rules/password/password.ts';
import { postalCode } from '../rules/postalCode/postalCode.ts';
import { required } from '../rules/required/required.ts';
import { username } from '../rules/username/username.ts';
import { contactFields, type ContactOptions } from './contactFields.ts';
import { defineForm, type Form, type FormField } from './form.ts';
import { optional } from './optional.ts';

export type AccountFormOptions = ContactOptions & { readonly postalCode: PostalCodeOptions };

export type AccountFormField =
  'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'postalCode' | 'username' | 'password';

const newPassword = (name: string): FormField => ({
  name,
  check: (value, values) => password(value, { email: values['email'] ?? '' }),
});

function field(name: AccountFormField, options: AccountFormOptions): FormField {
  switch (name) {
    case 'postalCode':
      return {
        name,
        check: (value) => postalCode(value, options),
        normalize: (value) => formatPostalCode(value, options),
      };
    case 'username':
      return { name, check: username };
    case 'password':
      return newPassword(name);
    default:
      return contactFields(options)[name];
  }
}

/** May stay empty, unless something else that is asked for needs them. */
const OPTIONAL: readonly AccountFormField[] = ['phoneNumber', 'postalCode', 'username'];

/**
 * Opening an account, or changing one (ACCT-024): names and email are asked, phone, postal code and username may stay
 * empty, a password is a new one.
 * @param names the fields that are shown, or sent
 * @param needed of those that may stay empty, what must not: a rewards card has a phone and a postal code
 */
export function accountForm(
  options: AccountFormOptions,
  names: readonly AccountFormField[] = [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'postalCode',
    'password',
  ],
  needed: readonly AccountFormField[] = [],
): Form {
  return defineForm(
    names.map((name) => {
      const asked = field(name, options);
      return OPTIONAL.includes(name) && !needed.includes(name) ? optional(asked) : asked;
    }),
  );
}

/** What a registration must hold so that it can open a rewards card as well. */
export const neededForRewards: readonly AccountFormField[] = ['phoneNumber', 'postalCode'];

/** Email or username, and the password, which is the server's to judge: an old one may be short. */
export function signInForm(): Form {
  return defineForm([
    { name: 'username', check: (value) => required(value, 'username'), maxLength: 254 },
    { name: 'password', check: (value) => required(value, 'password'), maxLength: 200 },
  ]);
}

/** The code of a second step (ACCT-019). */
export function oneTimeCodeForm(): Form {
  return defineForm([{ name: 'code', check: oneTimeCode, normalize: (value) => value.replace(/\s/g, '') }]);
}

/** Asking for a new password (ACCT-026). */
export function forgotPasswordForm(): Form {
  return defineForm([{ name: 'email', check: email }]);
}

/**
 * Setting it (ACCT-027).
 * @param isRepeated a second field, `passwordRepeat`, has to say the same
 */
export function newPasswordForm({ isRepeated = false }: { readonly isRepeated?: boolean } = {}): Form {
  const again: FormField = {
    name: 'passwordRepeat',
    check: (value, { password: first = '' }) =>
      value === first ? undefined : issue('passwordRepeat.invalid'),
  };
  return defineForm([newPassword('password'), ...(isRepeated ? [again] : [])]);
}
