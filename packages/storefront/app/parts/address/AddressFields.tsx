import { addressSpecs, usePlaceFill } from '@driveline/hooks';
import { VisuallyHidden } from '@driveline/ui';
import { AddressFields as Fields, TextField } from '@driveline/ui/forms';
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

/** The market's own address fields in its own order; the postal code fills others (PLUS-023, PLUS-060). */
export function AddressFields({ form }: AddressFieldsProps) {
  const text = useText();
  const { market } = useShop();
  const label = useDataText();
  const fill = usePlaceFill(market, form);
  const fields = addressSpecs(market, fill, {
    label,
    choose: text('address.chooseState'),
    fill: text('address.fill'),
    back: text('address.backToList'),
  });
  const places = fill.filled.join(', ');
  return (
    <>
      <Fields fields={fields} field={form.field} />
      <VisuallyHidden role="status">{places && text('address.filled', { places })}</VisuallyHidden>
    </>
  );
}
