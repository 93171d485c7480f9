import { contactKinds } from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import type { AddressFieldSpec } from '@driveline/ui/forms';
import { enUS as strings } from '@driveline/ui/i18n/en-US';
import { fieldNormalizer } from '@driveline/validation';
import { enUS } from '@driveline/validation/messages';
import { words } from './words.ts';

const { subjects } = enUS;

export const contactFields: readonly AddressFieldSpec[] = [
  { name: 'email', label: subjects.email.name, columns: 6, autoComplete: 'email', inputMode: 'email' },
  { name: 'firstName', label: subjects.firstName.name, columns: 3, autoComplete: 'given-name' },
  { name: 'lastName', label: subjects.lastName.name, columns: 3, autoComplete: 'family-name' },
  { name: 'phoneNumber', label: subjects.phone.name, columns: 6, autoComplete: 'tel', optional: true },
];

const addressLabels: Readonly<Record<string, string>> = {
  street: subjects.streetAddress.name,
  apartment: words.apartment,
  zipCode: subjects.postalCode.name,
  city: subjects.city.name,
  state: subjects.state.name,
};

/** As the market's record asks for them; what Puerto Rico adds is optional, and this shop does not ask for it. */
export const addressFields: readonly AddressFieldSpec[] = us.address.fields
  .filter(({ onlyCountries }) => !onlyCountries)
  .map(({ name, columns, autoComplete, inputMode, maxLength, required, kind }) => ({
    ...{ name, columns, autoComplete, inputMode, maxLength, optional: !required },
    label: addressLabels[name] ?? name,
    ...(kind === 'state' && {
      options: us.states.map((state) => ({ value: state.code, label: state.name })),
      placeholder: strings.chooseOption,
    }),
  }));

/** Names of the fields in the summary of what is wrong. */
export const labels = Object.fromEntries(
  [...contactFields, ...addressFields].map(({ name, label }) => [name, label]),
);

/** Puts what is typed into the market's form. */
export const normalizers = Object.fromEntries(
  Object.entries(contactKinds(us)).map(([name, kind]) => [name, fieldNormalizer(kind, us)]),
);
