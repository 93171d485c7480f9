import type { SavedAddress } from '@driveline/api/contract';
import { addressLines, contactKinds, useAddresses, usePostalCode } from '@driveline/hooks';
import { Checkbox, Stack, Text } from '@driveline/ui';
import { fromWireAddress, type Values } from '@driveline/validation';
import { useSearchParams } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { NearAddresses } from '../../parts/address/AddressChoices.tsx';
import { AddressFields, useAddressLabels } from '../../parts/address/AddressFields.tsx';
import { NameFields, PhoneField } from '../../parts/person/PersonFields.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { Entry, ListSection } from './ListSection.tsx';
import { useSection } from './useSection.ts';
import * as paths from '../../paths/index.ts';

/** The address book (API-060). */
export function AddressSection() {
  const text = useText();
  const { market } = useShop();
  const { data, isError, refetch } = useAddresses();
  const [query] = useSearchParams();
  const addresses = data?.addresses ?? (isError ? null : undefined);
  const edited = addresses?.find(({ addressId }) => addressId === query.get('address'));
  const postalCode = usePostalCode(market);
  const { form, fault, props } = useSection('address', {
    start: fromWireAddress(edited?.address ?? { postalCode }, market),
    labels: useAddressLabels(),
    kinds: contactKinds(market),
  });
  const { suggestions, values } = fault ?? {};
  return (
    <Stack gap={3}>
      {suggestions && <NearAddresses {...{ suggestions, targetOf }} values={values ?? {}} />}
      <ListSection
        title={text('account.addresses')}
        items={
          addresses &&
          addresses.map((saved) => ({
            term: text(saved.isDefault ? 'account.defaultAddress' : 'account.address'),
            value: <Saved saved={saved} />,
          }))
        }
        addText={text('account.addAddress')}
        retry={{ onRetry: () => void refetch() }}
        {...props}
      >
        <input type="hidden" name="addressId" value={values?.['addressId'] ?? edited?.addressId ?? ''} />
        <NameFields field={form.field} />
        <AddressFields form={form} />
        <PhoneField field={form.field} />
        <Checkbox
          name="isDefault"
          value="true"
          defaultChecked={values ? 'isDefault' in values : (edited?.isDefault ?? false)}
        >
          {text('account.makeDefault')}
        </Checkbox>
      </ListSection>
    </Stack>
  );
}

const targetOf = (taken: Values) =>
  targetAt(paths.profile(), 'save-address', { ...taken, intent: undefined, useAsEntered: 'true' });

function Saved({ saved: { addressId, address } }: { saved: SavedAddress }) {
  const { market } = useShop();
  const lines = addressLines(address, market);
  return (
    <Entry section="address" id={addressId} name={lines[0] ?? ''}>
      <Text as="span">{[`${address.firstName} ${address.lastName}`, ...lines].join(', ')}</Text>
    </Entry>
  );
}
