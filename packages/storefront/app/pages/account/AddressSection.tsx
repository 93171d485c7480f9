import type { Address, SavedAddress } from '@driveline/api/contract';
import { addressLines, contactKinds, useAddresses, usePlaceFill, withAddress } from '@driveline/hooks';
import { AddressChoice, Button, ButtonLink, Checkbox, Inline, Stack, Text } from '@driveline/ui';
import { ProfileSection } from '@driveline/ui/account';
import { addressCountry, fromWireAddress } from '@driveline/validation';
import { useSearchParams } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { AddressFields } from '../../parts/address/AddressFields.tsx';
import { NameFields, PhoneField, usePersonLabels } from '../../parts/person/PersonFields.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText, useText } from '../../shop/useText.ts';
import { editHref } from './editHref.ts';
import { useSection } from './useSection.ts';
import * as paths from '../../paths/index.ts';

/** The address book: each is changed or removed, and another added (ACCT-041, API-060). */
export function AddressSection() {
  const text = useText();
  const { data, isError, refetch } = useAddresses();
  const [query] = useSearchParams();
  const addresses = data?.addresses ?? (isError ? null : undefined);
  const edited = addresses?.find(({ addressId }) => addressId === query.get('address'));
  const section = useAddressForm(edited);
  const { fault, props } = section;
  return (
    <Stack gap={3}>
      {fault?.suggestions && <Choice values={fault.values} suggestions={fault.suggestions} />}
      <ProfileSection
        title={text('account.addresses')}
        items={
          addresses &&
          addresses.map((saved) => ({
            term: text(saved.isDefault ? 'account.defaultAddress' : 'account.address'),
            value: <Saved saved={saved} />,
          }))
        }
        retry={{ onRetry: () => void refetch() }}
        {...props}
      >
        <AddressForm section={section} edited={edited} />
      </ProfileSection>
      {!props.isEditing && (addresses?.length ?? 0) > 0 && (
        <div>
          <ButtonLink href={editHref('address')} variant="outline">
            {text('account.addAddress')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

function Saved({ saved: { addressId, address } }: { saved: SavedAddress }) {
  const text = useText();
  const { market } = useShop();
  const lines = addressLines(address, market);
  const name = lines[0] ?? '';
  return (
    <Stack gap={2} align="start">
      <Text as="span">{[`${address.firstName} ${address.lastName}`, ...lines].join(', ')}</Text>
      <Inline gap={2}>
        <ButtonLink
          href={editHref('address', addressId)}
          size="s"
          variant="quiet"
          aria-label={text('account.changeOf', { name })}
        >
          {text('account.change')}
        </ButtonLink>
        <IntentForm action={paths.profile()} intent="remove-address">
          <input type="hidden" name="addressId" value={addressId} />
          <Button type="submit" size="s" variant="quiet" aria-label={text('account.removeOf', { name })}>
            {text('account.remove')}
          </Button>
        </IntentForm>
      </Inline>
    </Stack>
  );
}

/** The form of one address, with what its postal code fills (PLUS-023). */
function useAddressForm(edited: SavedAddress | undefined) {
  const label = useDataText();
  const { market } = useShop();
  const labels = {
    ...usePersonLabels(),
    ...Object.fromEntries(market.address.fields.map(({ name, labelKey }) => [name, label(labelKey)])),
  };
  const start = edited && fromWireAddress(edited.address, market);
  const section = useSection('address', { start, labels, kinds: contactKinds(market) });
  const { values, setValue } = section.form;
  return {
    ...section,
    country: addressCountry(values, market)?.code ?? '',
    neighborhoods: usePlaceFill(market, section.props.isEditing, { values, setValue }),
  };
}

type AddressFormProps = {
  readonly section: ReturnType<typeof useAddressForm>;
  readonly edited: SavedAddress | undefined;
};

/** The fields of an address, its holder first. */
function AddressForm({ section, edited }: AddressFormProps) {
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

type ChoiceProps = Pick<FormAnswer, 'values'> & { readonly suggestions: readonly Address[] };

/** An address that is not known as typed: what is suggested beside what was entered (CART-038). */
function Choice({ values, suggestions }: ChoiceProps) {
  const { market } = useShop();
  const taking = (taken: Readonly<Record<string, string>>) =>
    targetAt(paths.profile(), 'save-address', { ...taken, intent: undefined, useAsEntered: 'true' });
  const suggested = suggestions.map((address) => ({
    lines: [address.address1, address.address2, address.city, address.state, address.postalCode],
    target: taking(withAddress(values, address, market)),
  }));
  const entered = { lines: market.address.fields.map(({ name }) => values[name]), target: taking(values) };
  return <AddressChoice suggestions={suggested} entered={entered} />;
}
