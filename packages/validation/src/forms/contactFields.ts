import { formatPhone } from '../formats/formatPhone.ts';
import type { CountryOptions, NameOptions, PhoneOptions } from '../options.ts';
import { email } from '../rules/email/email.ts';
import { firstName, lastName } from '../rules/personName/personName.ts';
import { phone } from '../rules/phone/phone.ts';
import { addressCountry } from './addressCountry.ts';
import type { FormField, Values } from './form.ts';

export type ContactName = 'firstName' | 'lastName' | 'phoneNumber' | 'email';

export type ContactOptions = NameOptions & {
  readonly phone: PhoneOptions;
  readonly countries: readonly CountryOptions[];
};

/** Letters in names by the country of the address, where the form has one (VALID-011). */
export function nameOptions(values: Values, options: ContactOptions): NameOptions {
  return { extraNameLetters: addressCountry(values, options)?.extraNameLetters ?? options.extraNameLetters };
}

/** The four inputs that contact, checkout and address forms share. */
export function contactFields(options: ContactOptions): Readonly<Record<ContactName, FormField>> {
  return {
    firstName: {
      name: 'firstName',
      check: (value, values) => firstName(value, nameOptions(values, options)),
    },
    lastName: { name: 'lastName', check: (value, values) => lastName(value, nameOptions(values, options)) },
    phoneNumber: {
      name: 'phoneNumber',
      check: (value) => phone(value, options),
      normalize: (value) => formatPhone(value, options),
    },
    email: { name: 'email', check: email },
  };
}
