import type { SavedAddress } from '@driveline/api/contract';
import { Checkbox } from '@driveline/ui';
import { FieldGroup, TextField } from '@driveline/ui/forms';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { AddressFields } from '../checkout/index.ts';
import type { useAddressSection } from './useAddressSection.ts';

type AddressFormProps = {
  readonly section: ReturnType<typeof useAddressSection>;
  readonly edited: SavedAddress | undefined;
};

/** The fields of an address, its holder first. */
export function AddressForm({ section, edited }: AddressFormProps) {
  const text = useText();
  const { market } = useShop();
  const { form, fault, labels, country, neighborhoods } = section;
  const { field } = form;
  const isDefault = fault ? 'isDefault' in fault.values : (edited?.isDefault ?? false);
  return (
    <>
      <input type="hidden" name="addressId" value={fault?.values['addressId'] ?? edited?.addressId ?? ''} />
      <FieldGroup columns={2}>
        <TextField {...field('firstName')} label={labels.firstName} autoComplete="given-name" required />
        <TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" required />
      </FieldGroup>
      <AddressFields market={market} field={field} country={country} neighborhoods={neighborhoods} />
      <TextField
        {...field('phoneNumber')}
        label={labels.phoneNumber}
        type="tel"
        autoComplete="tel-national"
        required
      />
      <Checkbox name="isDefault" value="true" defaultChecked={isDefault}>
        {text('account.makeDefault')}
      </Checkbox>
    </>
  );
}
