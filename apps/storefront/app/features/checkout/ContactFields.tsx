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
      <Input {...field('email')} label={text('contact.email')} type="email" autoComplete="email" required />
      <FieldGroup columns={2}>
        <Input {...field('firstName')} label={text('contact.firstName')} autoComplete="given-name" required />
        <Input {...field('lastName')} label={text('contact.lastName')} autoComplete="family-name" required />
      </FieldGroup>
      <Input
        {...field('phoneNumber')}
        label={label(market.phone.labelKey)}
        description={text('contact.phoneReason')}
        placeholder={market.phone.example}
        type="tel"
        autoComplete="tel-national"
        optional
      />
      {market.fiscalId && (
        <Input
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

type InputProps = FieldProps & Omit<Parameters<typeof TextField>[0], keyof FieldProps | 'id'>;

/** A text field whose control has the id that the summary links to. */
export function Input({ inputId, ...props }: InputProps) {
  return <TextField {...props} id={inputId} />;
}
