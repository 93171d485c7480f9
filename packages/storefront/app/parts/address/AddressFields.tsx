import type { AddressField, Market } from '@driveline/markets';
import { AddressFields as Fields, TextField, type AddressFieldSpec } from '@driveline/ui/forms';
import type { FieldProps } from '../../shop/useShopForm.ts';
import { useDataText, useText } from '../../shop/useText.ts';
import { EmailField, NameFields, PhoneField } from '../person/PersonFields.tsx';

type FieldsProps = { readonly market: Market; readonly field: (name: string) => FieldProps };

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

type AddressFieldsProps = FieldsProps & { country: string; neighborhoods: readonly string[] };

/** The market's own address fields in its own order; some belong to one country of it (PLUS-023). */
export function AddressFields({ market, field, country, neighborhoods }: AddressFieldsProps) {
  const text = useText();
  const label = useDataText();
  const specs = market.address.fields
    .filter(({ onlyCountries }) => onlyCountries?.includes(country) ?? true)
    .map((schema) => ({
      ...specOf(schema, market),
      label: label(schema.labelKey),
      ...(schema.kind === 'state' && { placeholder: text('address.chooseState') }),
      ...(schema.kind === 'list' && { suggestions: neighborhoods }),
    }));
  return <Fields fields={specs} field={field} />;
}

function specOf(schema: AddressField, { states }: Market): Omit<AddressFieldSpec, 'label'> {
  const { name, kind, columns, required, autoComplete, maxLength, inputMode } = schema;
  return {
    name,
    columns,
    autoComplete,
    ...(!required && { optional: true }),
    ...(maxLength !== undefined && { maxLength }),
    ...(inputMode && { inputMode }),
    ...(kind === 'state' && { options: states.map((state) => ({ value: state.code, label: state.name })) }),
  };
}
