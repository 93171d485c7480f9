import type { Address, SavedAddress } from '@driveline/api/contract';
import { addressLines, OTHER_ADDRESS, SAVED_ADDRESS, withAddress } from '@driveline/hooks';
import { AddressChoice, RadioCard, RadioCards } from '@driveline/ui';
import { toWireAddress, type Values } from '@driveline/validation';
import type { ComponentProps, ReactNode } from 'react';
import type { targetAt } from '../../intents/formTarget.ts';
import { useShop, useText } from '../../shop/useShop.ts';

type AddressRadiosProps = {
  readonly legend: string;
  readonly addresses: readonly SavedAddress[];
  /** Value of the choice that stands at first; none is the one that is typed. */
  readonly chosen: string | undefined;
  /** Fields of an address that is typed. */
  readonly typed: ReactNode;
  /** Further choices, which stand first. */
  readonly children?: ReactNode;
};

/** One of a member's addresses, or one that is typed (PLUS-050). */
export function AddressRadios({ legend, addresses, chosen, typed, children }: AddressRadiosProps) {
  const text = useText();
  const { market } = useShop();
  return (
    <RadioCards legend={legend} name={SAVED_ADDRESS} defaultValue={chosen ?? OTHER_ADDRESS}>
      {children}
      {addresses.map(({ addressId, address }) => (
        <RadioCard
          key={addressId}
          value={addressId}
          label={`${address.firstName} ${address.lastName}`}
          description={addressLines(address, market).join(', ')}
        />
      ))}
      <RadioCard value={OTHER_ADDRESS} label={text('checkout.otherAddress')}>
        {typed}
      </RadioCard>
    </RadioCards>
  );
}

type NearAddressesProps = Pick<ComponentProps<typeof AddressChoice>, 'level'> & {
  readonly suggestions: readonly Address[];
  /** The form as it was typed. */
  readonly values: Values;
  readonly mayUseAsEntered?: boolean;
  /** Takes the form with the address that is chosen. */
  readonly targetOf: (values: Values) => ReturnType<typeof targetAt>;
};

/** An address that is not known as typed: what is suggested beside what was entered (CART-038). */
export function NearAddresses(props: NearAddressesProps) {
  const { suggestions, values, mayUseAsEntered = true, targetOf, ...rest } = props;
  const { market } = useShop();
  const suggested = suggestions.map((address) => ({
    lines: addressLines(address, market),
    target: targetOf(withAddress(values, address, market)),
  }));
  const lines = addressLines(toWireAddress(values, market), market);
  const entered = mayUseAsEntered ? { lines, target: targetOf(values) } : undefined;
  return <AddressChoice suggestions={suggested} entered={entered} {...rest} />;
}
