import type { SavedAddress } from '@driveline/api/contract';
import { Checkbox } from '@driveline/ui';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { AddressFields } from '../checkout/index.ts';
import { NameFields, PhoneField } from '../person-fields/index.ts';
import type { useAddressSection } from './useAddressSection.ts';

type AddressFormProps = {
  readonly section: ReturnType<typeof useAddressSection>;
  readonly edited: SavedAddress | undefined;
};

/** The fields of an address, its holder first. */
export function AddressForm({ section, edited }: AddressFormProps) {
  const text = useText();
  const { market } = useShop();
  const { form, fault, country, neighborhoods } = section;
  const { field } = form;
  const isDefault = fault ? 'isDefault' in fault.values : (edited?.isDefault ?? false);
  return (
    <>
      <input type="hidden" name="addressId" value={fault?.values['addressId'] ?? edited?.addressId ?? ''} />
      <NameFields field={field} />
      <AddressFields market={market} field={field} country={country} neighborhoods={neighborhoods} />
      <PhoneField field={field} />
      <Checkbox name="isDefault" value="true" defaultChecked={isDefault}>
        {text('account.makeDefault')}
      </Checkbox>
    </>
  );
}
