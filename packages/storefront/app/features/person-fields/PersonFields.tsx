import { FieldGroup, TextField } from '@driveline/ui/forms';
import type { ReactNode } from 'react';
import { useShop } from '../../shop/ShopProvider.tsx';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { usePersonLabels } from './usePersonLabels.ts';

type PersonFieldProps = {
  readonly field: ShopForm['field'];
  /** Its name in the form, where the call names it otherwise. */
  readonly name?: string;
  /** The form takes it empty. */
  readonly optional?: boolean;
  readonly description?: ReactNode;
};

const asked = (optional: boolean | undefined) => (optional ? { optional } : { required: true });

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

export function EmailField({ field, name = 'email', optional, description }: PersonFieldProps) {
  const labels = usePersonLabels();
  return (
    <TextField
      {...field(name)}
      label={labels.email}
      description={description}
      type="email"
      autoComplete="email"
      {...asked(optional)}
    />
  );
}

/** A phone of the market, with one as an example; national, for the market says the country. */
export function PhoneField({ field, name = 'phoneNumber', optional, description }: PersonFieldProps) {
  const { market } = useShop();
  const labels = usePersonLabels();
  return (
    <TextField
      {...field(name)}
      label={labels.phoneNumber}
      description={description}
      placeholder={market.phone.example}
      type="tel"
      autoComplete="tel-national"
      {...asked(optional)}
    />
  );
}

export function PostalCodeField({ field, name = 'postalCode', optional, description }: PersonFieldProps) {
  const labels = usePersonLabels();
  return (
    <TextField
      {...field(name)}
      label={labels.postalCode}
      description={description}
      autoComplete="postal-code"
      {...asked(optional)}
    />
  );
}
