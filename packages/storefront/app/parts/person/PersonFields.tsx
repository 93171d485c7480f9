import { FieldGroup, TextField } from '@driveline/ui/forms';
import type { FieldKind } from '@driveline/validation';
import type { ComponentProps, ReactNode } from 'react';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';

/** Names of a person's fields, for the fields themselves and for the list of what was found wrong. */
export function usePersonLabels() {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  return {
    firstName: text('contact.firstName'),
    lastName: text('contact.lastName'),
    email: text('contact.email'),
    phoneNumber: label(market.phone.labelKey),
    postalCode: label(market.postalCode.labelKey),
  };
}

/** What of a person is put into the market's form while it is typed. */
export const personKinds = {
  phoneNumber: 'phone',
  postalCode: 'postalCode',
} as const satisfies Readonly<Record<string, FieldKind>>;

type PersonFieldProps = {
  readonly field: ShopForm['field'];
  /** Its name in the form, where the call names it otherwise. */
  readonly name?: string;
  /** The form takes it empty. */
  readonly optional?: boolean;
  readonly description?: ReactNode;
};

type InputProps = Required<Pick<PersonFieldProps, 'name'>> &
  Omit<PersonFieldProps, 'name'> &
  Pick<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'autoComplete' | 'placeholder'>;

function PersonField({ field, name, optional, ...input }: InputProps) {
  return <TextField {...field(name)} {...input} {...(optional ? { optional } : { required: true })} />;
}

/** First and last name, side by side where there is room. */
export function NameFields({ field }: { field: ShopForm['field'] }) {
  const labels = usePersonLabels();
  return (
    <FieldGroup columns={2}>
      <TextField {...field('firstName')} label={labels.firstName} autoComplete="given-name" required />
      <TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" required />
    </FieldGroup>
  );
}

export function EmailField(props: PersonFieldProps) {
  const { email } = usePersonLabels();
  return <PersonField label={email} name="email" type="email" autoComplete="email" {...props} />;
}

/** A phone of the market, with one as an example; national, for the market says the country. */
export function PhoneField(props: PersonFieldProps) {
  const { market } = useShop();
  const { phoneNumber } = usePersonLabels();
  return (
    <PersonField
      label={phoneNumber}
      name="phoneNumber"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder={market.phone.example}
      {...props}
    />
  );
}

export function PostalCodeField(props: PersonFieldProps) {
  const { postalCode } = usePersonLabels();
  return <PersonField label={postalCode} name="postalCode" autoComplete="postal-code" {...props} />;
}
