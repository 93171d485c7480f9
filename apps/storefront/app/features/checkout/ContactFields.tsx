import type { Market } from '@driveline/markets';
import { FieldGroup, TextField } from '@driveline/ui/forms';
import { useDataText, useText } from '../../shop/useText.ts';
import type { FieldProps } from './useContactForm.ts';

export type FieldsProps = { readonly market: Market; readonly field: (name: string) => FieldProps };

/** Email first, then names, then the phone with the reason it is asked for (PLUS-018). */
export function ContactFields({ market, field }: FieldsProps) {
  const text = useText();
  const label = useDataText();
  return (
    <>
      <TextField
        {...field('email')}
        label={text('contact.email')}
        type="email"
        autoComplete="email"
        required
      />
      <FieldGroup columns={2}>
        <TextField
          {...field('firstName')}
          label={text('contact.firstName')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...field('lastName')}
          label={text('contact.lastName')}
          autoComplete="family-name"
          required
        />
      </FieldGroup>
      <TextField
        {...field('phoneNumber')}
        label={label(market.phone.labelKey)}
        description={text('contact.phoneReason')}
        placeholder={market.phone.example}
        type="tel"
        autoComplete="tel-national"
        optional
      />
      {market.fiscalId && (
        <TextField
          {...field('fiscalId')}
          label={label(market.fiscalId.labelKey)}
          placeholder={market.fiscalId.example}
          autoComplete="off"
          {...(market.fiscalId.required ? { required: true } : { optional: true })}
        />
      )}
    </>
  );
}
