import type { Address, SavedAddress } from '@driveline/api/contract';
import { accountQueries, addressLines, useB2c } from '@driveline/hooks';
import { AddressChoice, Button, ButtonLink, Inline, Stack, Text } from '@driveline/ui';
import { ProfileSection } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { fromWireAddress } from '@driveline/validation';
import { useSearchParams } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { AddressForm } from './AddressForm.tsx';
import { PROFILE_PATH } from './paths.ts';
import type { ProfileFault } from './profileAction.ts';
import { editPath } from './profileSections.ts';
import { useAddressSection } from './useAddressSection.ts';

/** The address book: each is changed or removed, and another added (ACCT-041, API-060). */
export function AddressSection() {
  const text = useText();
  const { client } = useB2c();
  const { data, isError, refetch } = useQuery(accountQueries.addresses(client));
  const [query] = useSearchParams();
  const addresses = data?.addresses ?? (isError ? null : undefined);
  const edited = addresses?.find(({ addressId }) => addressId === query.get('address'));
  const section = useAddressSection(edited);
  const { fault, props } = section;
  return (
    <Stack gap={3}>
      {fault?.choice && <Choice fault={fault} choice={fault.choice} />}
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
          <ButtonLink href={editPath(PROFILE_PATH, 'address')} variant="outline">
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
  const of = lines[0] ?? '';
  return (
    <Stack gap={2} align="start">
      <Text as="span">{[`${address.firstName} ${address.lastName}`, ...lines].join(', ')}</Text>
      <Inline gap={2}>
        <ButtonLink
          href={editPath(PROFILE_PATH, 'address', addressId)}
          size="s"
          variant="quiet"
          aria-label={text('account.changeOf', { name: of })}
        >
          {text('account.change')}
        </ButtonLink>
        <form method="post" action={PROFILE_PATH} data-intent="remove-address">
          <input type="hidden" name="intent" value="remove-address" />
          <input type="hidden" name="addressId" value={addressId} />
          <Button type="submit" size="s" variant="quiet" aria-label={text('account.removeOf', { name: of })}>
            {text('account.remove')}
          </Button>
        </form>
      </Inline>
    </Stack>
  );
}

/** An address that is not known as typed: what is suggested beside what was entered (CART-038). */
function Choice({
  fault: { values },
  choice,
}: {
  fault: ProfileFault;
  choice: NonNullable<ProfileFault['choice']>;
}) {
  const { market } = useShop();
  const taking = (taken: Readonly<Record<string, string>>) => ({
    action: PROFILE_PATH,
    intent: 'save-address',
    fields: { ...taken, intent: undefined, useAsEntered: 'true' },
  });
  const suggestions = choice.suggestions.map((address: Address) => ({
    lines: [address.address1, address.address2, address.city, address.state, address.postalCode],
    target: taking({ ...values, ...nonEmpty(fromWireAddress(address, market)) }),
  }));
  const entered = { lines: market.address.fields.map(({ name }) => values[name]), target: taking(values) };
  return <AddressChoice suggestions={suggestions} entered={choice.mayUseAsEntered ? entered : undefined} />;
}

const nonEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
