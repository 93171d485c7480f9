import { digitsOf } from '../characters.ts';
import { formatPhone } from '../formats/formatPhone.ts';
import { issue } from '../issue.ts';
import type { PhoneOptions, PostalCodeOptions } from '../options.ts';
import { oneTimeCode } from '../rules/oneTimeCode/oneTimeCode.ts';
import { phone } from '../rules/phone/phone.ts';
import { required } from '../rules/required/required.ts';
import { rewardsLookup } from '../rules/rewardsLookup/rewardsLookup.ts';
import { accountForm, type AccountFormOptions } from './account.ts';
import { defineForm, type Form, type FormField, type Values } from './form.ts';
import { freeText, optional } from './optional.ts';

/** How many days of activity are shown unless others are asked for (REWARD-002, REWARD-040). */
export const ACTIVITY_DAYS = 90;

export type RewardsLookUpOptions = {
  readonly phone: PhoneOptions;
  readonly postalCode: PostalCodeOptions;
};

const FACTS = ['lastName', 'telephoneNumber', 'rewardsLookup'] as const;

/** One fact alone would let anybody list the members of a postal code. */
const FACTS_NEEDED = 2;

/**
 * Looking a member up by name, phone, and postal code or email in one field (VALID-017), of which two are needed
 * (REWARD-012). The issue of too few stands at the first empty field.
 */
export function rewardsLookUpForm(options: RewardsLookUpOptions): Form {
  const fields: readonly FormField[] = [
    freeText('lastName', 30),
    {
      name: 'telephoneNumber',
      check: (value) => phone(value, options),
      normalize: (value) => formatPhone(value, options),
    },
    { name: 'rewardsLookup', check: (value) => rewardsLookup(value, options) },
  ];
  const tooFew = (name: string, values: Values) => {
    const empty = FACTS.filter((fact) => values[fact] === '');
    const isTooFew = FACTS.length - empty.length < FACTS_NEEDED;
    return isTooFew && name === empty[0] ? issue('rewardsFacts.missing', { min: FACTS_NEEDED }) : undefined;
  };
  return defineForm(
    fields.map((field) => ({
      ...field,
      check: (value, values) => optional(field).check(value, values) ?? tooFew(field.name, values),
    })),
  );
}

/** A card by its number, which the server judges (VALID-024). */
export function rewardsIdForm(): Form {
  return defineForm([{ name: 'rewardsId', check: (value) => required(value, 'rewardsId'), maxLength: 40 }]);
}

export type RewardsQuestion = 'oneTimeCode' | 'lastName' | 'phoneLastFour' | 'postalCode';

/** What has to be known of a card before it is linked: the code always, the others as the server asks (REWARD-017). */
export function rewardsQuestionsForm(questions: readonly RewardsQuestion[]): Form {
  const lastFour = (value: string) =>
    required(value, 'phoneLastFour') ??
    (/^\d{4}$/.test(value) ? undefined : issue('text.invalid', { example: '0134' }));
  return defineForm(
    questions.map((name): FormField => {
      if (name === 'oneTimeCode') return { name, check: oneTimeCode, normalize: digitsOf };
      if (name === 'phoneLastFour') return { name, check: lastFour };
      return { name, check: (value) => required(value, name), maxLength: 60 };
    }),
  );
}

/** The holder of a card: everything is asked (REWARD-044). */
export function rewardsProfileForm(options: AccountFormOptions): Form {
  const names = ['firstName', 'lastName', 'email', 'phoneNumber', 'postalCode'] as const;
  const form = accountForm(options, names);
  return defineForm(
    names.map((name) => ({
      name,
      check: (value, values) => required(value, name) ?? form.check(name, values),
      normalize: (value) => form.validate({ [name]: value }).values[name] ?? value,
    })),
  );
}
