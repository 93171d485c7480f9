import { usePlaceFill } from '@driveline/hooks';
import type { AddressField, Market } from '@driveline/markets';
import { AddressFields as Fields, TextField, type AddressFieldSpec } from '@driveline/ui/forms';
import { addressCountry } from '@driveline/validation';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { EmailField, NameFields, PhoneField, usePersonLabels } from '../person/PersonFields.tsx';

/** Names of the fields of an address and of its person, for the list of what was found wrong. */
export function useAddressLabels() {
  const label = useDataText();
  const { address, fiscalId } = useShop().market;
  return {
    ...usePersonLabels(),
    ...(fiscalId && { fiscalId: label(fiscalId.labelKey) }),
    ...Object.fromEntries(address.fields.map(({ name, labelKey }) => [name, label(labelKey)])),
  };
}

/** Email first, then names, then the phone with the reason it is asked for (PLUS-018). */
export function ContactFields({ field }: Pick<ShopForm, 'field'>) {
  const text = useText();
  const { market } = useShop();
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

type AddressFieldsProps = { readonly form: Pick<ShopForm, 'field' | 'values' | 'setValue'> };

/**
 * The market's own address fields in its own order; some belong to one country of it, and the postal code fills others
 * (PLUS-023).
 */
export function AddressFields({ form }: AddressFieldsProps) {
  const text = useText();
  const { market } = useShop();
  const country = addressCountry(form.values, market)?.code ?? '';
  const neighborhoods = usePlaceFill(market, form);
  const label = useDataText();
  const specs = market.address.fields
    .filter(({ onlyCountries }) => onlyCountries?.includes(country) ?? true)
    .map((schema) => ({
      ...specOf(schema, market),
      label: label(schema.labelKey),
      ...(schema.kind === 'state' && { placeholder: text('address.chooseState') }),
      ...(schema.kind === 'list' && { suggestions: neighborhoods }),
    }));
  return <Fields fields={specs} field={form.field} />;
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
