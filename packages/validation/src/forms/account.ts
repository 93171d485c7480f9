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
      return optional({
        name,
        check: (value) => postalCode(value, options),
        normalize: (value) => formatPostalCode(value, options),
      });
    case 'username':
      return optional({ name, check: username });
    case 'password':
      return newPassword(name);
    case 'phoneNumber':
      return optional(contactFields(options).phoneNumber);
    default:
      return contactFields(options)[name];
  }
}

/**
 * Opening an account, or changing one (ACCT-024): names and email are asked, phone, postal code and username may stay
 * empty, a password is a new one.
 * @param names the fields that are shown, or sent
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
): Form {
  return defineForm(names.map((name) => field(name, options)));
}

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
