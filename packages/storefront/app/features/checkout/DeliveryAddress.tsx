import type { SavedAddress } from '@driveline/api/contract';
import { addressLines } from '@driveline/hooks';
import type { Market } from '@driveline/markets';
import { RadioCard, RadioCards } from '@driveline/ui';
import { FieldGroup } from '@driveline/ui/forms';
import { useText } from '../../shop/useText.ts';
import { AddressFields } from './AddressFields.tsx';
import { OTHER_ADDRESS, SAVED_ADDRESS } from './contactFields.ts';
import type { useContactForm } from './useContactForm.ts';

type DeliveryAddressProps = {
  readonly market: Market;
  readonly form: Pick<ReturnType<typeof useContactForm>, 'field' | 'country' | 'neighborhoods' | 'start'>;
  readonly addresses: readonly SavedAddress[];
};

/** Where it goes: one of the member's addresses, or one that is typed (PLUS-050). */
export function DeliveryAddress({ market, form, addresses }: DeliveryAddressProps) {
  const text = useText();
  const { field, country, neighborhoods, start } = form;
  const fields = <AddressFields {...{ market, field, country, neighborhoods }} />;
  const legend = text('checkout.addressLegend');
  if (addresses.length === 0) return <FieldGroup legend={legend}>{fields}</FieldGroup>;
  const isSaved = addresses.some(({ addressId }) => addressId === start[SAVED_ADDRESS]);
  return (
    <RadioCards
      legend={legend}
      name={SAVED_ADDRESS}
      defaultValue={isSaved ? (start[SAVED_ADDRESS] ?? OTHER_ADDRESS) : OTHER_ADDRESS}
    >
      {addresses.map(({ addressId, address }) => (
        <RadioCard
          key={addressId}
          value={addressId}
          label={`${address.firstName} ${address.lastName}`}
          description={addressLines(address, market).join(', ')}
        />
      ))}
      <RadioCard value={OTHER_ADDRESS} label={text('checkout.otherAddress')}>
        {fields}
      </RadioCard>
    </RadioCards>
  );
}
