import type { Market } from '@driveline/markets';
import { TextField } from '@driveline/ui/forms';
import { useDataText, useText } from '../../shop/useText.ts';
import { EmailField, NameFields, PhoneField } from '../person-fields/index.ts';
import type { FieldProps } from './useContactForm.ts';

export type FieldsProps = { readonly market: Market; readonly field: (name: string) => FieldProps };

/** Email first, then names, then the phone with the reason it is asked for (PLUS-018). */
export function ContactFields({ market, field }: FieldsProps) {
  const text = useText();
  const label = useDataText();
  return (
    <>
      <EmailField field={field} />
      <NameFields field={field} />
      <PhoneField field={field} description={text('contact.phoneReason')} optional />
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
