import { formatPhone } from '../formats/formatPhone.ts';
import type { PhoneOptions } from '../options.ts';
import { email } from '../rules/email/email.ts';
import { firstName, lastName } from '../rules/personName/personName.ts';
import { phone } from '../rules/phone/phone.ts';
import type { FormField } from './form.ts';

export type ContactName = 'firstName' | 'lastName' | 'phoneNumber' | 'email';

export type ContactOptions = { readonly phone: PhoneOptions };

/** The four inputs that contact, checkout and address forms share. */
export function contactFields(options: ContactOptions): Readonly<Record<ContactName, FormField>> {
  return {
    firstName: { name: 'firstName', check: firstName },
    lastName: { name: 'lastName', check: lastName },
    phoneNumber: {
      name: 'phoneNumber',
      check: (value) => phone(value, options),
      normalize: (value) => formatPhone(value, options),
    },
    email: { name: 'email', check: email },
  };
}
