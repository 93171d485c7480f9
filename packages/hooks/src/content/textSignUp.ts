import type { InputOf } from '@driveline/api';
import { defineForm, formatPhone, phone, phoneDigits, required } from '@driveline/validation';
import type { Form, PhoneOptions, Values } from '@driveline/validation';

type Options = { readonly phone: PhoneOptions };

/** The phone that texts go to, and the consent without which there are none (CONTENT-022). */
export const textSignUpForm = (options: Options): Form =>
  defineForm([
    {
      name: 'phoneNumber',
      check: (value) => required(value, 'phoneNumber') ?? phone(value, options),
      normalize: (value) => formatPhone(value, options),
    },
    { name: 'agrees', check: (value) => required(value, 'acceptsTerms') },
  ]);

/** The call that the form makes (API-089): a choice about texts leaves the one about mails as it is. */
export const toTextSignUp = (
  { phoneNumber = '' }: Values,
  options: Options,
): InputOf<'shell.subscribe'>['body'] => ({
  phoneNumber: phoneDigits(phoneNumber, options.phone),
  receiveTextMessage: true,
});
